import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { whileHolding } from '../support/awaited-locks.ts';
import type { Client } from '../support/client.ts';
import { framedClient } from '../support/embed.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';
import { dataOf, expectFields, outcomesOf, refusalOf, UNKNOWN_ID } from './observations.ts';

const NOTES = '/api/embed/notes';
const pathOf = ({ id }: { id: string }) => `${NOTES}/${id}`;

interface Practice {
  readonly world: World;
  readonly practice: { clinic: WireRecord; practitioner: WireRecord; patient: WireRecord };
  readonly appointment: WireRecord;
  readonly clinician: Client;
  readonly writer: Client;
}

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const createPractice = async (): Promise<Practice> => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const appointment = dataOf(
    await world.partner.post('/v1/partner/appointments', world.booking(practice)),
    201,
  );
  const clinician = await world.as(practice.practitioner.id);
  const writer = await framedClient(app, clinician, ['note:read', 'note:write']);
  return { world, practice, appointment, clinician, writer };
};
const written = async ({ writer, appointment }: Practice, body = 'A castle.'): Promise<WireRecord> =>
  dataOf(await writer.post(NOTES, { partner_appointment_id: appointment.id, body }), 201);

describe('a note', () => {
  test("can be written for the clinician's own appointment, and then be read by the partner", async () => {
    const scene = await createPractice();
    const note = await written(scene);
    expect(note).toMatchObject({
      partner_appointment_id: scene.appointment.id,
      partner_patient_id: scene.practice.patient.id,
      partner_practitioner_id: scene.practice.practitioner.id,
      status: 'draft',
      signed_at: null,
      body: 'A castle.',
    });
    const { session_start_at, session_timezone, ...shared } = note;
    expect([session_start_at, session_timezone]).toEqual([
      scene.appointment.start_at,
      scene.appointment.timezone,
    ]);
    expect(dataOf(await scene.clinician.get(`/v1/partner/notes/${note.id}`))).toEqual(shared);
    expect(dataOf(await scene.writer.get(`${NOTES}?include=body`))).toEqual([note]);
  });

  test('cannot be written for an appointment that the clinician does not have', async () => {
    const scene = await createPractice();
    const { world, practice, writer } = scene;
    const other = await world.practitioner({ partner_clinic_id: practice.clinic.id });
    const booking = world.booking({ ...practice, practitioner: other });
    const theirs = dataOf(await world.partner.post('/v1/partner/appointments', booking), 201);
    for (const partner_appointment_id of [theirs.id, UNKNOWN_ID])
      expect(refusalOf(await writer.post(NOTES, { partner_appointment_id, body: 'x' }))).toBe(
        '404 not-found',
      );
  });

  test('is changed, signed, and unlocked before it is changed again; every version is kept', async () => {
    const scene = await createPractice();
    const { writer } = scene;
    const note = await written(scene, 'One');
    await writer.patch(pathOf(note), { body: 'Two' });
    const signed = dataOf(await writer.patch(pathOf(note), { status: 'signed' }));
    expect(signed).toMatchObject({ status: 'signed', body: 'Two', signed_at: expect.any(String) });
    for (const body of [{ body: 'Three' }, { body: 'Three', status: 'signed' }])
      expect(refusalOf(await writer.patch(pathOf(note), body))).toBe(
        '422 validation-error: status not_allowed',
      );
    expect(dataOf(await writer.get(pathOf(note)))).toEqual(signed);
    const unlocked = dataOf(await writer.patch(pathOf(note), { status: 'draft', body: 'Three' }));
    expect(unlocked).toMatchObject({ status: 'draft', signed_at: null, body: 'Three' });
    const versions = dataOf(await writer.get(`${pathOf(note)}/versions`));
    expect(versions.map(({ version, status, body }: WireRecord) => [version, status, body])).toEqual([
      [1, 'draft', 'One'],
      [2, 'draft', 'Two'],
      [3, 'signed', 'Two'],
      [4, 'draft', 'Three'],
    ]);
    expectFields(versions[0], ['version', 'status', 'body', 'reason', 'recorded_at']);
  });

  test('has no new version if nothing changed', async () => {
    const scene = await createPractice();
    const note = await written(scene);
    await scene.writer.patch(pathOf(note), { body: 'A castle.', status: 'draft' });
    expect(dataOf(await scene.writer.get(`${pathOf(note)}/versions`))).toHaveLength(1);
  });

  test('stores with its version why it was unlocked, and no reason otherwise', async () => {
    const scene = await createPractice();
    const { writer } = scene;
    const note = await written(scene, 'One');
    for (const body of [
      { reason: 'Why?' },
      { body: 'Two', reason: 'Why?' },
      { status: 'signed', reason: 'Why?' },
    ])
      expect(refusalOf(await writer.patch(pathOf(note), body))).toBe(
        '422 validation-error: reason not_allowed',
      );
    await writer.patch(pathOf(note), { status: 'signed' });
    dataOf(await writer.patch(pathOf(note), { status: 'draft', reason: 'CANARY: a date was wrong.' }));
    const versions = dataOf(await writer.get(`${pathOf(note)}/versions?order=newest_first`));
    expect(versions.map(({ version, reason }: WireRecord) => [version, reason])).toEqual([
      [3, 'CANARY: a date was wrong.'],
      [2, null],
      [1, null],
    ]);
    const { rows } = await app.owner.pool.query('select reason from note_versions where note_id = $1', [
      note.id,
    ]);
    expect(rows.filter(({ reason }) => reason?.includes('CANARY'))).toEqual([]);
  });

  test('is autosaved without a version for each pause, and keeps every state that lasted', async () => {
    const scene = await createPractice();
    const { writer } = scene;
    const note = await written(scene, 'One');
    const save = async (body: string) =>
      dataOf(await writer.patch(pathOf(note), { body, autosave: true })).body;
    const bodies = async () =>
      dataOf(await writer.get(`${pathOf(note)}/versions`)).map(({ body }: WireRecord) => body);
    const later = () =>
      app.owner.pool.query(
        `with v as (update note_versions set recorded_at = recorded_at - interval '6 minutes' where note_id = $1)
         update notes set updated_at = updated_at - interval '6 minutes' where id = $1`,
        [note.id],
      );
    expect([await save('One, t'), await save('One, two')]).toEqual(['One, t', 'One, two']);
    expect(await bodies()).toEqual(['One']);
    expect(dataOf(await writer.get(pathOf(note))).body).toBe('One, two');
    await later();
    // What was left alone is kept, and so is the first that is saved after that.
    await save('One, two, three');
    expect(await bodies()).toEqual(['One', 'One, two', 'One, two, three']);
    await save('One, two, three, f');
    dataOf(
      await writer.patch(pathOf(note), { body: 'One, two, three, four', status: 'signed', autosave: true }),
    );
    expect(await bodies()).toEqual(['One', 'One, two', 'One, two, three', 'One, two, three, four']);
  });

  test('can begin with an outline, in the language of the organization or another', async () => {
    const scene = await createPractice();
    const templates = async (query = '') =>
      dataOf(await scene.writer.get(`/api/embed/note-templates${query}`)).templates as WireRecord[];
    expect((await templates()).map(({ template }) => template)).toEqual([
      'soap',
      'dap',
      'birp',
      'play_therapy',
    ]);
    expect((await templates())[0].sections.map(({ heading }: WireRecord) => heading)).toEqual([
      'Subjective',
      'Objective',
      'Assessment',
      'Plan',
    ]);
    await scene.world.partner.patch('/v1/partner/session-config', { locale: 'de' });
    expect((await templates())[0].sections[0].heading).toBe('Subjektiv');
    expect((await templates('?locale=fr'))[0].sections[0].heading).toBe('Subjectif');
    expect(refusalOf(await scene.writer.get('/api/embed/note-templates?locale=it'))).toBe(
      '422 validation-error: locale invalid_value',
    );
  });

  test('has versions with ascending times, although one of them had to wait', async () => {
    const scene = await createPractice();
    const note = await written(scene);
    const first = await whileHolding(app, async ({ query, awaited }) => {
      await query('select 1 from notes where id = $1 for no key update', [note.id]);
      const changed = scene.writer.patch(pathOf(note), { body: 'A tower.' });
      await awaited();
      const { rows } = await query(
        'update note_versions set recorded_at = clock_timestamp() where note_id = $1 returning recorded_at',
        [note.id],
      );
      await query('commit');
      expect((await changed).status).toBe(200);
      return rows[0].recorded_at.toISOString();
    });
    const versions = await scene.writer.get(`${pathOf(note)}/versions?updated_since=${first}`);
    expect(dataOf(versions).map(({ version }: WireRecord) => version)).toEqual([1, 2]);
  });

  test('is saved by one of several concurrent editors, and the others are told', async () => {
    const scene = await createPractice();
    const note = await written(scene);
    const headers = { 'If-Match': (await scene.writer.get(pathOf(note))).headers.get('etag') as string };
    const replies = await Promise.all(
      ['a', 'b', 'c', 'd'].map((body) => scene.writer.patch(pathOf(note), { body }, { headers })),
    );
    expect(outcomesOf(replies)).toEqual({ 200: 1, '412 precondition-failed': 3 });
    const versions = dataOf(await scene.writer.get(`${pathOf(note)}/versions`));
    expect(versions).toHaveLength(2);
    expect(dataOf(await scene.writer.get(pathOf(note))).body).toBe(versions[1].body);
  });

  test('belongs to its clinician only, and needs note:write to be changed', async () => {
    const scene = await createPractice();
    const note = await written(scene);
    const other = await scene.world.practitioner({ partner_clinic_id: scene.practice.clinic.id });
    const colleague = await framedClient(app, await scene.world.as(other.id), ['note:read', 'note:write']);
    const turn = { speaker: 'A', text: 'b', start_seconds: 0, end_seconds: 1 };
    for (const reply of [
      await colleague.get(pathOf(note)),
      await colleague.patch(pathOf(note), { body: 'x' }),
      await colleague.get(`${pathOf(note)}/versions`),
      await colleague.put(`${pathOf(note)}/transcript`, { words: [turn] }),
    ])
      expect(refusalOf(reply)).toBe('404 not-found');
    const reader = await framedClient(app, scene.clinician, ['note:read']);
    const refused = await reader.patch(pathOf(note), { body: 'x' });
    expect([refusalOf(refused), refused.body.required_capability]).toEqual([
      '403 capability-missing',
      'note:write',
    ]);
  });

  test('leaves no plaintext in the database, the audit or the outbox', async () => {
    const scene = await createPractice();
    const note = await written(scene, 'CANARY one');
    await scene.writer.patch(pathOf(note), { body: 'CANARY two' });
    const word = { speaker: 'CANARY', text: 'CANARY', start_seconds: 0, end_seconds: 1 };
    await scene.writer.put(`${pathOf(note)}/transcript`, { words: [word] });
    const canary = new RegExp(`CANARY|${Buffer.from('CANARY').toString('hex')}`);
    for (const table of [
      'notes',
      'note_versions',
      'audit_entries',
      'workflow_outbox',
      'idempotency_records',
    ]) {
      const { rows } = await app.owner.pool.query(
        `select row_to_json(t)::text as row from ${table} t where organization_id = $1`,
        [scene.world.organizationId],
      );
      for (const { row } of rows) expect(row).not.toMatch(canary);
    }
  });
});

describe('a transcript', () => {
  const spoken = (speaker: string, text: string, start_seconds: number, end_seconds = start_seconds + 1) => ({
    speaker,
    text,
    start_seconds,
    end_seconds,
  });
  const read = async ({ clinician }: Practice, note: WireRecord) =>
    dataOf(await clinician.get(`/v1/partner/notes/${note.id}?include=transcript`)).transcript;

  test('is sent as words, and consecutive words of one speaker are joined', async () => {
    const scene = await createPractice();
    const note = await written(scene);
    const words = [
      spoken('Clinician', 'Hello', 0),
      spoken('Clinician', 'there.', 1.5),
      spoken('Child', 'Hi!', 3),
      spoken('Clinician', 'Well?', 4, 4.25),
    ];
    const reply = await scene.writer.put(`${pathOf(note)}/transcript`, { words });
    const turns = [
      spoken('Clinician', 'Hello there.', 0, 2.5),
      spoken('Child', 'Hi!', 3),
      spoken('Clinician', 'Well?', 4, 4.25),
    ];
    expect(dataOf(reply, 201)).toEqual({ note_id: note.id, transcript: turns });
    expect(await read(scene, note)).toEqual(turns);
    const again = await scene.writer.put(`${pathOf(note)}/transcript`, { words: words.slice(2, 3) });
    expect(dataOf(again).transcript).toEqual([spoken('Child', 'Hi!', 3)]);
    expect(await read(scene, note)).toEqual([spoken('Child', 'Hi!', 3)]);
  });

  test('is sent as WebVTT, with the voices as speakers', async () => {
    const scene = await createPractice();
    const note = await written(scene);
    const webvtt = [
      'WEBVTT - session',
      '',
      'NOTE made by a machine',
      '',
      '1',
      '00:00:00.000 --> 00:00:01.500 align:left',
      '<v Clinician>How are <b>you</b>?</v>',
      '<v Child>Fine &amp; well.',
      '',
      '00:01.500 --> 00:02.000',
      '<v.loud Child>Really <font color="red">well</font>: <00:01.700>I <3 it, don&#8217;t you?</v>',
      '',
      '00:02.000 --> 00:03.000',
      'size: a door',
      '',
    ].join('\r\n');
    await scene.writer.put(`${pathOf(note)}/transcript`, { webvtt });
    expect(await read(scene, note)).toEqual([
      spoken('Clinician', 'How are you?', 0, 1.5),
      spoken('Child', 'Fine & well. Really well: I <3 it, don’t you?', 0, 2),
      spoken('Speaker', 'size: a door', 2, 3),
    ]);
  });

  test('does not change the note if it is sent again unchanged', async () => {
    const scene = await createPractice();
    const note = await written(scene);
    const bring = (words: object[]) => scene.writer.put(`${pathOf(note)}/transcript`, { words });
    const changedAt = async () => dataOf(await scene.writer.get(pathOf(note))).updated_at;
    expect((await bring([spoken('A', 'b', 0)])).status).toBe(201);
    const before = await changedAt();
    expect([(await bring([spoken('A', 'b', 0)])).status, await changedAt()]).toEqual([200, before]);
    expect((await bring([spoken('A', 'c', 0)])).status).toBe(200);
    expect(await changedAt()).not.toBe(before);
  });

  test('is accepted with a byte order mark, cues without duration, and deeply nested markup', async () => {
    const scene = await createPractice();
    const note = await written(scene);
    const webvtt = [
      '\ufeffWEBVTT',
      '',
      '00:01.500 --> 00:01.500 align:left',
      '<v Child>Oh!',
      '',
      '00:02.000 --> 00:03.000',
      `<v Clinician>${'<b>'.repeat(20_000)}Yes?`,
    ].join('\n');
    expect((await scene.writer.put(`${pathOf(note)}/transcript`, { webvtt })).status).toBe(201);
    expect(await read(scene, note)).toEqual([
      { ...spoken('Child', 'Oh!', 1.5), end_seconds: 1.5 },
      spoken('Clinician', 'Yes?', 2, 3),
    ]);
  });

  test('is accepted with as many digits of hours as WebVTT allows', async () => {
    const scene = await createPractice();
    const note = await written(scene);
    const webvtt = 'WEBVTT\n\n100:00:00.000 --> 100:00:01.000\n<v Child>Still here.\n';
    expect((await scene.writer.put(`${pathOf(note)}/transcript`, { webvtt })).status).toBe(201);
    expect(await read(scene, note)).toEqual([spoken('Child', 'Still here.', 360_000, 360_001)]);
  });

  test('is refused with more issues than a call takes arguments, and each is reported', async () => {
    const scene = await createPractice();
    const note = await written(scene);
    const words = Array.from({ length: 33_000 }, () => ({}));
    const reply = await scene.writer.put(`${pathOf(note)}/transcript`, { words });
    expect([reply.status, reply.body.fields.length]).toEqual([422, 132_000]);
  });

  test.each<[string, object, string]>([
    ['nothing', {}, 'webvtt required'],
    ['both', { webvtt: 'WEBVTT\n', words: [spoken('A', 'b', 0)] }, 'words not_allowed'],
    ['no WebVTT', { webvtt: '1\n00:00:00,000 --> 00:00:01,000\nSRT' }, 'webvtt invalid_format'],
    ['a cue without times', { webvtt: 'WEBVTT\n\n00:xx --> 00:01.000\nHm\n' }, 'webvtt invalid_format'],
    [
      'a cue that ends before it starts',
      { webvtt: 'WEBVTT\n\n00:02.000 --> 00:01.000\nHm\n\n00:03.000 --> 00:04.000\nNo\n' },
      'webvtt invalid_format',
    ],
    [
      'a first cue that would be passed over as a part of the header',
      { webvtt: 'WEBVTT\n00:00.000 --> 00:01.000\nHm\n\n00:03.000 --> 00:04.000\nNo\n' },
      'webvtt invalid_format',
    ],
    [
      'nothing but room before an arrow, at once',
      { webvtt: `WEBVTT\n\n${' '.repeat(1_000_000)}-->` },
      'webvtt invalid_format',
    ],
    [
      'marks upon one letter without end, at once',
      { webvtt: `WEBVTT\n\n00:00.000 --> 00:01.000\nH${'\u0301&#x327;'.repeat(100_000)}\n` },
      'webvtt invalid_format',
    ],
    [
      'a control character that is written as a number',
      { webvtt: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHm&#27;\n' },
      'webvtt invalid_format',
    ],
    ['no words', { words: [] }, 'words too_few_items'],
    [
      'a word that ends before it starts',
      { words: [spoken('A', 'b', 2, 1)] },
      'words[0].end_seconds too_small',
    ],
    [
      'words out of order',
      { words: [spoken('A', 'b', 2), spoken('A', 'c', 1)] },
      'words[1].start_seconds too_small',
    ],
    ['a word of nobody', { words: [spoken('', 'b', 0)] }, 'words[0].speaker too_short'],
  ])('is refused with %s', async (_, body, expected) => {
    const scene = await createPractice();
    const note = await written(scene);
    expect(refusalOf(await scene.writer.put(`${pathOf(note)}/transcript`, body))).toBe(
      `422 validation-error: ${expected}`,
    );
    expect(await read(scene, note)).toBeNull();
  });

  test('cannot be changed while the note is signed', async () => {
    const scene = await createPractice();
    const note = await written(scene);
    await scene.writer.patch(pathOf(note), { status: 'signed' });
    expect(
      refusalOf(await scene.writer.put(`${pathOf(note)}/transcript`, { words: [spoken('A', 'b', 0)] })),
    ).toBe('422 validation-error: status not_allowed');
  });
});
