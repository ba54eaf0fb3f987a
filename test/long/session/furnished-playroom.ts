import { offlineIllustrator } from '../../../activities/stories/offline/picture/offline-illustrator.ts';
import { linked } from '../../support/direct-login.ts';
import { makeStorybook, startedStorybook, storyDependencies } from '../../support/storybooks.ts';
import { convert, pdfOf, upload } from '../../support/worksheets.ts';
import type { WebStage } from '../../web/stage.ts';

export interface FurnishedPlayroom {
  /** Of the clinician's login. */
  readonly email: string;
  /** Another session with the same client, by the links of both seats. */
  book(): Promise<{ readonly clinicianLink: string; readonly clientLink: string }>;
}

const ROOMS = [
  ['The meadow', 'meadow', 'child'],
  ['The ocean', 'ocean', 'child'],
  ['The studio', 'studio', 'teen'],
] as const;
const PAGES = 4;

/** A clinician with a login of her own and three rooms; on the first one's shelf a drawn book and a worksheet. */
export const furnishPlayroom = async ({ app }: WebStage): Promise<FurnishedPlayroom> => {
  const { world, clinic, practitioner } = await linked(app);
  const clinician = await world.as(practitioner.id);
  const patient = await world.patient({
    partner_clinic_id: clinic.id,
    created_by_partner_practitioner_id: practitioner.id,
  });
  const book = await startedStorybook(clinician, { topic: 'Being afraid of the dark', page_count: PAGES });
  await makeStorybook(
    storyDependencies(app, offlineIllustrator),
    { organizationId: world.organizationId, storybookId: book.id },
    PAGES,
  );
  const ready = await clinician.patch(`/v1/partner/storybooks/${book.id}`, { shelf_ready: true });
  if (ready.status !== 200) throw new Error(`The book answered ${ready.status}: ${ready.text}`);
  const sheet = await upload(clinician, await pdfOf(2, 'How do you feel today? Draw it.'));
  await convert(app, world.organizationId, sheet.id);
  for (const [name, theme, room_type] of ROOMS) {
    const { body } = await clinician.post('/v1/partner/playrooms', {
      name,
      theme,
      room_type,
      published: true,
    });
    if (theme !== 'meadow') continue;
    for (const [type, { id }] of [
      ['storybook', book],
      ['worksheet', sheet],
    ] as const) {
      const put = await clinician.put(`/v1/partner/playrooms/${body.data.id}/content/${type}/${id}`, {});
      if (put.status !== 201) throw new Error(`The shelf answered ${put.status}: ${put.text}`);
    }
  }
  let hour = 0;
  return {
    email: practitioner.email,
    async book() {
      hour += 1;
      const { body } = await world.partner.post(
        '/v1/partner/appointments',
        world.booking({ clinic, practitioner, patient }, hour),
      );
      return { clinicianLink: body.data.clinician_video_url, clientLink: body.data.patient_video_url };
    },
  };
};
