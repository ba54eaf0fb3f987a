/** Where the archive of an export is kept. Ids only: keys are seen in logs of storage providers. */
export const archiveKey = (organizationId: string, exportId: string): string =>
  `organizations/${organizationId}/exports/${exportId}/archive.zip`;

export const ARCHIVE_TYPE = 'application/zip';
