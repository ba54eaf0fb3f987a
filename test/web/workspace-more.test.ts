import { afterAll, beforeAll, describe, jest, test } from '@jest/globals';
import chooseClient from './more/choose-client.ts';
import framedPages from './more/framed-pages.ts';
import mailedForm from './more/mailed-form.ts';
import nextSession from './more/next-session.ts';
import repeatingSessions from './more/repeating-sessions.ts';
import touchTargets from './more/touch-targets.ts';
import { onStage } from './on-stage.ts';

/** What concerns more than one area, or a frame beside the workspace; one service and one browser for all of it. */

const { stage, inBrowser } = await onStage({ afterAll, beforeAll, jest, test });

describe('choosing a client', () => chooseClient(stage, inBrowser));
describe('framed pages', () => framedPages(stage, inBrowser));
describe('the next session', () => nextSession(stage, inBrowser));
describe('sessions that repeat', () => repeatingSessions(stage, inBrowser));
describe('a mailed form', () => mailedForm(stage, inBrowser));
describe('a telephone', () => touchTargets(stage, inBrowser));
