import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../domain/declarations/database.ts';
import { recordedObjects } from '../../domain/stored-objects/recorded-objects.ts';
import { openObjects } from '../../platform/objects/open-objects.ts';
import { createSecrets } from '../../platform/secrets.ts';
import type { Client } from '../support/client.ts';
import { readyWorksheet } from '../support/worksheets.ts';
import { percentile } from './percentile.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { unlimitedWorld } from './start-service.ts';

/**
 * One clinician copies a worksheet of 60 pages again and again, many times at once, while another organization writes:
 * `npm run copy-attack -- [--copies 24] [--pages 60] [--seconds 10] [--rounds 3]`. The writes of the other organization
 * must take at most three times as long as without the attack, and none may be refused; by turns, so that what else
 * the machine does meets both.
 */
const numbers = readArguments({ copies: 24, pages: 60, seconds: 10, rounds: 3 });
const GOAL_RATIO = 3;
/** Size of a page, in bytes. */
const PAGE_BYTES = 150_000;

interface Measured {
  readonly times: number[];
  readonly refused: number[];
}

/** Writes, four requests at a time, until the time is over. */
const measureWrites = async (writer: Client, measured: Measured): Promise<void> => {
  const end = Date.now() + numbers.seconds * 1_000;
  const lane = async (index: number) => {
    for (let count = 0; Date.now() < end; count += 1) {
      const begun = performance.now();
      const { status } = await writer.post('/v1/partner/clinics', { name: `${begun} ${index} ${count}` });
      measured.times.push(performance.now() - begun);
      if (status !== 201) measured.refused.push(status);
      await pause(20);
    }
  };
  await Promise.all(Array.from({ length: 4 }, (_, index) => lane(index)));
};

await runLong({ processes: 1, durable: true }, async (service) => {
  const database = await openDatabase({
    url: service.config.DATABASE_URL,
    poolSize: 4,
    application: 'attack',
    entities: [],
  });
  const store = openObjects(service.config, createSecrets(service.config));
  const objects = recordedObjects(store, database);
  const [attacker, other] = [await unlimitedWorld(service), await unlimitedWorld(service)];
  const { practitioner } = await attacker.practice();
  const ada = await attacker.as(practitioner.id);
  const put: typeof objects.put = (key, _, about) => objects.put(key, Buffer.alloc(PAGE_BYTES, 1), about);
  const { id } = await readyWorksheet(
    { database, objects: { ...objects, put } },
    ada,
    attacker.organizationId,
    numbers.pages,
  );
  const shared = await ada.post('/v1/partner/clinic-community/items', {
    content_type: 'worksheet',
    content_id: id,
  });
  const copy = `/v1/partner/clinic-community/items/${shared.body.data.id}/copy`;

  const alone: Measured = { times: [], refused: [] };
  const attacked: Measured = { times: [], refused: [] };
  const copies = new Map<number, number>();
  await measureWrites(other.partner, { times: [], refused: [] });
  for (let round = 0; round < numbers.rounds; round += 1) {
    await measureWrites(other.partner, alone);
    let over = false;
    const attack = Array.from({ length: numbers.copies }, async () => {
      while (!over) {
        const { status } = await ada.post(copy);
        copies.set(status, (copies.get(status) ?? 0) + 1);
      }
    });
    await measureWrites(other.partner, attacked);
    over = true;
    await Promise.all(attack);
  }
  await database.close();
  store.close();

  const told = ({ times, refused }: Measured) =>
    `${times.length} writes, median ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms, worst ${Math.max(...times).toFixed(0)} ms, ${refused.length} refused`;
  print(`alone:    ${told(alone)}`);
  print(`attacked: ${told(attacked)}`);
  print(`copies:   ${[...copies].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
  const ratio = percentile(attacked.times, 0.99) / percentile(alone.times, 0.99);
  print(`p99 of the other organization's writes: ${ratio.toFixed(2)} × without the attack`);
  return [
    ...(ratio > GOAL_RATIO ? [`p99 is more than ${GOAL_RATIO} times as long`] : []),
    ...(attacked.refused.length > 0 ? [`refused: ${attacked.refused.join(' ')}`] : []),
  ];
});
