import { ownedBy } from '../access/reach.ts';
import { resource } from '../declarations/resource.ts';
import { GameSession } from './game-session.entity.ts';
import { SeatedSessionView } from './game-session.schemas.ts';

/** A session as its seats see it. */
export const seatedSessions = resource({
  entity: GameSession,
  table: 'game_sessions',
  view: SeatedSessionView,
  order: 'created_at',
  delegatedReach: ownedBy,
  computed: ['live_url'],
  show: (row, { config }) => ({
    ...row,
    live_url: `${config.BASE_URL.replace(/^http/, 'ws')}/api/embed/game-sessions/${row.id}/live`,
  }),
});
