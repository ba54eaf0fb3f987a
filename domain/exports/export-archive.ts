import { keysOf } from '../../platform/objects/objects.ts';

/** The prefix of everything that is stored for an export, also while it is being written. */
export const archivePrefix = (organizationId: string, exportId: string): string =>
  keysOf(organizationId, 'exports', exportId);

/** The object key of an archive. It holds ids only, because logs of storage providers show keys. */
export const archiveKey = (organizationId: string, exportId: string): string =>
  `${archivePrefix(organizationId, exportId)}archive.zip`;

export const ARCHIVE_TYPE = 'application/zip';
