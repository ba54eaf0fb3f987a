import type * as Y from 'yjs';
import { itemsOf, settingsOf } from '../stage/shared.ts';
import { useVersion } from '../stage/use-version.ts';
import type { Game } from './game-log.ts';

/** The setting that says that both look at the choice of levels while a game stands. */
const AWAY = 'away';

/** Puts a new game in the place of the one that stands. */
export const beginGame = <Chosen extends Game>(document: Y.Doc, game: Chosen): void =>
  document.transact(() => {
    const items = itemsOf(document);
    for (const key of [...items.keys()]) items.delete(key);
    const settings = settingsOf(document);
    settings.set('game', game);
    settings.delete(AWAY);
  });

/**
 * Whether the choice of levels lies over the game that stands. Nothing is lost by it: only a new game takes the place of
 * the old one. A child who tries the button can go back.
 */
export const useAway = (document: Y.Doc) => {
  useVersion(document);
  const settings = settingsOf(document);
  return {
    isAway: settings.get(AWAY) === true,
    leave: () => settings.set(AWAY, true),
    goOn: () => settings.delete(AWAY),
  };
};
