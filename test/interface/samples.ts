import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import pMap from 'p-map';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';
import type { RunningApp } from '../support/app.ts';
import { signCheckpoint } from '../support/checkpoints.ts';
import { type Client, clientOf, insisting, type Reply, type Request } from '../support/client.ts';
import { offerUpgrade } from '../support/direct-login.ts';
import { endpointOf } from '../support/endpoint-of.ts';
import { endRunningExports, finishedExport } from '../support/exports.ts';
import { completeAnswers, formBody, requestedSubmission } from '../support/forms.ts';
import { PIXEL, savedScene } from '../support/games.ts';
import { endImports, IMPORTS, imported } from '../support/imports.ts';
import { writtenNote } from '../support/notes.ts';
import { readyStorybook, startedStorybook, storybookBody } from '../support/storybooks.ts';
import { draftOf, readyWorksheet } from '../support/worksheets.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';
import { callerAt, type TokenOf, tokensOf } from './caller.ts';

/** An organization with a practice, in which every operation of the interface has something to work on. */
export interface Scene {
  readonly app: RunningApp;
  readonly world: World;
  readonly practice: {
    readonly clinic: WireRecord;
    readonly practitioner: WireRecord;
    readonly patient: WireRecord;
  };
  /** Calls each operation with a token that it takes. */
  readonly caller: Client;
  readonly tokenOf: TokenOf;
  /** Counts the hours of the practice that are booked already. */
  nextHour(): number;
}

/** A request that its operation answers with success when it is sent once. */
export interface Call {
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

type Sample = (scene: Scene) => Call | Promise<Call>;

const kept = new WeakMap<Scene['practice'], Map<Sample, Call | Promise<Call>>>();
/** One for each practice, shared by all samples that only read it. */
const lasting =
  (sample: Sample): Sample =>
  (scene) => {
    const ofPractice = kept.get(scene.practice) ?? new Map<Sample, Call | Promise<Call>>();
    kept.set(scene.practice, ofPractice);
    const call = ofPractice.get(sample) ?? sample(scene);
    ofPractice.set(sample, call);
    return call;
  };

const CALENDAR = { url: 'https://dav.example/calendars/ida/work/', username: 'ida', password: 'word' };

const emptyClinic: Sample = async ({ world }) => ({
  path: `/v1/partner/clinics/${(await world.clinic()).id}`,
});
const idlePractitioner: Sample = async ({ world, practice }) => {
  const { id } = await world.practitioner({ partner_clinic_id: practice.clinic.id });
  return { path: `/v1/partner/practitioners/${id}` };
};
/** On the roster of the practice's practitioner, who therefore reaches it too. */
const idlePatient: Sample = async ({ world, practice }) => {
  const { id } = await world.patient({
    partner_clinic_id: practice.clinic.id,
    created_by_partner_practitioner_id: practice.practitioner.id,
  });
  return { path: `/v1/partner/patients/${id}` };
};
const appointment: Sample = async ({ world, practice, nextHour }) => {
  const booked = await world.partner.post('/v1/partner/appointments', world.booking(practice, nextHour()));
  return { path: `/v1/partner/appointments/${booked.body.data.id}` };
};
/** Decades after the other bookings, which are an hour apart and would meet one that repeats. */
const seriesBody = ({ world, practice, nextHour }: Scene) => {
  const { start_at, end_at, ...body } = world.booking(practice, nextHour()) as Record<string, string>;
  const later = (moment: string | undefined) => moment?.replace('2035', '2065');
  return { ...body, start_at: later(start_at), end_at: later(end_at), interval_weeks: 4, count: 2 };
};
const appointmentSeries: Sample = async (scene) => {
  const booked = await scene.world.partner.post('/v1/partner/appointment-series', seriesBody(scene));
  return { path: `/v1/partner/appointment-series/${booked.body.data.id}` };
};
const idleErasure = async (scene: Scene): Promise<Readonly<Record<string, unknown>>> => ({
  partner_patient_id: (await idlePatient(scene)).path.split('/').at(-1),
  reason: 'patient_request',
});
const erasure: Sample = async (scene) => {
  const begun = await scene.world.partner.post('/v1/partner/erasures', await idleErasure(scene));
  return { path: `/v1/partner/erasures/${begun.body.data.id}` };
};
const lastingErasure = lasting(erasure);
/** Every token may read what the type tells of. */
const HOOK = {
  url: 'https://portal.partner.example/hooks/clinic',
  event_types: ['session_configuration.updated'],
};
/** An organization may have ten, so the oldest are deleted, except those that are kept for reading. */
const roomForEndpoint = ({ app, world }: Scene) =>
  app.owner.pool.query(
    `update webhook_endpoints set deleted_at = clock_timestamp() where id in (
       select id from webhook_endpoints
       where organization_id = $1 and deleted_at is null and not 'clinic.*' = any(event_types)
       order by created_at desc, id offset 7)`,
    [world.organizationId],
  );
const turns = new Map<string, Promise<unknown>>();
/** One at a time in an organization: two at once would both find room for one endpoint only. */
const addedEndpoint = (scene: Scene, fields: object = {}): Promise<Call> => {
  const { organizationId, partner } = scene.world;
  const added = (turns.get(organizationId) ?? Promise.resolve()).then(async () => {
    await roomForEndpoint(scene);
    const { body } = await partner.post('/v1/partner/webhook-endpoints', { ...HOOK, ...fields });
    return { path: `/v1/partner/webhook-endpoints/${body.data.id}` };
  });
  turns.set(
    organizationId,
    added.catch(() => undefined),
  );
  return added;
};
const webhookEndpoint: Sample = (scene) => addedEndpoint(scene);
const endpointsToRead = new Map<string, Promise<Call>>();
/** One for each organization, shared by all samples that only read it. */
const lastingEndpoint: Sample = (scene) => {
  const { organizationId } = scene.world;
  const kept = endpointsToRead.get(organizationId) ?? addedEndpoint(scene, { event_types: ['clinic.*'] });
  endpointsToRead.set(organizationId, kept);
  return kept;
};
const webhookDelivery: Sample = async (scene) => {
  const { path } = await webhookEndpoint(scene);
  const { body } = await scene.world.partner.post(`${path}/test`, {});
  await scene.app.owner.pool.query(`update webhook_deliveries set state = 'failed' where event_id = $1`, [
    body.data.event_id,
  ]);
  return { path: `${path}/deliveries/${body.data.event_id}` };
};
const importOfClinic = () => ({
  path: IMPORTS,
  body: { kind: 'clinics', mode: 'apply', records: [{ name: `Clinic ${randomUUID()}` }] },
});
/** Older ones are ended, as ten may be under way. */
const startedImport: Sample = async ({ app, world }) => {
  const { path, body } = importOfClinic();
  await endImports(app, world.organizationId, 4);
  const { data } = (await insisting(world.partner).post(path, body)).body;
  return { path: `${path}/${data.id}` };
};
const lastingImport = lasting(startedImport);
const finishedImport: Sample = async ({ app, world }) => {
  const { path, body } = importOfClinic();
  const { id } = await imported(app, world, body);
  return { path: `${path}/${id}` };
};
const form: Sample = async ({ caller }) => {
  const { body } = await caller.post('/v1/partner/forms', formBody());
  return { path: `/v1/partner/forms/${body.data.id}` };
};
const storybook: Sample = async ({ app, world, caller }) => {
  const { id } = await readyStorybook(app, world.organizationId, caller);
  return { path: `/v1/partner/storybooks/${id}` };
};
const generatingStorybook: Sample = async ({ caller }) => {
  const { id } = await startedStorybook(caller);
  return { path: `/v1/partner/storybooks/${id}` };
};
const pageIdsOf = async ({ caller }: Scene, path: string): Promise<string[]> =>
  (await caller.get(`${path}/pages`)).body.data.map(({ id }: WireRecord) => id);
/** Edited by a request of its own: no other sample looks at it. */
const editedPages =
  (rest: object): Sample =>
  async (scene) => {
    const { path } = await framed(storybook)(scene);
    const page_ids = await pageIdsOf(scene, path);
    return {
      path: `${path}/pages`,
      body: { page_ids, ...rest, ...('text' in rest ? {} : { pages: page_ids.map((id) => ({ id })) }) },
    };
  };
const storybookPage: Sample = async (scene) => {
  const { path } = await lasting(storybook)(scene);
  const { body } = await scene.caller.get(`${path}/pages`);
  return { path: `${path}/pages/${body.data[0].id}` };
};
const below =
  (sample: Sample, rest: string): Sample =>
  async (scene) => ({ path: `${(await sample(scene)).path}${rest}` });
const submission: Sample = async (scene) => {
  const { path } = await form(scene);
  const id = await requestedSubmission(scene.app, {
    form_id: path.split('/').at(-1) as string,
    practitioner_id: scene.practice.practitioner.id,
    patient_id: scene.practice.patient.id,
  });
  return { path: `${path}/submissions/${id}` };
};
const created =
  (collection: string, body: object): Sample =>
  async ({ caller }) => {
    const reply = await caller.post(`/v1/partner/${collection}`, body);
    return { path: `/v1/partner/${collection}/${reply.body.data.id}` };
  };
const playroom = created('playrooms', { name: 'Reef room', room_type: 'child', theme: 'ocean' });
const toolkit = created('toolkits', { name: 'First sessions' });
const note: Sample = async (scene) => ({ path: `/v1/partner/notes/${await writtenNote(scene)}` });
const communityItem: Sample = async (scene) => {
  const { path } = await form(scene);
  const body = { content_type: 'form', content_id: path.split('/').at(-1) };
  const shared = await scene.caller.post('/v1/partner/clinic-community/items', body);
  return { path: `/v1/partner/clinic-community/items/${shared.body.data.id}` };
};
const archives = new WeakMap<Scene['practice'], Promise<string>>();
/** One for all samples that read it, because a clinician has three at most. */
const archive = ({ app, world, practice }: Scene): Promise<string> => {
  const made =
    archives.get(practice) ?? finishedExport(app, { ...world, practitionerId: practice.practitioner.id });
  archives.set(practice, made);
  return made;
};
const worksheet: Sample = async ({ app, world, caller }) => {
  const { id } = await readyWorksheet(app, caller, world.organizationId);
  return { path: `/v1/partner/worksheets/${id}` };
};
const worksheetPage: Sample = async (scene) => {
  const { path } = await worksheet(scene);
  const { body } = await scene.caller.get(`${path}/pages`);
  return { path: `${path}/pages/${body.data[0].id}` };
};
/** The same record as the embed tier reaches it. */
const framed =
  (sample: Sample): Sample =>
  async (scene) => {
    const { path, ...call } = await sample(scene);
    return { ...call, path: path.replace('/v1/partner/', '/api/embed/') };
  };
/** Of the content, sent to the patient of the practice. */
const shared =
  (sample: Sample): Sample =>
  async (scene) => {
    const path = `${(await sample(scene)).path}/share`;
    const { body } = await scene.caller.post(path, { partner_patient_id: scene.practice.patient.id });
    return { path: `${path}/${body.data.share_id}` };
  };
const answersFor = async ({ caller }: Scene, path: string): Promise<Record<string, unknown>> => {
  const { body } = await caller.get(path.split('/submissions', 1)[0] as string);
  return completeAnswers(body.data.fields);
};
const shelvable =
  (holder: Sample): Sample =>
  async (scene) => {
    const [room, content] = [await holder(scene), await lasting(worksheet)(scene)];
    return { path: `${room.path}/content/worksheet/${content.path.split('/').at(-1)}` };
  };
const shelved =
  (holder: Sample, named = true): Sample =>
  async (scene) => {
    const { path } = await shelvable(holder)(scene);
    await scene.caller.put(path);
    return { path: named ? path : path.slice(0, path.indexOf('/worksheet/')) };
  };
const withBody =
  (sample: Sample, body: Readonly<Record<string, unknown>>): Sample =>
  async (scene) => ({ ...(await sample(scene)), body });

const seatedSession = ({ tokenOf }: Scene): string => {
  return decodeJwt(tokenOf(endpointOf('getSeatedSession'))).game_session_id as string;
};
const gameSave = async ({ caller }: Scene): Promise<string> =>
  (await caller.post('/api/embed/game-saves', savedScene)).body.data.id;

const under =
  (from: string, to: string, sample: Sample): Sample =>
  async (scene) => {
    const call = await sample(scene);
    return { ...call, path: call.path.replace(from, to) };
  };

/** Of an operation that frames are served too: the same call, on the embed tier. */
const framedSamples = (known: Readonly<Record<string, Sample>>): Readonly<Record<string, Sample>> =>
  Object.fromEntries(
    endpoints
      .map(({ id }) => [id, known[id.replace('Framed', '')]] as const)
      .filter((pair): pair is [string, Sample] => pair[0].includes('Framed') && pair[1] !== undefined)
      .map(([id, sample]) => [id, under('/v1/partner/', '/api/embed/', sample)]),
  );

/**
 * One for each operation. A new operation gets its line here, and is then covered by everything in this
 * folder; `scene.caller` calls it with a token that it takes.
 */
const ownSamples: Readonly<Record<string, Sample>> = {
  getHealth: () => ({ path: '/v1/partner/health' }),

  listClinics: () => ({ path: '/v1/partner/clinics' }),
  createClinic: () => ({
    path: '/v1/partner/clinics',
    body: { name: `Clinic ${randomUUID()}`, timezone: 'Europe/Berlin', external_id: randomUUID() },
  }),
  getClinic: ({ practice }) => ({ path: `/v1/partner/clinics/${practice.clinic.id}` }),
  updateClinic: withBody(emptyClinic, { timezone: 'Europe/Vienna', external_id: null }),
  deleteClinic: emptyClinic,

  listPractitioners: () => ({ path: '/v1/partner/practitioners' }),
  createPractitioner: ({ practice }) => ({
    path: '/v1/partner/practitioners',
    body: {
      first_name: 'Ada',
      last_name: 'Winter',
      email: `ada-${randomUUID()}@practice.example`,
      partner_clinic_id: practice.clinic.id,
      country: 'DE',
    },
  }),
  getPractitioner: ({ practice }) => ({ path: `/v1/partner/practitioners/${practice.practitioner.id}` }),
  updatePractitioner: withBody(idlePractitioner, { first_name: 'Ida', country: null }),
  deletePractitioner: idlePractitioner,

  listPatients: () => ({ path: '/v1/partner/patients' }),
  createPatient: ({ practice }) => ({
    path: '/v1/partner/patients',
    body: {
      first_name: 'Noa',
      last_name: 'Lind',
      email: 'family@home.example',
      date_of_birth: '2016-02-29',
      partner_clinic_id: practice.clinic.id,
      created_by_partner_practitioner_id: practice.practitioner.id,
    },
  }),
  getPatient: ({ practice }) => ({ path: `/v1/partner/patients/${practice.patient.id}` }),
  updatePatient: withBody(idlePatient, { phone: '+4930123456', email: null }),
  deletePatient: idlePatient,

  listAppointments: () => ({ path: '/v1/partner/appointments' }),
  createAppointment: ({ world, practice, nextHour }) => ({
    path: '/v1/partner/appointments',
    body: world.booking(practice, nextHour()) as Record<string, unknown>,
  }),
  getAppointment: lasting(appointment),
  updateAppointment: withBody(appointment, { notes: 'Bring the drawings.' }),
  listAppointmentSeries: () => ({ path: '/v1/partner/appointment-series' }),
  createAppointmentSeries: (scene) => ({
    path: '/v1/partner/appointment-series',
    body: seriesBody(scene),
  }),
  getAppointmentSeries: lasting(appointmentSeries),
  updateAppointmentSeries: withBody(appointmentSeries, { status: 'cancelled', from_occurrence: 2 }),
  createSessionLinks: async (scene) => {
    const { path } = await appointment(scene);
    return { path: `${path}/session-links` };
  },

  listForms: () => ({ path: '/v1/partner/forms' }),
  createForm: () => ({ path: '/v1/partner/forms', body: formBody() }),
  getForm: lasting(form),
  updateForm: withBody(form, { shelf_ready: true }),
  deleteForm: form,
  listFormSubmissions: async (scene) => {
    const { path } = await lasting(submission)(scene);
    return { path: path.slice(0, path.lastIndexOf('/')) };
  },
  getFormSubmission: lasting(submission),

  listNotes: async (scene) => {
    await lasting(note)(scene);
    return { path: '/v1/partner/notes' };
  },
  getNote: lasting(note),

  listCommunityItems: async (scene) => {
    await lasting(communityItem)(scene);
    return {
      path: `/v1/partner/clinic-community/items?partner_clinic_id=${scene.practice.clinic.id}`,
    };
  },
  createCommunityItem: async (scene) => ({
    path: '/v1/partner/clinic-community/items',
    body: {
      content_type: 'form',
      content_id: (await form(scene)).path.split('/').at(-1),
      description: 'Children open up with this one.',
    },
  }),
  getCommunityItem: lasting(communityItem),
  deleteCommunityItem: communityItem,
  copyCommunityItem: async (scene) => ({ path: `${(await lasting(communityItem)(scene)).path}/copy` }),

  listBuiltForms: async (scene) => {
    await lasting(form)(scene);
    return { path: '/api/embed/forms' };
  },
  createBuiltForm: () => ({ path: '/api/embed/forms', body: formBody() }),
  getBuiltForm: framed(lasting(form)),
  updateBuiltForm: withBody(framed(form), { title: 'After the first session', status: 'published' }),
  deleteBuiltForm: framed(form),
  duplicateForm: async (scene) => ({ path: `${(await framed(lasting(form))(scene)).path}/copies`, body: {} }),
  listSubmissions: async (scene) => {
    await lasting(submission)(scene);
    return { path: '/api/embed/submissions' };
  },
  getScales: below(under('/v1/partner/patients', '/api/embed/clients', idlePatient), '/scales'),
  getAgenda: () => ({
    path: '/api/embed/agenda?start_at_from=2030-03-04T00:00:00Z&start_at_to=2030-03-11T00:00:00Z',
  }),
  getAttention: () => ({ path: '/api/embed/attention' }),
  listFormSections: () => ({ path: '/api/embed/form-sections' }),
  composeForm: () => ({
    path: '/api/embed/form-compositions',
    body: { title: 'Getting to know each other', sections: ['about_the_child', 'goals'] },
  }),
  sendForm: async (scene) => ({ path: `${(await framed(lasting(form))(scene)).path}/send`, body: {} }),
  listFormAnswers: async (scene) => {
    const { path } = await framed(lasting(submission))(scene);
    return { path: path.slice(0, path.lastIndexOf('/')) };
  },
  getFormAnswers: framed(lasting(submission)),
  openFormSubmission: async (scene) => ({ path: `${(await framed(lasting(form))(scene)).path}/submissions` }),
  getFormFilling: async (scene) => ({ path: `${(await framed(lasting(submission))(scene)).path}/answers` }),
  saveFormAnswers: async (scene) => {
    const { path } = await framed(submission)(scene);
    return { path: `${path}/answers`, body: { answers: await answersFor(scene, path) } };
  },
  completeFormSubmission: async (scene) => {
    const { path } = await framed(submission)(scene);
    return { path: `${path}/complete`, body: { answers: await answersFor(scene, path) } };
  },

  listEditedWorksheets: async (scene) => {
    await lasting(worksheet)(scene);
    return { path: '/api/embed/worksheets' };
  },
  createEditedWorksheet: () => ({
    path: '/api/embed/worksheets',
    body: draftOf(Buffer.from('%PDF-1.7 not opened')),
  }),
  getEditedWorksheet: framed(lasting(worksheet)),
  updateEditedWorksheet: withBody(framed(worksheet), { title: 'Feelings compass' }),
  deleteEditedWorksheet: framed(worksheet),
  listEditedWorksheetPages: framed(below(lasting(worksheet), '/pages')),
  getEditedWorksheetPage: framed(lasting(worksheetPage)),
  shareFramedWorksheet: async (scene) => ({
    path: `${(await framed(lasting(worksheet))(scene)).path}/share`,
    body: { message: 'Shall we look at this on Thursday?' },
  }),
  generateWorksheet: () => ({
    path: '/api/embed/worksheet-generations',
    body: { topic: 'Being afraid of the dark', title: 'My calm night', language: 'de', page_count: 2 },
  }),
  moveWorksheetPage: withBody(framed(worksheetPage), { position: 1 }),
  deleteWorksheetPage: async ({ app, world, caller }) => {
    const { id } = await readyWorksheet(app, caller, world.organizationId, 2);
    const { body } = await caller.get(`/v1/partner/worksheets/${id}/pages`);
    return { path: `/api/embed/worksheets/${id}/pages/${body.data[0].id}` };
  },
  listWrittenNotes: async (scene) => {
    await lasting(note)(scene);
    return { path: '/api/embed/notes' };
  },
  createNote: async (scene) => ({
    path: '/api/embed/notes',
    body: {
      partner_appointment_id: (await lasting(appointment)(scene)).path.split('/').at(-1),
      body: 'We built a castle.',
    },
  }),
  getWrittenNote: framed(lasting(note)),
  updateNote: withBody(framed(note), { body: 'We built a castle by the sea.' }),
  listNoteVersions: async (scene) => {
    const { path } = await framed(note)(scene);
    await scene.caller.patch(path, { body: 'We built two castles.' });
    return { path: `${path}/versions` };
  },
  listNoteTemplates: () => ({ path: '/api/embed/note-templates' }),
  replaceTranscript: async (scene) => ({
    path: `${(await framed(note)(scene)).path}/transcript`,
    body: {
      words: [{ speaker: 'Child', text: 'Castle!', start_seconds: 0, end_seconds: 0.5 }],
    },
  }),

  getSessionConfiguration: () => ({ path: '/v1/partner/session-config' }),
  updateSessionConfiguration: () => ({
    path: '/v1/partner/session-config',
    body: { waiting_room_enabled: false },
  }),

  listPlayrooms: () => ({ path: '/v1/partner/playrooms' }),
  createPlayroom: () => ({
    path: '/v1/partner/playrooms',
    body: { name: 'Reef room', room_type: 'child', age_band: '3-5', theme: 'ocean', items: ['sand_tray'] },
  }),
  getPlayroom: lasting(playroom),
  updatePlayroom: withBody(playroom, { theme: 'forest', published: false }),

  listToolkits: () => ({ path: '/v1/partner/toolkits' }),
  createToolkit: () => ({ path: '/v1/partner/toolkits', body: { name: 'First sessions' } }),
  getToolkit: lasting(toolkit),
  updateToolkit: withBody(toolkit, { items: ['whiteboard'] }),
  // Each clinician has one slot.
  createExport: async ({ app, world, practice }) => {
    await endRunningExports(app, { ...world, practitionerId: practice.practitioner.id });
    return { path: '/v1/partner/exports' };
  },
  listExports: async (scene) => {
    await archive(scene);
    return { path: '/api/embed/exports' };
  },
  getExport: async (scene) => ({ path: `/v1/partner/exports/${await archive(scene)}` }),
  downloadExport: async (scene) => ({ path: `/v1/partner/exports/${await archive(scene)}/download` }),
  createEmbedToken: () => ({
    path: '/v1/partner/embed-tokens',
    body: { areas: ['home', 'clients'], area_access: 'full', origins: ['https://portal.partner.example'] },
  }),
  createClientToken: async (scene) => {
    const { path } = await under('/v1/partner/patients', '/api/embed/clients', idlePatient)(scene);
    return { path: `${path}/tokens`, body: { capability: 'form:send' } };
  },
  createClientStorybookToken: async (scene) => {
    const { path } = await under('/v1/partner/patients', '/api/embed/clients', idlePatient)(scene);
    return { path: `${path}/storybook-tokens` };
  },
  createClientWorksheetToken: async (scene) => {
    const { path } = await under('/v1/partner/patients', '/api/embed/clients', idlePatient)(scene);
    return { path: `${path}/worksheet-tokens` };
  },
  getEmbedSession: () => ({ path: '/api/embed/session' }),
  getCalendar: () => ({ path: '/api/embed/calendar' }),
  connectCalendar: () => ({ path: '/api/embed/calendar', body: CALENDAR }),
  disconnectCalendar: async ({ caller }) => {
    await caller.put('/api/embed/calendar', CALENDAR);
    return { path: '/api/embed/calendar/disconnection' };
  },
  upgradeOwnClinic: async ({ app, practice }) => {
    await offerUpgrade(app, practice.clinic.id, practice.practitioner.id);
    return { path: '/api/embed/clinic-upgrade' };
  },

  listPlayroomContent: shelved(lasting(playroom), false),
  getPlayroomContent: shelved(lasting(playroom)),
  attachPlayroomContent: shelvable(playroom),
  detachPlayroomContent: shelved(playroom),
  listToolkitContent: shelved(lasting(toolkit), false),
  getToolkitContent: shelved(lasting(toolkit)),
  attachToolkitContent: shelvable(toolkit),
  detachToolkitContent: shelved(toolkit),

  listWorksheets: async (scene) => {
    await lasting(worksheet)(scene);
    return { path: '/v1/partner/worksheets' };
  },
  createWorksheet: () => ({
    path: '/v1/partner/worksheets',
    body: draftOf(Buffer.from('%PDF-1.7 not opened')),
  }),
  getWorksheet: lasting(worksheet),
  deleteWorksheet: worksheet,
  listWorksheetPages: below(lasting(worksheet), '/pages'),
  getWorksheetPage: lasting(worksheetPage),
  getWorksheetPageImage: below(lasting(worksheetPage), '/image'),
  getWorksheetCover: below(lasting(worksheet), '/cover'),
  shareWorksheet: async (scene) => ({
    path: `${(await lasting(worksheet)(scene)).path}/share`,
    body: { partner_patient_id: scene.practice.patient.id, message: 'Shall we look at this on Thursday?' },
  }),
  getWorksheetShare: shared(lasting(worksheet)),
  getFramedWorksheetShare: framed(shared(lasting(worksheet))),
  downloadWorksheet: below(lasting(worksheet), '/download'),
  listStorybooks: () => ({ path: '/v1/partner/storybooks' }),
  createStorybook: () => ({ path: '/v1/partner/storybooks', body: storybookBody() }),
  getStorybook: lasting(storybook),
  updateStorybook: withBody(generatingStorybook, { shelf_ready: true }),
  deleteStorybook: generatingStorybook,
  listStorybookPages: below(lasting(storybook), '/pages'),
  getStorybookPage: storybookPage,
  getStorybookPageImage: below(storybookPage, '/image'),
  getStorybookCover: below(lasting(storybook), '/cover'),
  downloadStorybook: below(lasting(storybook), '/download'),
  shareStorybook: async (scene) => ({
    path: `${(await lasting(storybook)(scene)).path}/share`,
    body: { partner_patient_id: scene.practice.patient.id, message: 'For tonight.' },
  }),
  getStorybookShare: shared(lasting(storybook)),
  getFramedStorybookShare: framed(shared(lasting(storybook))),
  shareFramedStorybook: withBody(below(framed(lasting(storybook)), '/share'), { message: 'For tonight.' }),
  editStorybook: withBody(framed(storybook), { title: 'Pim and the quiet wood' }),
  addStorybookPage: editedPages({ text: 'And then it was morning.' }),
  arrangeStorybookPages: editedPages({}),

  listAuditEntries: () => ({ path: '/v1/partner/audit/entries' }),
  // A clinician reads her own requests, and the organization reads all.
  listWebhookEndpoints: async (scene) => {
    await lastingEndpoint(scene);
    return { path: '/v1/partner/webhook-endpoints' };
  },
  createImport: async ({ app, world }) => {
    await endImports(app, world.organizationId, 4);
    return importOfClinic();
  },
  listImports: async (scene) => {
    await lastingImport(scene);
    return { path: IMPORTS };
  },
  getImport: lastingImport,
  listImportResults: below(lasting(finishedImport), '/results'),
  createErasure: async (scene) => ({ path: '/v1/partner/erasures', body: await idleErasure(scene) }),
  listErasures: async (scene) => {
    await lastingErasure(scene);
    return { path: '/v1/partner/erasures' };
  },
  getErasure: lastingErasure,
  cancelErasure: erasure,
  createWebhookEndpoint: async (scene) => {
    await roomForEndpoint(scene);
    return { path: '/v1/partner/webhook-endpoints', body: HOOK };
  },
  getWebhookEndpoint: lastingEndpoint,
  updateWebhookEndpoint: withBody(webhookEndpoint, { status: 'paused' }),
  deleteWebhookEndpoint: async (scene) => {
    await lastingEndpoint(scene);
    return webhookEndpoint(scene);
  },
  testWebhookEndpoint: async (scene) => {
    const { path } = await webhookEndpoint(scene);
    return { path: `${path}/test`, body: {} };
  },
  listWebhookDeliveries: async (scene) => {
    const { path } = await lastingEndpoint(scene);
    await scene.world.partner.post(`${path}/test`, {});
    return { path: `${path}/deliveries` };
  },
  resendWebhookDelivery: async (scene) => {
    const { path } = await webhookDelivery(scene);
    return { path: `${path}/resend`, body: {} };
  },
  listWebhookKeys: () => ({ path: '/v1/partner/webhook-keys' }),
  createWebhookKey: () => ({ path: '/v1/partner/webhook-keys', body: { kind: 'hmac' } }),
  getRequest: async ({ world, practice }) => {
    const clinician = await world.as(practice.practitioner.id);
    const { headers } = await clinician.get('/v1/partner/clinics?limit=1');
    return { path: `/v1/partner/requests/${headers.get('x-request-id')}` };
  },
  listAppointmentEffects: below(appointment, '/effects'),
  listPatientAccesses: below(idlePatient, '/accesses'),
  listEvents: () => ({ path: '/v1/partner/events' }),
  // There is one that covers the organization.
  listAuditCheckpoints: async ({ app }) => {
    await signCheckpoint(app);
    return { path: '/v1/partner/audit/checkpoints' };
  },

  createGameSession: ({ practice }) => ({
    path: '/v1/partner/game-sessions',
    body: {
      game_type: 'dollhouse',
      patient_id: practice.patient.id,
      origins: ['https://portal.partner.example'],
    },
  }),
  getSeatedSession: (scene) => ({ path: `/api/embed/game-sessions/${seatedSession(scene)}` }),
  createGameSave: () => ({ path: '/api/embed/game-saves', body: savedScene }),
  updateGameSave: async (scene) => ({
    path: `/api/embed/game-saves/${await gameSave(scene)}`,
    body: { name: 'The harbour' },
  }),
  putGameSaveThumbnail: async (scene) => ({
    path: `/api/embed/game-saves/${await gameSave(scene)}/thumbnail`,
    body: { content_base64: PIXEL },
  }),
  listGameSaves: () => ({ path: '/v1/partner/game-saves' }),
  getGameSave: async (scene) => ({ path: `/v1/partner/game-saves/${await gameSave(scene)}` }),
  deleteGameSave: async (scene) => ({ path: `/v1/partner/game-saves/${await gameSave(scene)}` }),
  getGameSaveThumbnail: async (scene) => {
    const id = await gameSave(scene);
    await scene.caller.put(`/api/embed/game-saves/${id}/thumbnail`, { content_base64: PIXEL });
    return { path: `/v1/partner/game-saves/${id}/thumbnail` };
  },

  listScenes: async (scene) => {
    await gameSave(scene);
    return { path: '/api/embed/scenes' };
  },
  getSceneThumbnail: async (scene) => {
    const id = await gameSave(scene);
    await scene.caller.put(`/api/embed/game-saves/${id}/thumbnail`, { content_base64: PIXEL });
    return { path: `/api/embed/scenes/${id}/thumbnail` };
  },

  listClients: () => ({ path: '/api/embed/clients' }),
  getClient: under('/v1/partner/patients', '/api/embed/clients', idlePatient),
  launchAppointment: async (scene) => {
    const { path } = await appointment(scene);
    return { path: `${path.replace('/v1/partner/', '/api/embed/')}/launch` };
  },
  getPlayedToys: async (scene) => {
    const { path } = await appointment(scene);
    return { path: `${path.replace('/v1/partner/', '/api/embed/')}/played` };
  },
  enterPlayroom: async (scene) => {
    const { path } = await playroom(scene);
    return { path: `${path.replace('/v1/partner/', '/api/embed/')}/enter`, body: {} };
  },
};
export const samples: Readonly<Record<string, Sample>> = { ...framedSamples(ownSamples), ...ownSamples };

export const createScene = async (app: RunningApp): Promise<Scene> => {
  const world = await createWorld(app);
  // Every operation that mails goes to the one patient, far more often than a recipient may be mailed.
  await app.owner.pool.query('update organizations set mails_per_recipient = 1000000 where id = $1', [
    world.organizationId,
  ]);
  const practice = await world.practice();
  const tokenOf = await tokensOf(world, practice);
  let hour = 0;
  return {
    app,
    world,
    practice,
    caller: callerAt(app.baseUrl, tokenOf),
    tokenOf,
    nextHour: () => (hour += 1),
  };
};

export const sampleOf = (one: Endpoint, scene: Scene): Call | Promise<Call> => {
  const sample = samples[one.id];
  if (!sample) throw new Error(`test/interface/samples.ts has no sample for ${one.id}`);
  const { world, caller } = scene;
  return sample({
    ...scene,
    world: { ...world, partner: insisting(world.partner) },
    caller: insisting(caller),
  });
};

const heldBy = new WeakMap<Scene, Map<string, Promise<string>>>();

/** Where a list, or another read, is asked for again and again: under one and the same record. */
export const listPath = (scene: Scene, one: Endpoint): Promise<string> => {
  if (!one.path.includes('{')) return Promise.resolve(one.path);
  const paths = heldBy.get(scene) ?? new Map<string, Promise<string>>();
  heldBy.set(scene, paths);
  const path = paths.get(one.path) ?? Promise.resolve(sampleOf(one, scene)).then((call) => call.path);
  paths.set(one.path, path);
  return path;
};

/** A call of its own for each operation; of the two that start a clinician's one export, of one. */
export type Calls = ReadonlyMap<Endpoint, Call>;

/** So many at a time: an API that everything is asked of at once may say 503 with every right. */
const concurrency = 8;

/** Several at a time: who asks one after the other mostly waits. The order among them means nothing. */
export const forEachOf = async <Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> => {
  await pMap(items, work, { concurrency });
};

export const prepareCalls = async (scene: Scene, list: readonly Endpoint[] = endpoints): Promise<Calls> =>
  new Map(
    await pMap(
      list.filter(({ id }) => id !== 'createFramedExport' || !list.some((one) => one.id === 'createExport')),
      async (one) => [one, await sampleOf(one, scene)] as const,
      { concurrency },
    ),
  );

export const perform = (
  client: Client,
  one: Endpoint,
  { path, body }: Call,
  request?: Request,
): Promise<Reply> => client.send(one.method, path, body, request);

/** `403 forbidden` for a problem, `200` for a success. */
export const outcomeOf = ({ status, body }: Pick<Reply, 'status' | 'body'>): string =>
  status < 400 ? String(status) : `${status} ${String(body?.type).split('/').at(-1)}`;

/** What each operation answers to its call, by the operation's id. */
export const outcomesOf = async (
  client: Client,
  calls: Calls,
  request?: Request,
): Promise<Record<string, string>> =>
  Object.fromEntries(
    await pMap(
      calls,
      async ([one, call]) => [one.id, outcomeOf(await perform(client, one, call, request))] as const,
      { concurrency },
    ),
  );

/** The same outcome for each of the calls. */
export const all = (calls: Calls, outcome: string): Record<string, string> =>
  Object.fromEntries([...calls.keys()].map(({ id }) => [id, outcome]));

/** The success that each operation declares. */
export const successes = (calls: Calls): Record<string, string> =>
  Object.fromEntries([...calls.keys()].map(({ id, success }) => [id, String(success[0])]));

export const withToken = (scene: Scene, token: string | null): Client => clientOf(scene.app.baseUrl, token);

/** The operation's path with ids that name nothing. */
export const pathToNothing = ({ path }: Endpoint): string => path.replaceAll(/\{\w+\}/g, () => randomUUID());
