import type { Frame } from 'playwright-core';
import { type Part, until } from './stage.ts';

export const games: Part = async ({ host, practice, clinician, open, shoot, expect }) => {
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
    await (await one.$$('.figure-button'))[0]?.click();
    await until(
      one,
      `[...document.querySelectorAll('.ring')].map((ring) => getComputedStyle(ring).stroke !== 'none').join() ===
        [...document.querySelectorAll('.figure')].map((figure) => figure.matches('.selected')).join()`,
    );
    expect(true, `${game_type}: the chosen figure alone is marked, by what every browser draws`);
    expect(
      await one.evaluate(
        `[...document.querySelectorAll('.tools, .shelf')].every((row) => getComputedStyle(row).touchAction === 'manipulation')`,
      ),
      `${game_type}: two quick taps are two, and enlarge no page`,
    );
    await one.click('button:text-is("Take away")');
    expect(
      await one.evaluate(
        `!document.querySelector('.figure').dispatchEvent(new Event('selectstart', { bubbles: true, cancelable: true }))`,
      ),
      `${game_type}: whoever drags a figure marks no words`,
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
};

export const endOfSeat: Part = async ({ host, world, practice, clinician, open, expect }) => {
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
};
