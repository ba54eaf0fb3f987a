import { offlineIllustrator } from '../../../activities/stories/offline/picture/offline-illustrator.ts';
import { THEMES } from '../../../domain/playrooms/room-themes.ts';
import { finishedExport } from '../../support/exports.ts';
import { writtenNote } from '../../support/notes.ts';
import { makeStorybook, startedStorybook, storyDependencies } from '../../support/storybooks.ts';
import { convert, pdfOf, upload } from '../../support/worksheets.ts';
import type { WireRecord } from '../../support/world.ts';
import { type Furnished, furnish } from '../../web/furnished-office.ts';
import type { Office, WebStage } from '../../web/stage.ts';
import { momentOf } from '../../web/week.ts';

export interface FurnishedClinic {
  readonly office: Office;
  readonly made: Furnished;
  readonly sheet: WireRecord;
  readonly rooms: readonly WireRecord[];
  /** With the pictures of the built-in author. */
  readonly book: WireRecord;
}

const CLIENTS = [
  ['Ágnes', 'Ziegler', '2016-02-29'],
  ['Ben', 'Okafor', '2014-07-01'],
  ['Clara', 'Meyer', '2018-11-20'],
  ['David', 'Abel', null],
  ['Maximiliane-Charlotte', 'von Hohenstein-Weißenfels', '2017-05-05'],
  ['Yuki', 'Tanaka', '2019-01-14'],
] as const;
const NOTES = [
  'Built a castle with two gates. The lion stayed outside until the very end of the hour.',
  'Chose the dollhouse first. The baby slept in the cellar; the mother looked for it.',
  'Quiet today. Drew the school with its doors closed, then opened one.',
];

const bookWeek = async ({ world, practice, clinician }: Office, clients: readonly WireRecord[]) => {
  for (const [index, client] of clients.entries())
    for (const weekday of [1 + (index % 5), 1 + ((index + 2) % 5)]) {
      const start = momentOf(weekday, 8 + index);
      const { body, status } = await clinician.post('/v1/partner/appointments', {
        ...world.booking(practice, 0),
        partner_patient_id: client.id,
        start_at: start.toISOString(),
        end_at: new Date(start.getTime() + 3_000_000).toISOString(),
        session_type: index % 2 === 0 ? 'virtual' : 'in_person',
      });
      if (status === 201 && index === 1)
        await clinician.patch(`/v1/partner/appointments/${body.data.id}`, { status: 'completed' });
      if (status === 201 && index === 2)
        await clinician.patch(`/v1/partner/appointments/${body.data.id}`, { status: 'no_show' });
    }
};

const drawnBook = async (
  { app }: WebStage,
  { world, clinician }: Office,
  topic: string,
): Promise<WireRecord> => {
  const { id, page_count } = await startedStorybook(clinician, { topic });
  const input = { organizationId: world.organizationId, storybookId: id };
  await makeStorybook(storyDependencies(app, offlineIllustrator), input, page_count);
  return (await clinician.get(`/v1/partner/storybooks/${id}`)).body.data;
};

/** A clinic that has worked for some weeks: clients, a full week, notes, forms, books, worksheets and a room of each theme. */
export const furnishClinic = async (stage: WebStage): Promise<FurnishedClinic> => {
  const { app } = stage;
  const office = await stage.office();
  const { world, practice, clinician } = office;
  await world.partner.patch(`/v1/partner/clinics/${practice.clinic.id}`, { name: 'Linden Play Therapy' });
  const made = await furnish(stage, office);
  const clients: WireRecord[] = [];
  for (const [first_name, last_name, date_of_birth] of CLIENTS)
    clients.push(
      await world.patient({
        first_name,
        last_name,
        date_of_birth,
        email: `${clients.length}@home.example`,
        partner_clinic_id: practice.clinic.id,
        created_by_partner_practitioner_id: practice.practitioner.id,
      }),
    );
  await bookWeek(office, clients);
  for (const body of NOTES) await writtenNote({ app, world, practice }, { body, transcript: true });
  await startedStorybook(clinician, { topic: 'Moving to a new house' });
  const books: WireRecord[] = [];
  for (const topic of ['A new baby sister', 'Being afraid of the dark'])
    books.push(await drawnBook(stage, office, topic));
  const sheet = await upload(clinician, await pdfOf(4, 'How do you feel today? Draw it.'));
  await convert(app, world.organizationId, sheet.id);
  const rooms: WireRecord[] = [];
  for (const [index, theme] of THEMES.entries()) {
    const { body } = await clinician.post('/v1/partner/playrooms', {
      name: `The ${theme}`,
      room_type: (['child', 'teen', 'adult'] as const)[index % 3],
      theme,
      published: true,
    });
    rooms.push(body.data);
  }
  const [book = made.book] = books;
  await clinician.post('/v1/partner/clinic-community/items', {
    content_type: 'storybook',
    content_id: book.id,
    description: 'Children open up with this one.',
  });
  await finishedExport(app, {
    organizationId: world.organizationId,
    practitionerId: practice.practitioner.id,
  });
  return { office, made, sheet, rooms, book };
};
