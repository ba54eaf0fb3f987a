import type * as Y from 'yjs';
import { itemsOf, settingsOf } from '../stage/shared.ts';
import type { SeatRole } from '../toy.ts';
import { moveKey, type Replayed, type Rules, readGame, replay } from './game-log.ts';

/** So often a seat puts back what the other one changed; then it lets it be, for the service bars who floods. */
const MOST_REPAIRS = 60;

/**
 * Holds a game to the moves that this seat has seen: who overwrites or removes one that counted, or moves in this seat's
 * name, has it put right. A seat that plays by the rules never does either.
 * @returns how to stop.
 */
export const holdMoves = <State>(document: Y.Doc, rules: Rules<State>, role: SeatRole): (() => void) => {
  const items = itemsOf(document);
  const gameNow = () => readGame(settingsOf(document).get('game'), rules.levels);
  const seen = new Map<string, unknown>();
  let game = gameNow();
  let repairs = 0;
  const see = () => {
    seen.clear();
    if (!game) return;
    const log: Replayed<State> = replay(rules, game, (key) => items.get(key));
    for (const key of log.keys) seen.set(key, items.get(key));
  };
  const differs = (key: string) => JSON.stringify(items.get(key)) !== JSON.stringify(seen.get(key));
  const changed = (_changes: unknown, transaction: Y.Transaction) => {
    const now = gameNow();
    const isSame = now !== undefined && now.id === game?.id;
    game = now;
    if (!transaction.local && isSame && repairs < MOST_REPAIRS) {
      const broken = [...seen.keys()].filter(differs);
      const forged = moveKey(now, seen.size, role);
      const isForged = items.has(forged) && !seen.has(forged);
      if (broken.length > 0 || isForged) {
        repairs += 1;
        document.transact(() => {
          for (const key of broken) items.set(key, seen.get(key));
          if (isForged) items.delete(forged);
        });
      }
    }
    see();
  };
  see();
  const after = (transaction: Y.Transaction) => {
    if (transaction.changed.size > 0) changed(undefined, transaction);
  };
  document.on('afterTransaction', after);
  return () => document.off('afterTransaction', after);
};
