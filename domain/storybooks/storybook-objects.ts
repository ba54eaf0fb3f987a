import { keysOf, ObjectAbsent, type ObjectPart } from '../../platform/objects/objects.ts';
import type { AnyCall } from '../declarations/endpoint.ts';
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

/** @throws Problem content-not-ready for what is not there. */
export const readAsset = async (
  { objects, requestedPart }: Pick<AnyCall, 'objects' | 'requestedPart'>,
  key: string,
): Promise<ObjectPart> => {
  try {
    return await objects.readPart(key, requestedPart);
  } catch (error) {
    throw error instanceof ObjectAbsent ? new Problem('content-not-ready') : error;
  }
};
