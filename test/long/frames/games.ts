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
    const count = (figures: number) =>
      `document.querySelector('.scene-board')?.dataset.figures === '${figures}'`;
    for (const button of (await one.$$('.figure')).slice(0, 8)) await button.click();
    await until(two, count(8));
    await (await two.$$('.figure'))[9]?.click();
    await until(one, count(9));
    expect(true, `${game_type}: what one seat does the other sees`);
    expect((await two.$('.button-primary')) === null, `${game_type}: the patient's seat saves nothing`);
    expect(
      await one.evaluate(`getComputedStyle(document.querySelector('.scene-board')).touchAction === 'none'`),
      `${game_type}: two fingers turn and size, and enlarge no page`,
    );
    await one.click('button[aria-label="Undo"]');
    await until(two, count(8));
    await one.click('button[aria-label="Redo"]');
    await until(two, count(9));
    await one.click('.game-bar .button-primary');
    await one.fill('[role=dialog] input', 'The island');
    await one.click('[role=dialog] .button-primary');
    const { payload } = await waitFor('game.save_created');
    await until(one, 'document.body.textContent.includes("Saved as")');
    await shoot(page, game_type);
    const saved = await clinician.get(`/v1/partner/game-saves/${payload.saveId}`);
    expect(
      saved.body.data.scene.items.length === 9 && saved.body.data.has_thumbnail,
      `${game_type}: a saved scene has its figures and a preview`,
    );
    for (const times of [1, 2]) {
      await one.click('.game-bar .button-primary');
      await waitFor('game.saved', 0, times);
    }
    await one.click('button:has-text("Save as another")');
    await one.fill('[role=dialog] input', 'The island a week later');
    await one.click('[role=dialog] .button-primary');
    const later = await waitFor('game.save_created', 0, 2);
    expect(
      later.payload.saveId !== payload.saveId,
      `${game_type}: a scene that is gone on with need not take the place of the one before`,
    );
    await one.click('button:has-text("Open a saved scene")');
    await one.click('[role=dialog] li button >> nth=0');
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
