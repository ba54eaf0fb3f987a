import type { Config } from '../../config.ts';
import type { Secrets } from '../secrets.ts';
import { type BucketSettings, bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import { LINK_PATH, sealLink } from './object-links.ts';
import { type LinkTerms, type ObjectStore, type Objects, outsideTransactions } from './objects.ts';

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
  | 'OBJECTS_LINKS'
>;

export interface OpenedObjects extends Objects {
  /** Where an opened link sends its caller on to, where the settings want that. */
  readonly elsewhere?: (key: string, terms: Omit<LinkTerms, 'expires_at'>) => Promise<string>;
  close(): void;
}

/** Long enough to follow a redirect. */
const ELSEWHERE_SECONDS = 60;

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
 * The store that the settings name: a bucket where OBJECTS_URL is set, else the folder. Links lead to
 * ourselves for both, so that pages need to trust no other host and no address names a bucket or a key.
 */
export const openObjects = (settings: Settings, secrets: Secrets): OpenedObjects => {
  const link: Objects['link'] = (key, terms) =>
    `${settings.BASE_URL}${LINK_PATH}/${sealLink(secrets, key, terms)}`;
  const bucket = bucketOf(settings);
  if (!bucket) {
    const store: ObjectStore = outsideTransactions(folderStore(settings.OBJECTS_DIR));
    return { ...store, link, close: () => undefined };
  }
  const store = outsideTransactions(bucketStore(bucket));
  return {
    ...store,
    link,
    ...(settings.OBJECTS_LINKS === 'redirected'
      ? { elsewhere: (key, terms) => store.presigned(key, terms, ELSEWHERE_SECONDS) }
      : {}),
  };
};
