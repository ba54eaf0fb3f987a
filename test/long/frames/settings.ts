import { sql } from '../../../platform/database/rows.ts';
import { EVERYTHING, type Part, until } from './stage.ts';

/** The upgrade that is offered. */
export const settings: Part = async ({ app, another, open, shoot, expect }) => {
  const { world, practice, mint } = await another();
  await world.partner.patch('/v1/partner/session-config', { upgrade_enabled: true });
  const { page, waitFor, frame } = await open([{ surface: 'workspace', token: await mint(EVERYTHING) }]);
  await waitFor('ready');
  const inside = frame();
  await shoot(page, 'workspace-upgrade-offered');
  await inside.click('button:has-text("See how")');
  await shoot(page, 'workspace-upgrade');
  await inside.click('button:has-text("Send me the confirmation e-mail")');
  await inside.waitForSelector('#area .home');
  // What was read out of the pressed button goes some seconds later.
  await inside.waitForSelector('[data-live-announcer] [role=img]', { state: 'detached' });
  await shoot(page, 'workspace-upgrade-asked');
  const links = await app.database.within(world.organizationId).all(sql`select 1 from clinic_upgrade_links`);
  expect(links.length === 1, 'a press in the frame asks for one link');
  const clinic = await world.partner.get(`/v1/partner/clinics/${practice.clinic.id}`);
  expect(clinic.body.data.service_upgraded_at === null, 'the clinic is not upgraded before it is confirmed');
  await page.close();
};

export const logo: Part = async ({ another, open, shoot, expect }) => {
  const { world, mint } = await another();
  const address = 'https://cdn.partner.example/logo.svg';
  await world.partner.patch('/v1/partner/session-config', { branding: { logo_url: address } });
  const token = await mint(EVERYTHING);
  const asked: (string | undefined)[] = [];
  const opened = await open([]);
  await opened.page.route(address, (route) => {
    asked.push(route.request().headers().referer);
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#b03060"/></svg>',
    });
  });
  await opened.show([{ surface: 'workspace', token }]);
  await opened.waitFor('ready');
  await until(opened.frame(), `document.querySelector('.side .brand-logo')?.naturalWidth > 0`);
  await shoot(opened.page, 'workspace-logo');
  expect(
    asked.length > 0 && asked.every((referer) => !referer?.includes(token)),
    "the organization's logo is shown, and its host is told no token",
  );
  await opened.page.route(address, (route) => route.fulfill({ status: 404, body: '' }));
  await opened.page.reload();
  await opened.waitFor('ready');
  await until(opened.frame(), `!document.querySelector('.side .brand-logo')`);
  expect(true, 'a logo that is not there leaves no gap');
  await opened.page.close();
};
