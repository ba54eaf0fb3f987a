import type { Config } from '../configuration/config.ts';
import type { Secrets } from '../secrets.ts';
import type { BucketSettings } from './bucket-client.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import { LINK_PATH, sealLink } from './object-links.ts';
import { type Objects, outsideTransactions } from './objects.ts';
import { type SealedObjects, sealObjects } from './sealed-objects.ts';
import { SEALED_ALONE } from './sealing.ts';

type Settings = Pick<
  Config,
  | 'BASE_URL'
  | 'OBJECTS_DIR'
  | 'OBJECTS_URL'
  | 'OBJECTS_BUCKET'
  | 'OBJECTS_REGION'
  | 'OBJECTS_ACCESS_KEY_ID'
  | 'OBJECTS_SECRET_ACCESS_KEY'
  | 'OBJECTS_ENCRYPTION'
>;

export interface OpenedObjects extends Objects, SealedObjects {
  close(): void;
}

const bucketOf = (settings: Settings): BucketSettings | undefined =>
  settings.OBJECTS_URL === undefined
    ? undefined
    : {
        url: settings.OBJECTS_URL,
        bucket: settings.OBJECTS_BUCKET as string,
        region: settings.OBJECTS_REGION,
        access_key_id: settings.OBJECTS_ACCESS_KEY_ID as string,
        secret_access_key: settings.OBJECTS_SECRET_ACCESS_KEY as string,
        encryption: settings.OBJECTS_ENCRYPTION,
      };

/**
 * Opens the configured store: a bucket where OBJECTS_URL is set, else the folder. Objects are sealed, so links lead
 * to the API for both: pages need to trust no other host, and no address names a bucket or a key.
 * @param sealing how far the change to sealed objects has come; by default it is complete.
 */
export const openObjects = (settings: Settings, secrets: Secrets, sealing = SEALED_ALONE): OpenedObjects => {
  const link: Objects['link'] = (key, terms) =>
    `${settings.BASE_URL}${LINK_PATH}/${sealLink(secrets, key, terms)}`;
  const bucket = bucketOf(settings);
  if (!bucket) {
    const store = sealObjects(outsideTransactions(folderStore(settings.OBJECTS_DIR)), secrets, sealing);
    return { ...store, link, close: () => undefined };
  }
  const { close, ...store } = bucketStore(bucket);
  return { ...sealObjects(outsideTransactions(store), secrets, sealing), link, close };
};
