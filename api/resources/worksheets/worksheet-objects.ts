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
