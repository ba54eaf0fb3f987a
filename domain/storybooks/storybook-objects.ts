import { keysOf, ObjectAbsent, type Objects, type StoredObject } from '../../platform/objects/objects.ts';
import { Problem } from '../problems.ts';

/** Object keys of a storybook. They hold ids only: a title would reveal something about a patient. */
export const storybookKeys = (organizationId: string, storybookId: string) => {
  const prefix = keysOf(organizationId, 'storybooks', storybookId);
  return {
    prefix,
    cover: `${prefix}cover.png`,
    /** The PDF of each edit has its own key, so a late build never replaces a newer one. */
    document: (revision: number) => `${prefix}storybook${revision === 0 ? '' : `-${revision}`}.pdf`,
    page: (pageId: string) => `${prefix}pages/${pageId}.png`,
  };
};

/** @throws Problem content-not-ready where the object does not exist. */
export const readAsset = async (objects: Pick<Objects, 'read'>, key: string): Promise<StoredObject> => {
  try {
    return await objects.read(key);
  } catch (error) {
    throw error instanceof ObjectAbsent ? new Problem('content-not-ready') : error;
  }
};
