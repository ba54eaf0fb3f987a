import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { followLink, type SessionSeat, takeSessionSeat } from '../../support/session-seat.ts';
import type { WebStage } from '../../web/stage.ts';

const ANSWER_MS = 3_000;
const PATIENCE_MS = 60_000;

/** A session whose clinician's seat is no browser, so that one page alone is measured: the client's. */
export interface MeasuredSession {
  readonly clinician: SessionSeat;
  readonly clientLink: string;
  open(toy: string): Promise<void>;
  /** Back to the room. */
  close(): Promise<void>;
  /** A browser that has loaded nothing of the service yet. */
  page(): Promise<{ readonly page: Page; readonly context: BrowserContext }>;
}

export const measuredSession = async ({ app, browser, office }: WebStage): Promise<MeasuredSession> => {
  const { world, practice, clinician: delegated } = await office();
  await world.partner.patch('/v1/partner/session-config', { waiting_room_enabled: false });
  const { body } = await world.partner.post('/v1/partner/appointments', world.booking(practice, 0));
  const rooms = (await delegated.get('/v1/partner/playrooms')).body.data;
  const clinician = takeSessionSeat(
    [app.baseUrl],
    await followLink(app.baseUrl, body.data.clinician_video_url),
  );
  await eventually(async () => clinician.view() !== undefined);
  // A busy machine costs a seat its connection, and with it the answer: the seat comes back and asks again.
  const ask = (command: object): Promise<void> =>
    eventually(() => Promise.race([clinician.ask(command), pause(ANSWER_MS, false)]), PATIENCE_MS);
  await ask({ do: 'choose-room', room: rooms[0].id });
  return {
    clinician,
    clientLink: body.data.patient_video_url,
    open: (toy) => ask({ do: 'open', toy }),
    close: () => ask({ do: 'close' }),
    async page() {
      const context = await browser.newContext({ viewport: { width: 1_024, height: 768 } });
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      return { page, context };
    },
  };
};
