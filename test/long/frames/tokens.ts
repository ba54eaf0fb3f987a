import { credentialCommands } from '../../../api/operator/credentials.ts';
import { clientOf } from '../../support/client.ts';
import { asOperator, exchangeToken } from '../../support/world.ts';
import { EVERYTHING, type Part } from './stage.ts';

export const tokensOfOthers: Part = async ({ app, host, world, practice, mint, open, expect }) => {
  const { page, waitFor, push } = await open([
    { surface: 'workspace', token: await mint({ areas: ['home'] }) },
  ]);
  await waitFor('ready');
  const colleague = await world.practitioner({ partner_clinic_id: practice.clinic.id });
  const theirs = (
    await (
      await world.as(colleague.id)
    ).post('/v1/partner/embed-tokens', { areas: ['home'], origins: [host.allowed] })
  ).body.data.token;
  const another = (await asOperator(app, async (session) =>
    credentialCommands
      .find(({ name }) => name === 'issue')
      ?.run({ session, args: [], options: { organization: world.organizationId } }),
  )) as { json: { client_id: string; client_secret: string } };
  const { client_id, client_secret } = another.json;
  const practitioner_id = practice.practitioner.id;
  const renewed = await clientOf(
    app.baseUrl,
    await exchangeToken(app, { client_id, client_secret, practitioner_id }),
  ).post('/v1/partner/embed-tokens', { areas: ['home'], origins: [host.allowed] });
  let pushed = 0;
  for (const [token, reason] of [
    [theirs, 'identity_mismatch'],
    [await world.token({ practitioner_id }), 'identity_mismatch'],
    ['nonsense', 'unreadable'],
    // Of the same clinician, through a credential that takes the place of another.
    [renewed.body.data.token, undefined],
  ] as const) {
    pushed += 1;
    await push(token as string);
    const { payload } = await waitFor('token.updated', 0, pushed);
    expect(
      payload.accepted === (reason === undefined) && payload.reason === reason,
      reason === undefined
        ? 'a pushed token through another credential is accepted'
        : `a pushed token is refused as ${reason}`,
    );
  }
  await page.close();
};

export const deniedArea: Part = async ({ practice, mint, open, expect }) => {
  const { page, waitFor, frame, push } = await open([
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
  await push(await mint({ areas: ['clients'] }));
  await frame().waitForSelector('#area h1:text-is("Noa Lind")');
  expect(
    (await frame().$('nav >> :text-is("Clients")')) !== null,
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
  await one.frame().waitForSelector('#area h1:text-is("Noa Lind")');
  expect(true, 'a client opens by the id of the patient');
  const steps = await one.page.evaluate('history.length');
  await one.page.evaluate('frames_[0].retry()');
  await one.waitFor('ready', 0, 2);
  expect(
    (await one.page.evaluate('history.length')) === steps,
    'a frame that is opened anew is no step to go back by',
  );
  await one.page.close();
};

export const foreignPage: Part = async ({ host, mint, open, expect }) => {
  const { page, heard } = await open([{ surface: 'workspace', token: await mint(EVERYTHING) }], host.foreign);
  await page.waitForTimeout(1_500);
  const isFramed = (await heard()).some(({ payload }) => payload.code !== 'embed.load_failed');
  expect(!isFramed, 'a page of another origin than the listed ones frames nothing');
  await page.close();
};
