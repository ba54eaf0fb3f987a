/** What can be used in a session; playrooms and toolkits use the same list (specification 2.7). */
export const SESSION_ITEMS = [
  'activity_shelf',
  'multiplayer_games',
  'single_player_games',
  'whiteboard',
  'sand_tray',
  'dollhouse',
] as const;
export type SessionItem = (typeof SESSION_ITEMS)[number];
