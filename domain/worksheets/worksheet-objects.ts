import { keysOf } from '../../platform/objects/objects.ts';

/** Object keys of a worksheet. */
export const worksheetKeys = (organizationId: string, worksheetId: string) => {
  const all = keysOf(organizationId, 'worksheets', worksheetId);
  return {
    all,
    /** The uploaded or composed document; kept until pictures and PDF are made from it. */
    source: `${all}source`,
    /** A PDF that earlier versions made from an uploaded picture. */
    formerDocument: `${all}document.pdf`,
    /** The PDF of each edit has its own key, which is never written with other pages. */
    document: (revision: number): string => `${all}bound-${revision}.pdf`,
    cover: `${all}cover.png`,
    page: (image: number): string => `${all}pages/${String(image).padStart(2, '0')}.png`,
  };
};

/** The first page as a small picture; where another page has become the first, that page in full size. */
export const worksheetCover = (organizationId: string, worksheetId: string, firstImage: number): string => {
  const { cover, page } = worksheetKeys(organizationId, worksheetId);
  return firstImage === 1 ? cover : page(firstImage);
};

const BOUND = /\/bound-(\d+)\.pdf$/;

/** The edit that the PDF under this key was made from. */
export const revisionOfDocument = (key: string): number | undefined => {
  const [, revision] = BOUND.exec(key) ?? [];
  return revision === undefined ? undefined : Number(revision);
};
