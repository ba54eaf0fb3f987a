import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Frame, Page } from 'playwright-core';
import { credentialCommands } from '../../api/operator/credentials.ts';
import { openDatabase } from '../../api/platform/data/database.ts';
import { sql } from '../../api/platform/data/rows.ts';
import { openObjects } from '../../api/platform/objects/open-objects.ts';
import { createSecrets } from '../../api/platform/secrets.ts';
import { entities } from '../../api/resources/entities.ts';
import type { RunningApp } from '../support/app.ts';
import { clientOf } from '../support/client.ts';
import { formBody } from '../support/forms.ts';
import { readyStorybook } from '../support/storybooks.ts';
import { convert, pdfOf, pictureOf, upload } from '../support/worksheets.ts';
import { asOperator, exchangeToken } from '../support/world.ts';
import { lookAtOwnWorkspace } from './frames/own-workspace.ts';
import { findBrowser } from './pages/browser.ts';
import { pixelsOver, readAxe, violationsOn } from './pages/violations.ts';
import { print, runLong } from './run-long.ts';
import { type LongService, unlimitedWorld } from './start-service.ts';

/**
 * The framed surfaces in a real browser, inside a page of another origin that mounts them by the embed SDK:
 * what they show, what they tell their host, and who may not frame them; and the service's own workspace, in none.
 */
const { values } = parseArgs({ options: { shots: { type: 'string' }, only: { type: 'string' } } });

/** A partner's page: the SDK, an element, and every event in a list. */
const hostPage = (
  baseUrl: string,
  mounts: readonly object[],
) => `<!doctype html><html lang="en"><title>Portal</title>
<body style="margin:0;display:flex;gap:8px;background:#dde"><script type="module">
import { mount } from '${baseUrl}/embed/sdk/v1/clinic-embed.js';
window.heard = [];
window.frames_ = ${JSON.stringify(mounts)}.map((options, index) => {
  const element = document.createElement('div');
  element.style.cssText = 'flex:1;height:860px;background:#fff';
  document.body.append(element);
  const frame = mount(element, options);
  frame.on('*', (payload, event) => heard.push([index, event, payload]));
  return frame;
});
</script>`;

interface Heard {
  readonly index: number;
  readonly event: string;
  readonly payload: Record<string, unknown>;
}

/** By the debugger, again and again: the page's own policy lets nothing be evaluated in it. */
const until = async (frame: Frame, expression: string): Promise<void> => {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
    if (await frame.evaluate(expression)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Not so in the frame: ${expression}`);
};

const startHost = async (page: () => string) => {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, allowed: `http://localhost:${port}`, foreign: `http://127.0.0.1:${port}` };
};

const browserOrFault = await findBrowser();
if ('missing' in browserOrFault) {
  process.stderr.write(`${browserOrFault.missing}\n`);
  process.exit(1);
}
if (values.shots) await mkdir(values.shots, { recursive: true });
const axe = await readAxe();

type Storing = Pick<RunningApp, 'database' | 'objects' | 'secrets'>;

const run = async (service: LongService, storing: Storing, browser: Browser): Promise<string[]> => {
  const complaints: string[] = [];
  let markup = '';
  const host = await startHost(() => markup);
  const world = await unlimitedWorld(service);
  const practice = await world.practice();
  const clinician = await world.as(practice.practitioner.id);
  await clinician.post('/v1/partner/appointments', world.booking(practice, 0));
  const form = (await clinician.post('/v1/partner/forms', formBody())).body.data;
  const mint = async (body: object): Promise<string> => {
    const reply = await clinician.post('/v1/partner/embed-tokens', { origins: [host.allowed], ...body });
    if (reply.status !== 201) throw new Error(reply.text);
    return reply.body.data.token;
  };
  const everything = {
    areas: [
      'home',
      'clients',
      'clinical-notes',
      'appointments',
      'forms',
      'storybooks',
      'worksheets',
      'playrooms',
      'community',
    ],
    area_access: 'full',
  };

  const open = async (mounts: readonly object[], at = host.allowed) => {
    markup = hostPage(
      service.baseUrl,
      mounts.map((one) => ({ baseUrl: service.baseUrl, ...one })),
    );
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.on('console', (message) => {
      if (
        message.type() === 'error' &&
        !/status of (?:4\d\d|503)|ERR_INTERNET_DISCONNECTED/.test(message.text()) &&
        at === host.allowed
      )
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(at);
    const heard = async (): Promise<Heard[]> =>
      ((await page.evaluate('heard')) as [number, string, Record<string, unknown>][]).map(
        ([index, event, payload]) => ({ index, event, payload }),
      );
    const waitFor = async (event: string, index = 0, times = 1): Promise<Heard> => {
      for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
        const found = (await heard()).filter((one) => one.event === event && one.index === index);
        if (found.length >= times) return found.at(-1) as Heard;
        await page.waitForTimeout(50);
      }
      throw new Error(`The host heard no ${event}, only ${JSON.stringify(await heard())}`);
    };
    const frame = (index = 0): Frame => page.frames().filter((one) => one.parentFrame())[index] as Frame;
    return { page, heard, waitFor, frame };
  };
  const shoot = async (page: Page, name: string) => {
    // Two frames stand beside each other: each is as narrow as a telephone.
    const seats = page.frames().filter((one) => one.parentFrame()).length;
    for (const width of [1_440, seats * 380]) {
      await page.setViewportSize({ width, height: 900 });
      for (const inside of page.frames().filter((one) => one.parentFrame())) {
        for (const { id, nodes } of await violationsOn(inside, axe))
          complaints.push(
            `${name} at ${width}: axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          );
        const over = await pixelsOver(inside);
        if (over > 0) complaints.push(`${name} at ${width}: ${over} px wider than the frame`);
      }
      if (values.shots) await page.screenshot({ path: path.join(values.shots, `${name}.${width}.png`) });
    }
    await page.setViewportSize({ width: 1_440, height: 900 });
    // A frame hears of its new size later than the page: what is pressed before is not where it was seen.
    for (const inside of page.frames().filter((one) => one.parentFrame())) {
      await until(inside, 'innerWidth > 500');
      await inside.evaluate(
        'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
      );
    }
  };
  const expect = (is: boolean, what: string) => {
    print(`${is ? 'ok    ' : 'WRONG '} ${what}`);
    if (!is) complaints.push(what);
  };
  let parts = 0;
  const part = async (name: string, work: () => Promise<void>) => {
    if (!name.includes(values.only ?? '')) return;
    parts += 1;
    try {
      await work();
    } catch (error) {
      print(`WRONG  ${name}`);
      complaints.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  await part('workspace', async () => {
    const { page, waitFor, frame, heard } = await open([
      { surface: 'workspace', token: await mint(everything) },
    ]);
    await waitFor('ready');
    const inside = frame();
    expect(!inside.url().includes('token'), 'the token leaves the address bar of the frame');
    await until(inside, `document.querySelector('#notice[role=status]:empty') !== null`);
    await shoot(page, 'workspace-home');
    for (const area of [
      'Clients',
      'Notes',
      'Calendar',
      'Forms',
      'Storybooks',
      'Worksheets',
      'Rooms',
      'Community',
    ]) {
      await inside.click(`nav button:text-is("${area}")`);
      await inside.waitForSelector(`#area h1:text-is("${area}")`);
      await until(inside, `!document.querySelector('#area > [role=status]')`);
      expect((await inside.$('#area [role=alert]')) === null, `the area ${area} opens`);
      await shoot(page, `workspace-${area.toLowerCase()}`);
    }
    await inside.click('nav button:text-is("Calendar")');
    await inside.click('summary');
    await inside.check('#tell');
    await shoot(page, 'workspace-booking');
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && /appointments$/.test(request.url()),
    );
    await inside.click('button:text-is("Book")');
    expect(
      (await asked).postDataJSON().notify_patient,
      'the client is told of a booking where that is ticked',
    );
    const booked = await waitFor('appointment.created');
    const read = await clinician.get(`/v1/partner/appointments/${booked.payload.partnerAppointmentId}`);
    expect(read.status === 200, 'a booking in the frame tells the host which appointment to read');
    await clinician.patch(`/v1/partner/appointments/${read.body.data.id}`, { notes: 'Changed elsewhere' });
    await inside.click('button:text-is("A day later") >> nth=0');
    await until(inside, `document.getElementById('notice').textContent.includes('changed elsewhere')`);
    const left = await clinician.get(`/v1/partner/appointments/${read.body.data.id}`);
    expect(
      left.body.data.start_at === read.body.data.start_at,
      'what was changed elsewhere is shown before it is moved on',
    );
    await inside.click('button:text-is("Cancel") >> nth=0');
    await shoot(page, 'workspace-calendar-asked');
    await inside.click('dialog button:text-is("Leave it as it is")');
    await inside.waitForSelector('dialog', { state: 'detached' });
    expect(
      !(await heard()).some(({ event }) => event === 'appointment.cancelled'),
      'what cannot be taken back is asked about first',
    );
    await inside.click('button:text-is("Cancel") >> nth=0');
    await inside.click('dialog button:text-is("Cancel the session")');
    await waitFor('appointment.cancelled');
    await inside.click('nav button:text-is("Forms")');
    await inside.click('button:text-is("Fill in together")');
    const fill = await waitFor('form.fill_requested');
    expect(
      fill.payload.formId === form.id && fill.payload.partnerPatientId === practice.patient.id,
      'form.fill_requested names the form and the patient',
    );
    expect(
      !(await heard()).some(({ event }) => event === 'capability_denied'),
      'nothing is denied to a token of all areas',
    );
    await inside.click('nav button:text-is("Notes")');
    await inside.click('summary');
    await inside.fill('textarea', 'What was written at length');
    expect(
      await inside.evaluate(
        'getComputedStyle(document.querySelector("textarea")).unicodeBidi === "plaintext"',
      ),
      'what is written from the right is read from the right',
    );
    await inside.click('nav button:text-is("Clients")');
    await shoot(page, 'workspace-leaving');
    await inside.click('dialog button:text-is("Stay here")');
    expect(
      (await inside.inputValue('textarea')) === 'What was written at length',
      'what was written at length is not lost by a slip',
    );
    await page.context().setOffline(true);
    await inside.click('nav button:text-is("Clients")');
    await inside.click('dialog button:text-is("Leave without saving")');
    await inside.waitForSelector('#area [role=alert]');
    await shoot(page, 'workspace-offline');
    await page.context().setOffline(false);
    await inside.click('button:text-is("Try again")');
    await inside.waitForSelector('#area ul.list');
    expect(true, 'an area that could not be reached opens at another try');
    const push = (token: string) =>
      page.evaluate(
        (one) =>
          (globalThis as never as { frames_: { updateToken(t: string): void }[] }).frames_[0]?.updateToken(
            one,
          ),
        token,
      );
    await page.route('**/api/embed/clients?*', (route) => route.fulfill({ status: 401, body: '' }), {
      times: 1,
    });
    await inside.click('nav button:text-is("Clients")');
    await inside.waitForSelector('#area [role=alert]');
    await push(await mint(everything));
    await inside.waitForSelector('#area ul.list');
    expect(true, 'an area that came with an expired token opens with the next one');
    expect(
      (await inside.textContent('#notice')) === '',
      'that the session has expired is said no more once it has a new token',
    );
    await push(await mint({ areas: ['clients'], area_access: 'full' }));
    expect(
      (await waitFor('token.updated')).payload.accepted === true,
      'a pushed token of the same clinician is accepted',
    );
    await page.close();
  });

  await part('settings', async () => {
    const own = await unlimitedWorld(service);
    const people = await own.practice();
    await own.partner.patch('/v1/partner/session-config', { upgrade_enabled: true });
    const minted = await (await own.as(people.practitioner.id)).post('/v1/partner/embed-tokens', {
      ...everything,
      origins: [host.allowed],
    });
    const { page, waitFor, frame } = await open([{ surface: 'workspace', token: minted.body.data.token }]);
    await waitFor('ready');
    const inside = frame();
    await shoot(page, 'workspace-upgrade-offered');
    await inside.click('button:text-is("See how")');
    await shoot(page, 'workspace-upgrade');
    await inside.click('button:text-is("Upgrade the clinic")');
    await inside.waitForSelector('#area h1:has-text("Welcome")');
    expect(
      (await inside.$('button:text-is("See how")')) === null,
      'the offer to upgrade ends once it is taken',
    );
    const clinic = await own.partner.get(`/v1/partner/clinics/${people.clinic.id}`);
    expect(clinic.body.data.service_upgraded_at !== null, 'the clinic is upgraded from the frame');

    const shown = async (name: string, change: string, words: RegExp) => {
      await storing.database.within(own.organizationId).all(sql`
        update calendar_connections set ${sql.raw(change)} where organization_id = ${own.organizationId}`);
      await inside.click('nav button:text-is("Calendar")');
      await inside.waitForSelector('section [role=status]');
      const text = (await inside.textContent('section [role=status]')) ?? '';
      expect(words.test(text), `a calendar shows as ${name}`);
      await shoot(page, `workspace-calendar-${name}`);
    };
    await shown('none', 'version = version', /Not connected/);
    await inside.click('summary:text-is("Connect a calendar")');
    await inside.fill('#calendar-url', 'dav.example');
    await inside.click('button:text-is("Connect")');
    await inside.waitForSelector('#calendar-url[aria-invalid]');
    await shoot(page, 'workspace-calendar-form');
    await inside.fill('#calendar-url', 'https://dav.example/ida/work/');
    await inside.fill('#calendar-username', 'ida');
    await inside.fill('#calendar-password', 'a word to be seen nowhere');
    await inside.click('button:text-is("Connect")');
    await inside.waitForSelector('section [role=status]:has-text("Opening")');
    expect(
      !(await inside.content()).includes('a word to be seen nowhere'),
      'the password is not shown again',
    );
    expect(
      (await inside.inputValue('#calendar-url')) === 'https://dav.example/ida/work/' &&
        (await inside.inputValue('#calendar-username')) === 'ida',
      'where the password was not taken, it alone is asked for again',
    );
    await shown('opening', 'version = version', /being opened/);
    const since = `unreachable_since = '2026-11-21T08:00:00Z'`;
    await shown('unreachable', since, /has not answered since/);
    await shown('connected', `state = 'connected', unreachable_since = null`, /Connected · Since/);
    await shown('connected-silent', since, /appointments are not affected/);
    await shown(
      'refused',
      `state = 'needs_attention', attention = 'credentials_refused', unreachable_since = null`,
      /does not accept this user name and password/,
    );
    await inside.click('button:text-is("Disconnect")');
    await inside.waitForSelector('section [role=status]:has-text("Not connected")');
    await page.close();
  });

  await part('logo', async () => {
    const own = await unlimitedWorld(service);
    const people = await own.practice();
    const address = 'https://cdn.partner.example/logo.svg';
    await own.partner.patch('/v1/partner/session-config', { branding: { logo_url: address } });
    const minted = await (await own.as(people.practitioner.id)).post('/v1/partner/embed-tokens', {
      ...everything,
      origins: [host.allowed],
    });
    const token: string = minted.body.data.token;
    const asked: (string | undefined)[] = [];
    const opened = await open([], host.allowed);
    await opened.page.route(address, (route) => {
      asked.push(route.request().headers().referer);
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#b03060"/></svg>',
      });
    });
    markup = hostPage(service.baseUrl, [{ baseUrl: service.baseUrl, surface: 'workspace', token }]);
    await opened.page.reload();
    await opened.waitFor('ready');
    await until(opened.frame(), `document.querySelector('.bar .logo')?.naturalWidth > 0`);
    await shoot(opened.page, 'workspace-logo');
    expect(
      asked.length > 0 && asked.every((referer) => !referer?.includes(token)),
      "the organization's logo is shown, and its host is told no token",
    );
    await opened.page.route(address, (route) => route.fulfill({ status: 404, body: '' }));
    await opened.page.reload();
    await opened.waitFor('ready');
    await until(opened.frame(), `!document.querySelector('.bar .logo')`);
    expect(true, 'a logo that is not there leaves no gap');
    await opened.page.close();
  });

  await part('areas switched off', async () => {
    const own = await unlimitedWorld(service);
    const people = await own.practice();
    const by = await own.as(people.practitioner.id);
    await by.post('/v1/partner/appointments', own.booking(people, 0));
    await by.post('/v1/partner/forms', formBody());
    const { id } = await upload(by, await pdfOf(1));
    await convert(storing, own.organizationId, id);
    const minted = async (body: object): Promise<string> =>
      (await by.post('/v1/partner/embed-tokens', { ...body, origins: [host.allowed] })).body.data.token;
    const token = await minted(everything);
    const sharing = await minted({
      capabilities: ['client:read', 'worksheet:read', 'worksheet:share'],
      patient_id: people.patient.id,
    });
    for (const off of ['clients', 'appointments']) {
      const enabled_features = [
        'clients',
        'clinical-notes',
        'appointments',
        'forms',
        'worksheets',
        'community',
      ].filter((feature) => feature !== off);
      await own.partner.patch('/v1/partner/session-config', { enabled_features });
      const { page, waitFor, frame } = await open([{ surface: 'workspace', token }]);
      await waitFor('ready');
      const areas = await frame().$$eval('nav button', (buttons) => buttons.map((one) => one.textContent));
      for (const area of areas) {
        await frame().click(`nav button:text-is("${area}")`);
        await until(frame(), `!document.querySelector('#area > [role=status]')`);
        expect(
          (await frame().$('#area [role=alert]')) === null,
          `the area ${area} opens where ${off} are off`,
        );
      }
      await page.close();
      const sheet = await open([{ surface: `worksheets/${id}`, token: sharing }]);
      await sheet.waitFor('ready');
      expect((await sheet.frame().$('.pages')) !== null, `a worksheet opens where ${off} are off`);
      await sheet.page.close();
    }
  });

  await part('long names', async () => {
    const own = await unlimitedWorld(service);
    const people = await own.practice();
    const by = await own.as(people.practitioner.id);
    const word = 'W'.repeat(200);
    await own.patient({
      first_name: word,
      last_name: word,
      partner_clinic_id: people.clinic.id,
      created_by_partner_practitioner_id: people.practitioner.id,
    });
    const fields = [
      { type: 'short_text', label: word },
      { type: 'single_choice', label: word, options: [word, 'Other'] },
    ];
    const { id } = (await by.post('/v1/partner/forms', { title: word, description: word, fields })).body.data;
    const token = (await by.post('/v1/partner/embed-tokens', { ...everything, origins: [host.allowed] })).body
      .data.token;
    for (const surface of [`forms/${id}`, ...everything.areas.map((area) => `workspace/${area}`)]) {
      const { page, waitFor, frame } = await open([{ surface, token }]);
      await waitFor('ready');
      for (const summary of await frame().$$('summary')) await summary.click();
      await shoot(page, `long-names-${surface.split('/').at(surface.startsWith('forms') ? 0 : 1)}`);
      await page.close();
    }
  });

  await part('tokens of others', async () => {
    const { page, waitFor } = await open([{ surface: 'workspace', token: await mint({ areas: ['home'] }) }]);
    await waitFor('ready');
    const colleague = await world.practitioner({ partner_clinic_id: practice.clinic.id });
    const theirs = (
      await (
        await world.as(colleague.id)
      ).post('/v1/partner/embed-tokens', { areas: ['home'], origins: [host.allowed] })
    ).body.data.token;
    const app = { ...service, config: service.config };
    const another = (await asOperator(app, async (session) =>
      credentialCommands
        .find(({ name }) => name === 'issue')
        ?.run({ session, args: [], options: { organization: world.organizationId } }),
    )) as { json: { client_id: string; client_secret: string } };
    const { client_id, client_secret } = another.json;
    const practitioner_id = practice.practitioner.id;
    const renewed = await clientOf(
      service.baseUrl,
      await exchangeToken(app, { client_id, client_secret, practitioner_id }),
    ).post('/v1/partner/embed-tokens', { areas: ['home'], origins: [host.allowed] });
    for (const [token, reason] of [
      [theirs, 'identity_mismatch'],
      [await world.token({ practitioner_id }), 'identity_mismatch'],
      ['nonsense', 'unreadable'],
      // Of the same clinician, through a credential that takes the place of another.
      [renewed.body.data.token, undefined],
    ] as const) {
      await page.evaluate((one) => {
        const { heard, frames_ } = globalThis as never as {
          heard: unknown[];
          frames_: { updateToken(t: string): void }[];
        };
        heard.length = 0;
        frames_[0]?.updateToken(one);
      }, token as string);
      const { payload } = await waitFor('token.updated');
      expect(
        payload.accepted === (reason === undefined) && payload.reason === reason,
        reason === undefined
          ? 'a pushed token through another credential is accepted'
          : `a pushed token is refused as ${reason}`,
      );
    }
    await page.close();
  });

  await part('denied area', async () => {
    const { page, waitFor, frame } = await open([
      {
        surface: `workspace/clients/by-patient/${practice.patient.id}`,
        token: await mint({ areas: ['home'] }),
      },
    ]);
    const { payload } = await waitFor('capability_denied');
    expect(
      payload.area === 'clients' && JSON.stringify(payload.missing) === '["client:read"]',
      'an area without its capability is denied, naming it',
    );
    await waitFor('ready');
    expect(
      (await page.evaluate('document.activeElement === document.body')) as boolean,
      'a frame that opens takes the focus from nobody',
    );
    const wider = await mint({ areas: ['clients'] });
    await page.evaluate(
      (token) =>
        (globalThis as never as { frames_: { updateToken(t: string): void }[] }).frames_[0]?.updateToken(
          token,
        ),
      wider,
    );
    await frame().waitForSelector('#area h1:text-is("Noa Lind")');
    expect(
      (await frame().$('nav button:text-is("Clients")')) !== null,
      'a pushed token that opens the denied area opens it where it was asked for',
    );
    await page.close();
    const one = await open([
      {
        surface: `workspace/clients/by-patient/${practice.patient.id}`,
        token: await mint({ areas: ['clients'] }),
      },
    ]);
    await one.waitFor('ready');
    expect(
      (await one.frame().textContent('#area h1')) === 'Noa Lind',
      'a client opens by the id of the patient',
    );
    await one.page.close();
  });

  await part('worksheet', async () => {
    const { id } = await upload(clinician, await pdfOf(2));
    await convert(storing, world.organizationId, id);
    const token = await mint({ capabilities: ['worksheet:read'] });
    const { page, waitFor, frame } = await open([{ surface: `worksheets/${id}`, token }]);
    await waitFor('ready');
    for (const picture of await frame().$$('.pages img')) await picture.scrollIntoViewIfNeeded();
    await until(
      frame(),
      '[...document.images].length === 2 && [...document.images].every((one) => one.naturalWidth > 100)',
    );
    expect(true, 'a worksheet shows the pictures of its pages');
    await shoot(page, 'worksheet');
    expect((await frame().$('summary')) === null, 'a token that only reads a worksheet shares none');
    await page.close();
    const capabilities = ['worksheet:read', 'worksheet:share'];
    const sharing = await open([
      { surface: `worksheets/${id}`, token: await mint({ capabilities, patient_id: practice.patient.id }) },
    ]);
    await sharing.waitFor('ready');
    await sharing.frame().click('summary:text-is("E-mail it to the patient")');
    await sharing.frame().fill('#share-message', 'Shall we look at this on Thursday?');
    await shoot(sharing.page, 'worksheet-sharing');
    await sharing.frame().click('button:text-is("Send")');
    await until(
      sharing.frame(),
      `document.getElementById('notice')?.textContent === 'The worksheet is on its way.'`,
    );
    const [{ sent = 0 } = {}] = await storing.database.within(world.organizationId).all(sql<{ sent: number }>`
      select count(*)::int as sent from content_shares
      where organization_id = ${world.organizationId} and content_id = ${id}
        and partner_patient_id = ${practice.patient.id}`);
    expect(sent === 1, 'a worksheet is shared with the patient of the token');
    await sharing.page.close();
    const workspace = await open([{ surface: 'workspace/worksheets', token: await mint(everything) }]);
    await workspace.waitFor('ready');
    const inside = workspace.frame();
    await inside.fill('input[aria-label=Title]', 'How I feel');
    await inside.click('button:text-is("Rename")');
    await workspace.waitFor('worksheet.saved');
    // The host hears of it before the list is drawn anew.
    await until(inside, `document.querySelector('.entry button').textContent.startsWith('How I feel ·')`);
    await inside.fill('input[aria-label=Title]', 'How I feel today');
    await inside.click('button:text-is("Rename")');
    await until(inside, `document.querySelector('.entry button').textContent.startsWith('How I feel today')`);
    await inside.click('summary');
    await inside.fill('#sheet-title', 'Of a picture');
    await inside.setInputFiles('#sheet-file', {
      name: 'a.png',
      mimeType: 'image/png',
      buffer: await pictureOf(40, 40),
    });
    await inside.click('button:text-is("Make")');
    const created = await workspace.waitFor('worksheet.created');
    expect(
      (await workspace.heard()).filter(({ event }) => event === 'worksheet.saved').length === 1,
      'what is done again to the same worksheet is told once',
    );
    expect(
      (await clinician.get(`/v1/partner/worksheets/${created.payload.worksheetId}`)).status === 200,
      'a worksheet is made of a document in the frame',
    );
    await shoot(workspace.page, 'workspace-worksheets-filled');
    await inside.click('button:text-is("Delete") >> nth=0');
    await inside.click('dialog button:text-is("Delete the worksheet")');
    await workspace.waitFor('worksheet.deleted');
    await workspace.page.close();
  });

  await part('making', async () => {
    const token = await mint({ ...everything, capabilities: ['worksheet:generate'] });
    const { page, waitFor, frame } = await open([{ surface: 'workspace/forms', token }]);
    await waitFor('ready');
    const inside = frame();
    await inside.click('summary:text-is("Put a form together from sections")');
    await inside.fill('#composed-title', 'Getting to know each other');
    await inside.check('input[value=goals]');
    await inside.check('input[value=sleep]');
    await shoot(page, 'workspace-forms-composing');
    await inside.click('details[open] button:text-is("Keep as draft")');
    const composed = await waitFor('form.created');
    const { body } = await clinician.get(`/v1/partner/forms/${composed.payload.formId}`);
    expect(
      body.data.status === 'draft' &&
        body.data.fields.some(({ label }: { label: string }) => label === 'Sleep'),
      'a form is composed of sections in the frame',
    );
    await inside.click('nav button:text-is("Worksheets")');
    await inside.click('summary:text-is("Have a worksheet written")');
    await inside.fill('#sheet-topic', 'Being afraid of the dark');
    await inside.fill('#written-title', 'My calm night');
    await shoot(page, 'workspace-worksheets-writing');
    await inside.click('details[open] button:text-is("Write")');
    const written = await waitFor('worksheet.created');
    expect(
      (await clinician.get(`/v1/partner/worksheets/${written.payload.worksheetId}`)).body.data.status ===
        'converting',
      'a worksheet is written for a topic in the frame',
    );
    await page.close();
  });

  await part('building', async () => {
    const token = await mint(everything);
    const { page, waitFor, frame } = await open([{ surface: 'workspace/forms', token }]);
    await waitFor('ready');
    const inside = frame();
    const readForm = async (id: unknown) => (await clinician.get(`/v1/partner/forms/${id}`)).body.data;
    await inside.click('summary:text-is("Make a form")');
    await inside.fill('#form-title', 'After the holidays');
    await inside.fill('.question-row [id^=label-]', 'What was best?');
    await inside.selectOption('.question-row [id^=kind-]', 'multi_choice');
    await inside.fill('.question-row [id^=options-]', 'The sea');
    await shoot(page, 'workspace-forms-building');
    await inside.click('details[open] button:text-is("Keep as draft")');
    await inside.waitForSelector('.question-row [id^=options-][aria-invalid]');
    await inside.fill('.question-row [id^=options-]', 'The sea\n\n Grandmother ');
    await inside.click('details[open] button:text-is("Keep as draft")');
    const { formId } = (await waitFor('form.created')).payload;
    const made = await readForm(formId);
    expect(
      JSON.stringify(made.fields[0].options) === '["The sea","Grandmother"]' && made.status === 'draft',
      'a form is made with a question of several answers, and a single one is refused where it was typed',
    );
    const drawnAs = await inside.$eval(
      'strong:text-is("After the holidays")',
      (element: { dir: string }) => element.dir,
    );
    expect(drawnAs === 'auto', 'a title in a list runs in its own direction');
    await inside.click('li.entry:has-text("After the holidays") button:text-is("Look")');
    await inside.waitForSelector('h1:text-is("After the holidays")');
    expect(
      (await inside.isVisible('legend:has-text("What was best?")')) &&
        (await inside.isDisabled('.options input >> nth=0')),
      'a draft is looked at as it will be asked',
    );
    await inside.click('summary:text-is("Change this form")');
    await inside.click('button:text-is("Another question")');
    await inside.fill('.question-row >> nth=1 >> [id^=label-]', 'How was it?');
    await inside.selectOption('.question-row >> nth=1 >> [id^=kind-]', 'scale');
    await inside.fill('.question-row >> nth=1 >> [id^=step-] >> nth=1', '10');
    await inside.check('.question-row >> nth=1 >> [type=checkbox]');
    await inside.click('.question-row >> nth=1 >> button:text-is("Move forward")');
    const isFocused = (control: string) =>
      inside.$eval(control, (element: { matches(selector: string): boolean }) => element.matches(':focus'));
    const isHeld = await isFocused('.question-row:first-child button:text-is("Move forward")');
    await inside.click('button:text-is("Another question")');
    await inside.click('.question-row:last-child button:text-is("Remove")');
    expect(
      isHeld && (await isFocused('.question-row:last-child [id^=label-]')),
      'whoever moves and removes questions by keyboard goes on beside them',
    );
    await shoot(page, 'workspace-forms-changing');
    await inside.click('button:text-is("Save the form")');
    await waitFor('form.saved');
    const [first, second] = (await readForm(formId)).fields;
    expect(
      first.type === 'scale' && first.max === 10 && first.required && second.id === made.fields[0].id,
      'a question is added and moved, and the others stay what they are',
    );
    await inside.click('summary:text-is("Change this form")');
    await inside.fill('#form-title', 'After all holidays');
    await clinician.patch(`/v1/partner/forms/${formId}`, { shelf_ready: true });
    await inside.click('button:text-is("Save the form")');
    await until(inside, `document.getElementById('notice').textContent.includes('changed elsewhere')`);
    expect(
      (await inside.inputValue('#form-title')) === 'After all holidays',
      'a form that was changed elsewhere is not written over',
    );
    await page.close();
  });

  await part('what is refused', async () => {
    const token = await mint({ ...everything, capabilities: ['worksheet:generate'] });
    const { page, waitFor, frame } = await open([{ surface: 'workspace/worksheets', token }]);
    await waitFor('ready');
    const inside = frame();
    const marked = (control: string) => inside.waitForSelector(`${control}[aria-invalid] + .fault`);
    const press = (label: string) => inside.click(`details[open] button:text-is("${label}")`);

    await inside.click('summary:text-is("Have a worksheet written")');
    await press('Write');
    await marked('#sheet-topic');
    await inside.fill('#sheet-topic', 'Falling asleep');
    await inside.fill('#sheet-language', 'no language');
    await press('Write');
    await marked('#sheet-language');
    await shoot(page, 'workspace-refused');
    expect(
      (await inside.inputValue('#sheet-topic')) === 'Falling asleep' &&
        (await inside.$('#sheet-topic[aria-invalid]')) === null,
      'what is refused is said at its field alone, and what was typed stays',
    );
    await inside.fill('#sheet-language', '');
    await inside.fill('#sheet-pages', '');
    await press('Write');
    await waitFor('worksheet.created');
    expect(true, 'a worksheet is written with all that is optional left empty');

    await inside.click('nav button:text-is("Forms")');
    await inside.click('summary:text-is("Make a form")');
    await inside.fill('#form-title', 'Sleep');
    const question = '.question-row [id^=label-]';
    await inside.fill(question, ' ');
    await press('Keep as draft');
    await marked(question);
    await inside.fill(question, 'How did you sleep?');
    await inside.click('nav button:text-is("Calendar")');
    await inside.click('dialog button:text-is("Stay here")');
    expect(
      (await inside.inputValue(question)) === 'How did you sleep?',
      'who leaves a form that is being made is asked before it is lost',
    );
    await inside.click('nav button:text-is("Calendar")');
    await inside.click('dialog button:text-is("Leave without saving")');
    await inside.click('summary:text-is("Book a session")');
    await inside.fill('#when', '');
    await press('Book');
    await marked('#when');
    expect(true, 'questions and times that are left empty are said so where they stand');

    await inside.click('nav button:text-is("Storybooks")');
    await inside.click('summary:text-is("Have a storybook written")');
    await inside.fill('#story-topic', 'A brave hedgehog');
    await inside.fill('#story-goal', 'Daring to ask for help');
    await inside.selectOption('#story-age', '13-17');
    await inside.fill('#story-pages', '');
    let lost = 0;
    let asked: unknown;
    await page.route('**/api/embed/storybooks', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
      lost += 1;
      asked = route.request().postDataJSON();
      await route.fetch();
      return route.fulfill({ status: 503, body: '' });
    });
    await press('Write');
    await until(inside, `document.getElementById('notice')?.textContent.includes('could not be reached')`);
    await press('Write');
    await waitFor('storybook.created');
    const stories = (await clinician.get('/v1/partner/storybooks')).body.data;
    expect(stories.length === 1, 'a story whose answer was lost is asked for again and written once');
    const { age_band, therapeutic_goal } = asked as Record<string, unknown>;
    expect(
      age_band === '13-17' && therapeutic_goal === 'Daring to ask for help',
      'a story is written for the age and the goal that were chosen',
    );
    await inside.waitForSelector('li.entry');
    await inside.click('summary:text-is("Have a storybook written")');
    await inside.fill('#story-topic', 'A shy owl');
    const isUnread = (url: URL) => url.pathname.endsWith('/storybooks') && url.search !== '';
    await page.route(isUnread, (route) => route.fulfill({ status: 503, body: '' }));
    await press('Write');
    await inside.waitForSelector('.warn:text-is("The service could not be reached.")');
    await page.unroute(isUnread);
    await inside.click('button:text-is("Try again")');
    await inside.waitForSelector('li.entry >> nth=1');
    expect(
      (await inside.inputValue('#story-topic')) === '',
      'a story that was taken is not asked for again where its list cannot be read',
    );
    await page.close();
  });

  await part('rooms', async () => {
    const book = await readyStorybook(storing as RunningApp, world.organizationId, clinician);
    await clinician.patch(`/v1/partner/storybooks/${book.id}`, { shelf_ready: true });
    const token = await mint(everything);
    const { page, waitFor, frame } = await open([{ surface: 'workspace/playrooms', token }]);
    await waitFor('ready');
    const inside = frame();
    const rooms = async () => (await clinician.get('/v1/partner/playrooms')).body.data;
    await inside.click('summary:text-is("Make a playroom")');
    await inside.fill('#new-playrooms-name', 'Reef');
    await inside.selectOption('#new-playrooms-type', 'teen');
    await inside.selectOption('#new-playrooms-theme', 'ocean');
    await inside.uncheck('details[open] input[value=dollhouse]');
    await shoot(page, 'workspace-rooms-making');
    await inside.click('details[open] button:text-is("Make")');
    await inside.click('li.entry:has-text("Reef") button:text-is("Look")');
    await inside.waitForSelector('h1:text-is("Reef")');
    const reef = (await rooms()).find(({ name }: { name: string }) => name === 'Reef');
    expect(
      reef.theme === 'ocean' && reef.age_band === '13-17' && !reef.items.includes('dollhouse'),
      'a playroom is made in the frame, with the age of those whom it is for',
    );
    await until(inside, `document.querySelector('.artwork').naturalWidth > 0`);
    await inside.selectOption('#to-put', `storybook/${book.id}`);
    await inside.click('button:text-is("Put on the shelf")');
    await inside.waitForSelector(`li.entry:has-text(${JSON.stringify(book.title)})`);
    await shoot(page, 'workspace-rooms-shelf');
    const standing = async () =>
      (await clinician.get(`/v1/partner/playrooms/${reef.id}/content`)).body.data.map(
        ({ content_id }: { content_id: string }) => content_id,
      );
    expect((await standing())[0] === book.id, 'a storybook is put on the shelf of a room');
    await inside.click('button:text-is("Take down")');
    await inside.waitForSelector('p:text-is("Nothing stands there yet.")');
    expect((await standing()).length === 0, 'and is taken down');
    await inside.click('summary:text-is("Change this playroom")');
    await inside.fill('#changed-playrooms-name', 'Deep reef');
    await inside.selectOption('#changed-playrooms-age', '18+');
    await inside.click('details[open] button:text-is("Save")');
    await inside.waitForSelector('h1:text-is("Deep reef")');
    expect(
      (await rooms()).some(
        ({ name, age_band }: { name: string; age_band: string }) =>
          name === 'Deep reef' && age_band === '18+',
      ),
      'a room is changed in the frame',
    );
    await inside.click('summary:text-is("Change this playroom")');
    await inside.fill('#changed-playrooms-name', 'Dry reef');
    await clinician.patch(`/v1/partner/playrooms/${reef.id}`, { theme: 'space' });
    await inside.click('details[open] button:text-is("Save")');
    await until(inside, `document.getElementById('notice').textContent.includes('changed elsewhere')`);
    expect(
      (await rooms()).some(({ theme }: { theme: string }) => theme === 'space') &&
        (await inside.inputValue('#changed-playrooms-name')) === 'Dry reef',
      'a room that was changed elsewhere is not written over',
    );
    await inside.click('button:text-is("All rooms")');
    await inside.click('li.entry:has-text("Starter toolkit") button:text-is("Look")');
    await inside.waitForSelector('h1:text-is("Starter toolkit")');
    await shoot(page, 'workspace-rooms-toolkit');
    await page.close();
  });

  await part('storybook', async () => {
    const { id } = await readyStorybook(storing as RunningApp, world.organizationId, clinician);
    const token = await mint({ capabilities: ['storybook:read', 'storybook:write'] });
    const mount = { surface: `storybooks/${id}`, token };
    const { page, waitFor, frame } = await open([mount, mount]);
    for (const index of [0, 1]) await waitFor('ready', index);
    const [one, two] = [frame(0), frame(1)];
    await one.click('summary:text-is("Edit this storybook")');
    await one.fill('#book-title', 'Pim and the quiet wood');
    await one.click('button:text-is("Save the title")');
    await one.waitForSelector('h1:text-is("Pim and the quiet wood")');
    await one.click('summary:text-is("Edit page 2")');
    await one.fill('#page-1', 'It was');
    await shoot(page, 'storybook-editing');
    const held = Promise.withResolvers<void>();
    await page.route(
      '**/pages',
      async (route) => {
        await held.promise;
        await route.fallback();
      },
      { times: 1 },
    );
    await one.click('details[open] button:text-is("Save the text")');
    await one.fill('#page-1', 'It was morning.');
    held.resolve();
    await one.waitForSelector('li[aria-label="Page 2"] p:text-is("It was")');
    await one.click('details[open] button:text-is("Save the text")');
    await one.waitForSelector('li[aria-label="Page 2"] p:text-is("It was morning.")');
    await until(one, `document.activeElement.localName === 'main'`);
    await one.click('summary:text-is("Edit page 2")');
    await one.click('details[open] button:text-is("Move forward")');
    await one.waitForSelector('li[aria-label="Page 1"] p:text-is("It was morning.")');
    await one.click('summary:text-is("Edit page 4")');
    await one.click('details[open] button:text-is("Remove the page")');
    await one.click('dialog button:text-is("Remove it")');
    await until(one, 'document.querySelectorAll(".pages > li").length === 3');
    await one.click('summary:text-is("Edit this storybook")');
    await one.fill('#book-next', 'And then it was night.');
    await one.click('button:text-is("Add the page")');
    await one.waitForSelector('li[aria-label="Page 4"] p:text-is("And then it was night.")');
    expect(true, 'texts, order and title of a storybook are changed in the frame');
    await two.click('summary:text-is("Edit page 2")');
    await two.fill('#page-1', 'A draft.');
    await two.click('summary:text-is("Edit page 1")');
    await two.click('li[aria-label="Page 1"] button:text-is("Remove the page")');
    await two.click('dialog button:text-is("Remove it")');
    await until(two, `document.getElementById('notice')?.textContent.includes('changed elsewhere')`);
    expect(
      (await clinician.get(`/v1/partner/storybooks/${id}/pages`)).body.data.length === 4,
      'a storybook that was changed elsewhere is shown as it is, not written over',
    );
    const isThere = `[...document.querySelectorAll('details[open] textarea')].some(({ value }) => value === 'A draft.')`;
    await until(two, isThere);
    await page.route('**/pages?*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await two.click('summary:text-is("Edit this storybook")');
    await two.click('button:text-is("Ready for shelves")');
    await two.click('button:text-is("Try again")');
    await until(two, isThere);
    expect(true, 'what was typed of other pages stays, whatever is drawn anew');
    await page.close();
  });

  await part('community', async () => {
    const { id } = await upload(clinician, await pdfOf(2));
    await convert(storing, world.organizationId, id);
    const { page, waitFor, frame } = await open([
      { surface: 'workspace/community', token: await mint(everything) },
      {
        surface: `worksheets/${id}`,
        token: await mint({ capabilities: ['worksheet:read', 'worksheet:write'] }),
      },
    ]);
    for (const index of [0, 1]) await waitFor('ready', index);
    const [one, two] = [frame(0), frame(1)];
    await one.click('summary:text-is("Share something of yours")');
    await one.selectOption('#shared-content', `worksheet/${id}`);
    await one.fill('#shared-words', 'Children open up with this one.');
    await one.click('button:text-is("Share with the clinic")');
    await one.click('.list button:text-is("Look")');
    await until(one, 'document.querySelectorAll(".pages img").length === 2');
    expect(true, 'own content is shared with the clinic, and looked at');
    await two.click('button:text-is("Remove the page") >> nth=0');
    await shoot(page, 'community-look');
    expect(
      (await two.$('dialog[open] :text("e-mailed keeps all its pages")')) !== null,
      'who removes a page is told that the PDF keeps it',
    );
    await two.click('dialog button:text-is("Remove it")');
    await waitFor('worksheet.saved', 1);
    await until(two, 'document.querySelectorAll(".pages > li").length === 1');
    expect(
      (await two.$('button:text-is("Remove the page")')) === null,
      'a page of a worksheet is removed, and the last one cannot be',
    );
    await one.click('button:text-is("Everything shared")');
    await one.click('.list button:text-is("Take back")');
    await shoot(page, 'community');
    await one.click('dialog button:text-is("Take it back")');
    await one.waitForSelector('p:text-is("Nothing is shared yet.")');
    expect(true, 'what one shared is taken back');
    await page.close();
  });

  await part('notes', async () => {
    const mount = { surface: 'workspace/clinical-notes', token: await mint(everything) };
    const { page, waitFor, frame } = await open([mount, mount]);
    for (const index of [0, 1]) await waitFor('ready', index);
    const [one, two] = [frame(0), frame(1)];
    await one.click('summary:text-is("Write a note")');
    const name = `${practice.patient.first_name} ${practice.patient.last_name}`;
    const about = await one.textContent('#about option:checked');
    await one.fill('textarea', 'We built a castle.');
    await one.click('button:text-is("Keep as draft")');
    await one.waitForSelector('.list button.entry');
    expect(
      [about, await one.textContent('.list button.entry')].every((words) => words?.includes(name)),
      'a session to write about, and a note, say whose they are',
    );
    await two.click('nav button:text-is("Home")');
    await two.click('nav button:text-is("Notes")');
    for (const inside of [one, two]) {
      await inside.click('.list button.entry');
      await inside.waitForSelector('#body');
    }
    await one.fill('#body', 'We built a castle by the sea.');
    let lost = 0;
    await page.route('**/api/embed/notes/*', async (route) => {
      if (route.request().method() !== 'PATCH' || lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      return route.fulfill({ status: 503, body: '' });
    });
    await one.click('button:text-is("Save")');
    await until(one, `document.getElementById('notice')?.textContent.includes('could not be reached')`);
    await one.click('button:text-is("Save")');
    await until(one, `document.getElementById('notice')?.textContent === 'Saved.'`);
    expect(true, 'a note whose answer was lost is saved again, and not said to be saved elsewhere');
    const held = Promise.withResolvers<void>();
    await page.route(
      '**/api/embed/notes/*',
      async (route) => {
        await held.promise;
        await route.fallback();
      },
      { times: 1 },
    );
    await one.click('button:text-is("Save")');
    await one.fill('#body', 'We built a castle by the sea, and a boat.');
    held.resolve();
    await until(one, `document.querySelector('#body').defaultValue.endsWith('by the sea.')`);
    const isStill = (await one.inputValue('#body')).endsWith('and a boat.');
    await one.click('button:text-is("Save")');
    await until(one, `document.querySelector('#body').defaultValue.endsWith('and a boat.')`);
    expect(isStill, 'what is typed while a note is being saved stays, and is saved next');
    await two.fill('#body', 'We built a house.');
    await two.click('button:text-is("Save")');
    await until(two, `document.getElementById('notice')?.textContent.startsWith('This note was saved')`);
    expect(
      (await two.inputValue('#body')) === 'We built a house.',
      'a note that was saved elsewhere is not written over, and what was typed stays',
    );
    await shoot(page, 'notes-saved-elsewhere');
    const written = async () => (await one.$$('.list button.entry')).length;
    await one.click('button:text-is("All notes")');
    await one.waitForSelector('.list button.entry');
    // The note of years ago is the only one then.
    await storing.database.within(world.organizationId).all(sql`
      update notes set created_at = '2020-01-01T00:00:00Z' where organization_id = ${world.organizationId}`);
    await one.click('nav button:text-is("Notes")');
    await one.waitForSelector('button:text-is("Earlier notes")');
    const ofLastYear = await written();
    await one.click('summary:text-is("Write a note")');
    await one.fill('textarea', 'Nobody has this yet.');
    await one.click('button:text-is("Earlier notes")');
    await one.waitForSelector('dialog[open]');
    await one.click('dialog button:text-is("Stay here")');
    expect(
      (await one.inputValue('textarea')) === 'Nobody has this yet.',
      'who looks for earlier notes is asked before the one being written is lost',
    );
    await one.click('button:text-is("Earlier notes")');
    await one.click('dialog button:text-is("Leave without saving")');
    await one.waitForSelector('button:text-is("Earlier notes")', { state: 'detached' });
    expect(ofLastYear === 0 && (await written()) === 1, 'notes from before the last year are a press away');
    await one.click('summary:text-is("Write a note")');
    await one.fill('textarea', 'Nobody has this yet.');
    await one.click('.list button.entry');
    await one.click('dialog button:text-is("Stay here")');
    expect(
      (await one.inputValue('textarea')) === 'Nobody has this yet.',
      'who opens another note is asked before the one being written is lost',
    );
    await page.close();
  });

  await part('form', async () => {
    const token = await mint({ capabilities: ['form:submit'], patient_id: practice.patient.id });
    const { page, waitFor, frame } = await open([{ surface: `forms/${form.id}`, token }]);
    await waitFor('ready');
    const inside = frame();
    await shoot(page, 'form');
    await inside.focus('input[type=date]');
    await page.keyboard.type('02');
    await inside.click('button:text-is("Save and go on later")');
    await inside.waitForSelector(
      '.question:has(input[type=date]) .fault:text-is("This answer does not fit.")',
    );
    expect(true, 'half a date is told, and not taken for none');
    for (const input of await inside.$$('input[type=text], textarea')) await input.fill('Something');
    for (const input of await inside.$$('input[type=number]'))
      await input.fill((await input.getAttribute('min')) || '1');
    for (const input of await inside.$$('input[type=date]')) await input.fill('2026-01-02');
    for (const group of await inside.$$('fieldset')) await (await group.$('input'))?.check();
    await inside.fill('textarea', 'One line\nand another');
    const capabilities = ['form:read', 'form:write'];
    const builder = clientOf(service.baseUrl, await mint({ capabilities }));
    const asked = { type: 'short_text', label: 'Asked only now', required: true };
    const fields = [...form.fields.filter(({ type }: { type: string }) => type !== 'date'), asked];
    await builder.patch(`/api/embed/forms/${form.id}`, { status: 'draft' });
    await inside.click('button:text-is("Hand in")');
    await inside.waitForSelector('#notice:has-text("was withdrawn")');
    await builder.patch(`/api/embed/forms/${form.id}`, { status: 'published', fields });
    await inside.click('button:text-is("Hand in")');
    const now = await inside.waitForSelector(
      '.question:has-text("Asked only now") .fault:not(:empty) >> xpath=..',
    );
    expect(
      (await inside.inputValue('textarea')) === 'One line\nand another' &&
        (await inside.$('input[type=date]')) === null,
      'a form that was changed meanwhile is shown as it is now, with what was entered',
    );
    await (await now.$('input'))?.fill('Something');
    await inside.click('button:text-is("Hand in")');
    const { payload } = await waitFor('form.submitted');
    expect(
      payload.status === 'completed' && payload.formId === form.id,
      'a form that is filled in is submitted',
    );
    await until(inside, `document.activeElement.textContent === 'Thank you'`);
    await shoot(page, 'form-done');
    await page.close();
    const workspace = await open([{ surface: 'workspace/forms', token: await mint(everything) }]);
    await workspace.waitFor('ready');
    await workspace.frame().click('button:text-is("Answers")');
    await workspace
      .frame()
      .waitForSelector(`section:has(.answers) h2:has-text("${practice.patient.last_name}")`);
    await until(workspace.frame(), `document.body.innerText.includes('One line\\nand another')`);
    expect(true, 'what was handed in is read in the workspace, line by line');
    await shoot(workspace.page, 'workspace-answers');
    await workspace.page.close();
  });

  await part('games', async () => {
    for (const game_type of ['sandtray', 'dollhouse']) {
      const { data } = (
        await clinician.post('/v1/partner/game-sessions', {
          game_type,
          patient_id: practice.patient.id,
          origins: [host.allowed],
        })
      ).body;
      const { page, waitFor, frame } = await open([
        { url: data.practitioner.embed_url },
        { url: data.patient.embed_url },
      ]);
      for (const [index, mode] of ['practitioner', 'patient'].entries()) {
        expect(
          (await waitFor('ready', index)).payload.mode === mode,
          `${game_type}: the ${mode}'s seat is ready`,
        );
        const begun = await waitFor('game.session_started', index);
        expect(
          begun.payload.gameSessionId === data.game_session_id,
          `${game_type}: the scene of the ${mode} is live`,
        );
      }
      const [one, two] = [frame(0), frame(1)];
      for (const button of (await one.$$('.figure-button')).slice(0, 8)) await button.click();
      await until(two, 'document.querySelectorAll(".board .figure").length === 8');
      await (await two.$$('.figure-button'))[9]?.click();
      await until(one, 'document.querySelectorAll(".board .figure").length === 9');
      const figure = (await one.$('.board .figure')) as NonNullable<Awaited<ReturnType<Frame['$']>>>;
      await figure.focus();
      await page.keyboard.press('Shift+ArrowRight');
      const id = await figure.getAttribute('data-id');
      const moved = await figure.getAttribute('transform');
      await until(
        two,
        `document.querySelector('[data-id="${id}"]').getAttribute('transform') === ${JSON.stringify(moved)}`,
      );
      expect(true, `${game_type}: what one seat does the other sees`);
      expect(
        (await two.$('button:text-is("Save")')) === null,
        `${game_type}: the patient's seat saves nothing`,
      );
      await one.click('button:text-is("Save")');
      await one.fill('#save-name', 'The island');
      await one.click('dialog button[type=submit]');
      const { payload } = await waitFor('game.save_created');
      await until(one, 'document.getElementById("notice")?.textContent.startsWith("Saved")');
      await shoot(page, game_type);
      const saved = await clinician.get(`/v1/partner/game-saves/${payload.saveId}`);
      expect(
        saved.body.data.scene.items.length === 9 && saved.body.data.has_thumbnail,
        `${game_type}: a saved scene has its figures and a preview`,
      );
      for (const times of [1, 2]) {
        await one.click('button:text-is("Save")');
        await waitFor('game.saved', 0, times);
      }
      await one.click('button:text-is("Save as another")');
      await one.fill('#save-name', 'The island a week later');
      await one.click('dialog button[type=submit]');
      const later = await waitFor('game.save_created', 0, 2);
      expect(
        later.payload.saveId !== payload.saveId,
        `${game_type}: a scene that is gone on with need not take the place of the one before`,
      );
      const toOpen = 'button:text-is("Open a saved scene")';
      await one.click(toOpen);
      await one.press('dialog li button >> nth=0', 'Escape');
      await until(one, 'document.activeElement.textContent === "Open a saved scene"');
      expect(true, `${game_type}: whoever opens no scene after all goes on where that was`);
      await one.click(toOpen);
      await one.click('dialog li button >> nth=0');
      await waitFor('game.save_loaded');
      await page.close();
    }
  });

  await part('the end of a seat', async () => {
    const { data } = (
      await clinician.post('/v1/partner/game-sessions', {
        game_type: 'sandtray',
        patient_id: practice.patient.id,
        origins: [host.allowed],
      })
    ).body;
    const { page, waitFor, frame } = await open([{ url: data.patient.embed_url }]);
    await waitFor('game.session_started');
    await world.partner.patch('/v1/partner/session-config', { enabled_features: ['clients'] });
    expect(
      (await waitFor('error')).payload.code === 'game.session_failed',
      'a seat that is taken away tells its host',
    );
    await until(frame(), 'document.getElementById("status").textContent.startsWith("This seat has ended")');
    await page.close();
    const late = await open([{ url: data.patient.embed_url }]);
    await late.waitFor('ready');
    expect(
      (await late.waitFor('error')).payload.code === 'embed.feature_not_entitled',
      'a frame that may not be opened tells its host why',
    );
    await late.page.close();
  });

  await part('a foreign page', async () => {
    const { page, heard } = await open(
      [{ surface: 'workspace', token: await mint(everything) }],
      host.foreign,
    );
    await page.waitForTimeout(1_500);
    expect((await heard()).length === 0, 'a page of another origin than the listed ones frames nothing');
    await page.close();
  });

  await part('own workspace', () =>
    lookAtOwnWorkspace({
      app: { ...service, ...storing } as unknown as RunningApp,
      browser,
      axe,
      shots: values.shots,
      expect,
      complain: (what) => void complaints.push(what),
    }),
  );

  host.server.close();
  if (parts === 0) complaints.push('No part has that word in its name');
  return complaints;
};

await runLong({ processes: 1, durable: false }, async (service) => {
  const browser = await browserOrFault.launch();
  // What a worker would do is done here: there is none.
  const { config } = service;
  const url = config.DATABASE_URL;
  const database = await openDatabase({ url, poolSize: 2, application: 'frames', entities });
  const secrets = createSecrets(config);
  const objects = openObjects(config, secrets);
  try {
    return await run(service, { database, objects, secrets }, browser);
  } finally {
    await browser.close();
    await database.close();
    objects.close();
  }
});
