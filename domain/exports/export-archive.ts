import { keysOf } from '../../platform/objects/objects.ts';

/** Everything that is stored of an export lies below it, also what is being written. */
export const archivePrefix = (organizationId: string, exportId: string): string =>
  keysOf(organizationId, 'exports', exportId);

/** Where the archive of an export is kept. Ids only: keys are seen in logs of storage providers. */
export const archiveKey = (organizationId: string, exportId: string): string =>
  `${archivePrefix(organizationId, exportId)}archive.zip`;

export const ARCHIVE_TYPE = 'application/zip';
