import { callerAt, tokensOf } from '../../interface/caller.ts';
import { type PlantedWords, plantedWords } from '../../interface/planted-words.ts';
import { perform } from '../../interface/samples.ts';
import { type Client, insisting } from '../../support/client.ts';
import { endpointOf } from '../../support/endpoint-of.ts';
import { completeAnswers, formBody } from '../../support/forms.ts';
import { PIXEL, savedScene } from '../../support/games.ts';
import { storybookBody } from '../../support/storybooks.ts';
import type { Practice, WireRecord, World } from '../../support/world.ts';
import type { Stage } from './stage.ts';

/** A patient with a word of its own in every field of every kind of record. */
export interface PlantedPatient {
  readonly practice: Practice;
  readonly words: PlantedWords;
  /** Of tokens that were made for the patient, as a frame or a seat still has them. */
  readonly caller: Client;
  readonly appointmentId: string;
  readonly noteId: string;
  readonly bookId: string;
  readonly formId: string;
  readonly submissionId: string;
  /** Text that only a word holds, of each of the patient's records, as the clinician reads it. */
  read(): Promise<string>;
}

type Body = Readonly<Record<string, unknown>>;

export const plantPatient = async (
  stage: Stage,
  world: World,
  { clinic, practitioner }: Pick<Practice, 'clinic' | 'practitioner'>,
  hour: number,
): Promise<PlantedPatient> => {
  const words = plantedWords();
  const planted = (id: string, body: Body): Body => words.plant(id, endpointOf(id).body ?? {}, body) as Body;
  const patient: WireRecord = await world.patient(
    planted('createPatient', {
      first_name: '',
      last_name: '',
      partner_clinic_id: clinic.id,
      created_by_partner_practitioner_id: practitioner.id,
    }),
  );
  const practice = { clinic, practitioner, patient };
  const caller = callerAt(stage.service.baseUrl, await tokensOf(world, practice));
  const ask = async (id: string, path: string, body: Body = {}): Promise<WireRecord> =>
    (await perform(insisting(caller), endpointOf(id), { path, body: planted(id, body) })).body?.data;
  const book = (at: number) =>
    ask('createAppointment', '/v1/partner/appointments', {
      ...world.booking(practice, at),
      notify_patient: true,
    });
  const appointment = await book(hour);
  await book(hour + 1);

  const note = await ask('createNote', '/api/embed/notes', {
    partner_appointment_id: appointment.id,
    body: '',
  });
  // A reason is taken only with an unlock, so not every field of the schema is.
  await insisting(caller).patch(`/api/embed/notes/${note.id}`, { body: words.word('a note') });
  await ask('replaceTranscript', `/api/embed/notes/${note.id}/transcript`, {
    words: [{ speaker: '', text: '', start_seconds: 0, end_seconds: 1 }],
  });

  const form = (await insisting(caller).post('/v1/partner/forms', formBody())).body.data;
  await ask('sendForm', `/api/embed/forms/${form.id}/send`);
  const submission = await ask('openFormSubmission', `/api/embed/forms/${form.id}/submissions`);
  const answers = Object.entries(completeAnswers(form.fields)).map(([id, answer]) => [
    id,
    /^(Noa|It began)/.test(String(answer)) ? words.word('an answer') : answer,
  ]);
  await insisting(caller).post(
    `/api/embed/forms/${form.id}/submissions/${submission.submission_id}/complete`,
    {
      answers: Object.fromEntries(answers),
    },
  );

  const bookOf = await ask('createStorybook', '/v1/partner/storybooks', {
    ...storybookBody(),
    partner_patient_id: patient.id,
  });
  const save = await ask('createGameSave', '/api/embed/game-saves', savedScene);
  await insisting(caller).put(`/api/embed/game-saves/${save.id}/thumbnail`, { content_base64: PIXEL });
  const clinician = await world.as(practitioner.id);
  return {
    practice,
    words,
    caller,
    appointmentId: appointment.id,
    noteId: note.id,
    bookId: bookOf.id,
    formId: form.id,
    submissionId: submission.submission_id,
    async read() {
      const replies = await Promise.all(
        [
          `patients/${patient.id}`,
          `appointments/${appointment.id}`,
          `notes/${note.id}`,
          `forms/${form.id}/submissions/${submission.submission_id}`,
          `storybooks/${bookOf.id}`,
          `game-saves/${save.id}`,
        ].map((path) => clinician.get(`/v1/partner/${path}`)),
      );
      // The links to pictures are made anew for each answer.
      return replies
        .map(
          ({ status, body }) => `${status} ${JSON.stringify(body.data).replaceAll(/objects\/[\w-]+/g, '')}`,
        )
        .join('\n');
    },
  };
};
