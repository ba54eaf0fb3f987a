import { keysOf } from '../../platform/objects/objects.ts';

/** Where the bytes of a worksheet are kept. */
export const worksheetKeys = (organizationId: string, worksheetId: string) => {
  const all = keysOf(organizationId, 'worksheets', worksheetId);
  return {
    all,
    /** What was uploaded. */
    source: `${all}source`,
    /** What a picture is downloaded as; a PDF is downloaded as it came. */
    document: `${all}document.pdf`,
    cover: `${all}cover.png`,
    page: (image: number): string => `${all}pages/${String(image).padStart(2, '0')}.png`,
  };
};

/** The first page as a small picture; where another page has become the first, that page as it is. */
export const worksheetCover = (organizationId: string, worksheetId: string, firstImage: number): string => {
  const { cover, page } = worksheetKeys(organizationId, worksheetId);
  return firstImage === 1 ? cover : page(firstImage);
};

/** Where its PDF is: what was uploaded where that is one, else what was made of the picture. */
export const worksheetDocument = (
  organizationId: string,
  worksheetId: string,
  media_type: string,
): string => {
  const { source, document } = worksheetKeys(organizationId, worksheetId);
  return media_type === 'application/pdf' ? source : document;
};
