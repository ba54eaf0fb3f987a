import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { slowness } from '../support/load.ts';
import { onStage } from './on-stage.ts';
import { PATIENCE_MILLISECONDS, type WebStage } from './stage.ts';
import { type Bench, type BenchOptions, openBench } from './toys/open-bench.ts';

/** The flat toys of the playroom in a real browser, both seats in one page. SHOTS=FOLDER keeps screenshots. */

const { stage, inBrowser } = await onStage({ afterAll, beforeAll, jest, test });

const open = (toy: string, options?: BenchOptions): Promise<Bench> =>
  openBench(stage().browser, stage().app.baseUrl, toy, options);
const look = (bench: Bench, name: string): Promise<readonly string[]> => {
  const { page, complaints } = bench;
  return stage().look(
    { ...({} as Parameters<WebStage['look']>[0]), page, inside: page.mainFrame(), complaints },
    `toy-${name}`,
  );
};
const until = async (what: string, isTrue: () => Promise<boolean>): Promise<void> => {
  for (const deadline = Date.now() + PATIENCE_MILLISECONDS; Date.now() < deadline; ) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Never true: ${what}`);
};
const boxOf = async (place: Locator) => {
  await place.waitFor();
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return box;
};
/** What a test reads of a canvas: this project's tests are compiled without a browser's types. */
interface Canvas {
  readonly width: number;
  readonly height: number;
  getContext(kind: '2d'): {
    getImageData(x: number, y: number, width: number, height: number): { readonly data: Iterable<number> };
  };
}
/** Whether there is ink at a place of a seat's paper, in parts of its width and height. */
const inkAt = (seat: Locator, x: number, y: number): Promise<boolean> =>
  seat.locator('.ink-canvas').evaluate(
    (element, at) => {
      const canvas = element as unknown as Canvas;
      const [left, top] = [Math.round(at.x * canvas.width) - 3, Math.round(at.y * canvas.height) - 3];
      const { data } = canvas.getContext('2d').getImageData(left, top, 7, 7);
      return [...data].some((part, index) => index % 4 === 3 && part > 80);
    },
    { x, y },
  );

inBrowser('a stroke is seen by the other seat while it is being drawn, within 150 ms', async () => {
  const bench = await open('whiteboard');
  const { page, client, clinician } = bench;
  const { x, y, width, height } = await boxOf(client.locator('.ink-hand'));
  // In the page itself: from the first movement that was not sent yet to the frame that shows it at the other seat.
  await page.evaluate(`
    window.delays = [];
    let from;
    document.querySelector('[data-seat=client] .ink-hand').addEventListener('pointermove', ({ buttons, timeStamp }) => {
      if (buttons !== 0) from ??= timeStamp;
    }, true);
    bench.lines.clinician.document.on('update', () => {
      const began = from;
      from = undefined;
      if (began !== undefined) requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - began)));
    })`);
  await page.mouse.move(x + width * 0.1, y + height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(x + width * (0.1 + step * 0.06), y + height / 2);
    await page.waitForTimeout(120);
  }
  await until('the stroke is there', () => inkAt(clinician, 0.7, 0.5));
  const delays = ((await page.evaluate('delays')) as number[]).sort((a, b) => a - b);
  process.stdout.write(`stroke seen after ${delays.map((one) => Math.round(one)).join(', ')} ms\n`);
  expect(delays.length).toBeGreaterThanOrEqual(6);
  expect(delays[Math.floor(delays.length / 2)]).toBeLessThanOrEqual(150 * slowness());
  await page.mouse.up();
  expect(await bench.close()).toEqual([]);
});

inBrowser(
  'whiteboard: sixty own strokes are taken back and done again; the other seat keeps its own',
  async () => {
    const bench = await open('whiteboard');
    const { page, client, clinician } = bench;
    const hand = await boxOf(client.locator('.ink-hand'));
    const other = await boxOf(clinician.locator('.ink-hand'));
    await page.mouse.click(other.x + other.width * 0.5, other.y + other.height * 0.9);
    for (let dot = 0; dot < 60; dot += 1)
      await page.mouse.click(
        hand.x + hand.width * (0.1 + (dot % 10) * 0.08),
        hand.y + hand.height * (0.1 + Math.floor(dot / 10) * 0.1),
      );
    expect(Object.keys(await bench.read('clinician', 'items'))).toHaveLength(61);
    const undo = client.getByRole('button', { name: 'Take back' });
    for (let step = 0; step < 60; step += 1) await undo.click();
    expect(await undo.isDisabled()).toBe(true);
    expect(Object.keys(await bench.read('clinician', 'items'))).toHaveLength(1);
    await until('the dot is gone', async () => !(await inkAt(clinician, 0.1, 0.1)));
    for (let step = 0; step < 60; step += 1) await client.getByRole('button', { name: 'Do again' }).click();
    expect(Object.keys(await bench.read('clinician', 'items'))).toHaveLength(61);
    await until('the dot is back', () => inkAt(clinician, 0.1, 0.1));
    expect(await bench.close()).toEqual([]);
  },
);

inBrowser(
  'whiteboard: drawn, stamped and written by keyboard alone; rubbed out without the background',
  async () => {
    const bench = await open('whiteboard');
    const { page, client, clinician } = bench;
    const paper = client.getByRole('application', { name: 'Paper to draw on' });
    await paper.focus();
    await page.keyboard.press('Space');
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await until('a line', () => inkAt(clinician, 0.56, 0.5));
    await client.getByRole('button', { name: 'Words', exact: true }).focus();
    await page.keyboard.press('Enter');
    await paper.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Hello');
    await page.keyboard.press('Enter');
    await client.getByRole('button', { name: 'Stamps', exact: true }).focus();
    await page.keyboard.press('Enter');
    await client.locator('.figure').first().focus();
    await page.keyboard.press('Enter');
    await paper.focus();
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await page.keyboard.press('+');
    await page.keyboard.press(']');
    const items = Object.values(await bench.read('clinician', 'items')) as {
      k?: string;
      t?: string;
      s?: number;
      a?: number;
    }[];
    expect(items.find(({ k }) => k === 'words')).toMatchObject({ t: 'Hello' });
    expect(items.find(({ k }) => k === 'stamp')).toMatchObject({ a: 15, s: 173 });
    await client.getByRole('button', { name: 'Eraser' }).click();
    const { x, y, width, height } = await boxOf(client.locator('.ink-hand'));
    await client.getByRole('button', { name: 'Thick' }).click();
    await page.mouse.move(x + width * 0.48, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.66, y + height / 2, { steps: 8 });
    await page.mouse.up();
    await until('the line is gone', async () => !(await inkAt(clinician, 0.56, 0.5)));
    expect(await bench.close()).toEqual([]);
  },
);

inBrowser(
  'whiteboard: the clinician chooses a background, keeps the board as a picture and clears it; handed back, the client watches',
  async () => {
    const bench = await open('whiteboard');
    const { page, client, clinician } = bench;
    await clinician.getByRole('button', { name: 'Background' }).click();
    expect(await clinician.locator('.whiteboard-background').count()).toBe(8);
    await clinician.getByRole('button', { name: 'Outline of a body' }).click();
    await client.getByRole('img', { name: 'Outline of a body' }).waitFor();
    const hand = await boxOf(client.locator('.ink-hand'));
    await page.mouse.click(hand.x + hand.width / 2, hand.y + hand.height / 2);
    const downloading = page.waitForEvent('download');
    await clinician.getByRole('button', { name: 'Keep as a picture on this device' }).click();
    const file = await readFile((await (await downloading).path()) as string);
    const { format, width, height } = await sharp(file).metadata();
    // Beside each other both seats are upright here, and so is their paper.
    expect({ format, width, height }).toEqual({ format: 'png', width: 1_800, height: 2_400 });
    // The outline and the dot are on it, and it is not transparent.
    const { data } = await sharp(file)
      .extract({ left: 890, top: 1_190, width: 20, height: 20 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.min(...data)).toBeLessThan(120);
    expect(await client.getByRole('button', { name: 'Clear the board' }).count()).toBe(0);
    await page.getByLabel('Handed over').uncheck();
    await page.mouse.click(hand.x + 30, hand.y + 30);
    expect(Object.keys(await bench.read('client', 'items'))).toHaveLength(1);
    await clinician.getByRole('button', { name: 'Clear the board' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear the board' }).click();
    await until('nothing is left', async () => Object.keys(await bench.read('client', 'items')).length === 0);
    expect(await bench.close()).toEqual([]);
  },
);

inBrowser('a game shows its levels by stars, and each seat reads who has the turn', async () => {
  const bench = await open('draughts');
  const { client, clinician } = bench;
  const stars = await client
    .locator('.game-level')
    .evaluateAll((levels: { querySelectorAll(selector: string): { length: number } }[]) =>
      levels.map((level) => level.querySelectorAll('.is-full').length),
    );
  expect(stars).toEqual([1, 2, 3]);
  await client.getByRole('button', { name: 'Easy' }).click();
  const words = (seat: Locator) => seat.locator('.game-status').textContent();
  await client.getByText('Your turn').waitFor();
  expect(await words(clinician)).toBe('Your client’s turn');
  expect(await bench.close()).toEqual([]);
});

inBrowser('five senses: all rows and the field are in view on a telephone on its side', async () => {
  const bench = await open('five-senses', { seats: 'client', hasTouch: true });
  const { page } = bench;
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator('[data-bubble="taste/0"]').tap();
  for (const place of [...(await page.locator('.senses-row').all()), page.getByLabel('What is it?')]) {
    const { y, height } = await boxOf(place);
    expect(y + height).toBeLessThanOrEqual(390);
  }
  expect(await bench.close()).toEqual([]);
});

inBrowser('pairs: a whole game between both seats, each in its turn', async () => {
  const bench = await open('pairs');
  const { client, clinician } = bench;
  await client.getByRole('button', { name: 'Easy' }).click();
  await clinician.locator('.pairs-card').first().waitFor();
  const known = new Map<number, string>();
  const cards = client.locator('.pairs-card');
  const open_ = async (seat: Locator, card: number): Promise<string> => {
    await seat.locator('.pairs-card').nth(card).click();
    const figure = await cards.nth(card).getAttribute('data-figure');
    if (!figure) throw new Error(`Card ${card} was not turned`);
    known.set(card, figure);
    return figure;
  };
  const isFound = async (card: number) =>
    (await cards.nth(card).getAttribute('class'))?.includes('is-found') ?? false;
  for (let turn = 0; turn < 60 && (await client.locator('.game-end').count()) === 0; turn += 1) {
    const isClient = (await client.getByRole('status').first().textContent()) === 'Your turn';
    const seat = isClient ? client : clinician;
    // The seat that is not to move turns nothing.
    if (turn === 0) {
      await (isClient ? clinician : client).locator('.pairs-card').nth(4).click({ force: true });
      expect(await client.locator('.pairs-card.is-open').count()).toBe(0);
    }
    const left: number[] = [];
    for (let card = 0; card < 12; card += 1) if (!(await isFound(card))) left.push(card);
    const pair = left.flatMap((one) =>
      left
        .filter((two) => two > one && known.has(one) && known.get(one) === known.get(two))
        .map((two) => [one, two]),
    )[0];
    const first = pair?.[0] ?? left.find((card) => !known.has(card)) ?? left[0] ?? 0;
    const figure = await open_(seat, first);
    const partner = left.find((card) => card !== first && known.get(card) === figure);
    await open_(
      seat,
      partner ??
        left.find((card) => card !== first && !known.has(card)) ??
        left.find((card) => card !== first) ??
        0,
    );
  }
  await clinician.getByText('You two found all 6 pairs!').waitFor();
  await bench.page.getByLabel('Seats').selectOption('client');
  expect(await look(bench, 'pairs-end')).toEqual([]);
  await bench.page.getByLabel('Seats').selectOption('both');
  await client.getByRole('button', { name: 'Play again' }).click();
  await until('a new game', async () => (await clinician.locator('.pairs-card.is-open').count()) === 0);
  expect(await bench.close()).toEqual([]);
});

inBrowser(
  'four in a row: by keyboard alone to its end, taken back once, and still there after the toy was closed',
  async () => {
    const bench = await open('four-in-a-row');
    const { page, client, clinician } = bench;
    await client.getByRole('button', { name: 'Easy' }).focus();
    await page.keyboard.press('Enter');
    // The choice has gone with its button; the keyboard goes on where a game is.
    await page.locator('.toy-stage:focus').waitFor();
    const drop = async (seat: Locator, column: number) => {
      await seat.locator('.four-column').first().focus();
      for (let step = 0; step < column; step += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    };
    await until(
      'a turn',
      async () => (await client.getByRole('status').first().textContent()) === 'Your turn',
    );
    await drop(client, 4);
    await client.getByRole('button', { name: 'Take back' }).focus();
    await page.keyboard.press('Enter');
    expect(await clinician.locator('.four-disc').count()).toBe(0);
    for (const [seat, column] of [
      [client, 0],
      [clinician, 0],
      [client, 1],
      [clinician, 1],
    ] as const)
      await drop(seat, column);
    // Another toy, and back: the game stands where it stopped.
    await page.getByLabel('Toy', { exact: true }).selectOption('breathing-star');
    await page.locator('.toy-breathing-star').first().waitFor();
    await page.getByLabel('Toy', { exact: true }).selectOption('four-in-a-row');
    await until('four discs', async () => (await client.locator('.four-disc').count()) === 4);
    // A tap on "Another game" ends nothing: either seat goes on with the one that stands.
    await client.getByRole('button', { name: 'Another game' }).click();
    await clinician.getByRole('button', { name: 'Go on with the game' }).click();
    await until('four discs again', async () => (await client.locator('.four-disc').count()) === 4);
    await drop(client, 2);
    await clinician.getByText('A whole row! Well played, both of you!').waitFor();
    await page.getByLabel('Seats').selectOption('client');
    expect(await look(bench, 'four-in-a-row-end')).toEqual([]);
    expect(await bench.close()).toEqual([]);
  },
);

inBrowser('jigsaw: a piece goes where the finger takes it', async () => {
  const bench = await open('jigsaw', { more: '&bare', hasTouch: true });
  const { page, client, clinician } = bench;
  await client.getByRole('button', { name: 'Easy', exact: true }).click();
  const piece = client.locator('[data-piece="0"]');
  // The middle of a piece, not of the picture that it is cut out of.
  const from = await boxOf(piece.locator('.jigsaw-edge'));
  const at = (x: number, y: number) => ({ touchPoints: [{ x, y }] });
  const finger = await page.context().newCDPSession(page);
  const x = from.x + from.width / 2;
  const y = from.y + from.height / 2;
  // Onto the board of this seat, away from where the piece belongs.
  const board = await boxOf(client.locator('.jigsaw-frame'));
  const to = { x: board.x + board.width * 0.5, y: board.y + board.height * 0.5 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(x, y) });
  for (let step = 1; step <= 10; step += 1)
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      ...at(x + ((to.x - x) * step) / 10, y + ((to.y - y) * step) / 10),
    });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const isIn = async (seat: Locator) => {
    const box = await boxOf(seat.locator('.jigsaw-frame'));
    const { x: left, y: top, width, height } = await boxOf(seat.locator('[data-piece="0"] .jigsaw-edge'));
    const apart = Math.hypot(
      (left + width / 2 - box.x) / box.width - 0.5,
      (top + height / 2 - box.y) / box.height - 0.5,
    );
    return apart < 0.12;
  };
  expect(await isIn(client)).toBe(true);
  await until('the other seat sees it there', () => isIn(clinician));
  // Let go beside the board it is in the tray again, for both.
  const lies = await boxOf(piece.locator('.jigsaw-edge'));
  const tray = await boxOf(client.locator('.jigsaw-tray'));
  await page.mouse.move(lies.x + lies.width / 2, lies.y + lies.height / 2);
  await page.mouse.down();
  await page.mouse.move(tray.x + tray.width / 2, tray.y + tray.height / 2, { steps: 4 });
  await page.mouse.up();
  const isInTray = async (seat: Locator) => {
    const [{ x: left, y: top }, box] = [
      await boxOf(seat.locator('[data-piece="0"] .jigsaw-edge')),
      await boxOf(seat.locator('.jigsaw-tray')),
    ];
    return left > box.x - 20 && top > box.y - 20;
  };
  for (const seat of [client, clinician]) await until('it is in the tray', () => isInTray(seat));
  expect(await bench.close()).toEqual([]);
});

inBrowser('whiteboard: words are set by mouse; a stroke ends where the hand does', async () => {
  const bench = await open('whiteboard');
  const { page, client, clinician } = bench;
  const { x, y, width, height } = await boxOf(client.locator('.ink-hand'));
  const point = (right: number, down: number) => [x + width * right, y + height * down] as const;
  // As a quick swipe: few points, far from each other.
  await page.mouse.move(...point(0.1, 0.2));
  await page.mouse.down();
  for (const right of [0.3, 0.5, 0.7]) await page.mouse.move(...point(right, 0.2));
  await page.mouse.up();
  await until('the line reaches its end', () => inkAt(clinician, 0.695, 0.2));
  await client.getByRole('button', { name: 'Words', exact: true }).click();
  await page.mouse.click(...point(0.4, 0.6));
  await page.keyboard.type('Hello');
  // A press beside the field ends the writing, and opens no other one.
  await page.mouse.click(...point(0.8, 0.8));
  await until('the field is gone', async () => (await client.locator('.ink-words').count()) === 0);
  const items = Object.values(await bench.read('clinician', 'items')) as { readonly t?: string }[];
  expect(items.flatMap(({ t }) => t ?? [])).toEqual(['Hello']);
  expect(await bench.close()).toEqual([]);
});

inBrowser(
  'whiteboard: on a telephone undo stands beside the widths, on its side they are with the colours',
  async () => {
    const bench = await open('whiteboard', { seats: 'clinician' });
    const { page, clinician } = bench;
    const thick = clinician.getByRole('button', { name: 'Thick', exact: true });
    const rowOf = async (name: string) => {
      const { y, height } = await boxOf(clinician.getByRole('button', { name, exact: true }));
      return Math.round(y + height / 2);
    };
    for (const [width, height] of [
      [390, 844],
      [375, 667],
    ] as const) {
      await page.setViewportSize({ width, height });
      await until('they share a row', async () => (await rowOf('Thick')) === (await rowOf('Take back')));
      expect(await rowOf('Clear the board')).toBe(await rowOf('Take back'));
      expect(await thick.count()).toBe(1);
    }
    await page.setViewportSize({ width: 844, height: 390 });
    await until('they are with the colours', async () => {
      const [width, colour] = [
        await boxOf(thick),
        await boxOf(clinician.getByRole('button', { name: 'Red' })),
      ];
      return Math.abs(width.x - colour.x) < 100;
    });
    expect(await thick.count()).toBe(1);
    expect(await bench.close()).toEqual([]);
  },
);

inBrowser(
  'whiteboard: an upright screen of the client gets upright paper, which both seats draw on',
  async () => {
    const bench = await open('whiteboard', { seats: 'client' });
    const { page, client, clinician } = bench;
    const shapeOf = async (seat: Locator) => {
      const { width, height } = await boxOf(seat.locator('.ink-paper'));
      return height > width ? 'tall' : 'wide';
    };
    expect(await shapeOf(client)).toBe('wide');
    await page.setViewportSize({ width: 390, height: 844 });
    await until('the paper is upright', async () => (await shapeOf(client)) === 'tall');
    const paper = await boxOf(client.locator('.ink-paper'));
    expect(paper.width * paper.height).toBeGreaterThan(0.45 * 390 * 844);
    // The tools are where a thumb reaches: below the paper.
    const pen = await boxOf(client.getByRole('button', { name: 'Pen', exact: true }));
    expect(pen.y).toBeGreaterThan(paper.y + paper.height);
    await page.mouse.move(paper.x + paper.width * 0.2, paper.y + paper.height * 0.9);
    await page.mouse.down();
    await page.mouse.move(paper.x + paper.width * 0.8, paper.y + paper.height * 0.9, { steps: 6 });
    await page.mouse.up();
    await page.setViewportSize({ width: 1_280, height: 860 });
    await page.getByLabel('Seats').selectOption('both');
    for (const seat of [client, clinician]) {
      // With a mark on it the paper stays as it is, however a screen is turned.
      await until('the paper is upright', async () => (await shapeOf(seat)) === 'tall');
      await until('the line is at the same place', () => inkAt(seat, 0.5, 0.9));
    }
    await clinician.getByRole('button', { name: 'Background' }).click();
    expect(await clinician.getByRole('button', { name: 'Paper on its side' }).isDisabled()).toBe(true);
    await clinician.getByRole('button', { name: 'Clear the board' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear the board' }).click();
    await clinician.getByRole('button', { name: 'Upright paper' }).click();
    expect(await bench.read('client', 'settings')).toMatchObject({ paper: 'tall' });
    await clinician.getByRole('button', { name: 'Paper on its side' }).click();
    await until('the paper is wide for both', async () => (await shapeOf(client)) === 'wide');
    expect(await bench.close()).toEqual([]);
  },
);

inBrowser('draughts: a piece is taken by keyboard, and each seat sees its own side below', async () => {
  const bench = await open('draughts');
  const { page, client, clinician } = bench;
  await client.getByRole('button', { name: 'Easy' }).click();
  const press = async (seat: Locator, square: number) => {
    await seat.locator(`[data-square="${square}"]`).focus();
    await page.keyboard.press('Enter');
  };
  for (const [seat, from, to] of [
    [client, 25, 20],
    [clinician, 10, 15],
    [client, 20, 10],
  ] as const) {
    await press(seat, from);
    await press(seat, to);
  }
  await until('a piece was taken', async () => (await client.locator('.draughts-piece').count()) === 11);
  const below = async (seat: Locator) =>
    seat.locator('.draughts-dark').last().locator('.toy-token').getAttribute('class');
  expect(await below(client)).toContain('is-client');
  expect(await below(clinician)).toContain('is-clinician');
  expect(await bench.close()).toEqual([]);
});

inBrowser('jigsaw: laid together to its end, by mouse and by keys', async () => {
  const bench = await open('jigsaw', { more: '&bare' });
  const { page, client, clinician } = bench;
  await client.getByRole('button', { name: 'Under the sea' }).click();
  await client.getByRole('button', { name: 'Easy' }).click();
  for (const index of [0, 1, 2, 3, 4, 5]) {
    const seat = index % 2 === 0 ? client : clinician;
    const piece = seat.locator(`[data-piece="${index}"]`);
    const table = await boxOf(seat.locator('.jigsaw-table'));
    const isHome = async () => ((await piece.getAttribute('class')) ?? '').includes('is-home');
    const numbers = async (locator: Locator, ...names: readonly string[]): Promise<readonly number[]> => {
      const values = await Promise.all(names.map((name) => locator.getAttribute(name)));
      return values.flatMap((value) => (value ?? '').match(/-?[\d.]+/g)?.map(Number) ?? []);
    };
    // Of the piece in this seat's table: its upper left corner, and how large it is drawn.
    const placeOf = () => numbers(piece, 'transform');
    const [x = 0, y = 0, width = 0] = await numbers(seat.locator('.jigsaw-frame'), 'x', 'y', 'width');
    const home = { x: x + ((index % 3) * width) / 3, y: y + (Math.floor(index / 3) * width) / 3 };
    if (index === 5) {
      await piece.locator('.jigsaw-edge').focus();
      for (let step = 0; step < 120 && !(await isHome()); step += 1) {
        const [atX = 0, atY = 0] = await placeOf();
        await page.keyboard.press(
          Math.abs(atX - home.x) > width * 0.03
            ? atX > home.x
              ? 'ArrowLeft'
              : 'ArrowRight'
            : atY > home.y
              ? 'ArrowUp'
              : 'ArrowDown',
        );
      }
      continue;
    }
    const [atX = 0, atY = 0, scale = 0] = await placeOf();
    await page.mouse.move(table.x + atX + 140 * scale, table.y + atY + 140 * scale);
    await page.mouse.down();
    await page.mouse.move(table.x + home.x + width / 6 + 8, table.y + home.y + width / 6 + 8, { steps: 6 });
    await page.mouse.up();
    await until(`piece ${index} is in place`, isHome);
  }
  await clinician.getByText('You two made the whole picture!').waitFor();
  expect(await bench.close()).toEqual([]);
});

inBrowser('feelings: both press faces, each sees the other’s, and the cards turn for both', async () => {
  const bench = await open('feelings-cards');
  const { client, clinician } = bench;
  await clinician.getByRole('button', { name: 'Medium' }).click();
  await client.locator('[data-feeling=sad]').click();
  await client.locator('[data-feeling=sad]').click();
  await clinician.locator('[data-feeling=calm]').click();
  await clinician.getByRole('button', { name: 'Sad, sun: quite' }).waitFor();
  await client.getByRole('button', { name: 'Calm, leaf: a little' }).waitFor();
  await client.getByRole('button', { name: 'Take back' }).click();
  await clinician.getByRole('button', { name: 'Sad, sun: a little' }).waitFor();
  const before = await client.locator('.feelings-card').getAttribute('data-card');
  await client.getByRole('button', { name: 'Next card' }).click();
  await until(
    'another card',
    async () => (await clinician.locator('.feelings-card').getAttribute('data-card')) !== before,
  );
  await clinician.getByRole('button', { name: 'Card before' }).click();
  await clinician.getByRole('button', { name: 'Sad, sun: a little' }).waitFor();
  expect(await bench.close()).toEqual([]);
});

inBrowser('calm corner: star, jar, senses and colouring are watched by the other seat', async () => {
  const star = await open('breathing-star');
  await star.client.getByRole('button', { name: 'Begin' }).click();
  await star.clinician.getByText('Breathe in', { exact: true }).waitFor();
  expect(await star.close()).toEqual([]);
  const jar = await open('glitter-jar');
  await jar.client.getByRole('button', { name: 'Pink water' }).click();
  await jar.client.getByRole('button', { name: 'Shake', exact: true }).click();
  await until('pink water', async () => (await jar.clinician.locator('.glitter-jar.is-rose').count()) === 1);
  expect(await jar.read('clinician', 'settings')).toEqual({ water: 'rose', shakes: 1 });
  expect(await jar.close()).toEqual([]);
  const senses = await open('five-senses');
  await senses.client.locator('[data-bubble="hear/0"]').click();
  await senses.client.getByLabel('What is it?').fill('a bird');
  await senses.clinician.getByRole('button', { name: 'I hear, 1: a bird' }).waitFor();
  expect(await senses.close()).toEqual([]);
  const colouring = await open('colouring');
  await colouring.client.getByRole('button', { name: 'Owl' }).click();
  await colouring.client.getByRole('button', { name: 'Orange' }).click();
  await colouring.client.locator('[data-region="3"]').focus();
  await colouring.page.keyboard.press('Enter');
  await colouring.clinician.getByRole('button', { name: 'Part 4: Orange' }).waitFor();
  expect(await colouring.close()).toEqual([]);
});

inBrowser('a book is read together: pages turn for both, and one hand points', async () => {
  const bench = await open('storybook');
  const { page, client, clinician } = bench;
  await client.getByText('could not sleep').waitFor();
  await client.getByRole('button', { name: 'Next page' }).click();
  await clinician.getByText('counted the stars').waitFor();
  const leaf = await boxOf(clinician.locator('.book-stage'));
  await page.mouse.move(leaf.x + leaf.width * 0.3, leaf.y + leaf.height * 0.4);
  await client.locator('.toy-hand.is-clinician').waitFor();
  await page.getByLabel('Handed over').uncheck();
  expect(await client.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true);
  await clinician.getByRole('button', { name: 'Next page' }).focus();
  await page.keyboard.press('Enter');
  await client.getByText('not afraid any more').waitFor();
  expect(await bench.close()).toEqual([]);
});

inBrowser('a worksheet is drawn on by both, page by page, and the clinician prints it', async () => {
  const bench = await open('worksheet');
  const { page, client, clinician } = bench;
  const hand = await boxOf(client.locator('.ink-hand'));
  await page.mouse.move(hand.x + hand.width * 0.2, hand.y + hand.height * 0.6);
  await page.mouse.down();
  await page.mouse.move(hand.x + hand.width * 0.6, hand.y + hand.height * 0.6, { steps: 10 });
  await page.mouse.up();
  await until('the line is there', () => inkAt(clinician, 0.4, 0.6));
  await clinician.getByRole('button', { name: 'Next page' }).click();
  await client.getByText('Page 2 of 2').waitFor();
  await until('a clean page', async () => !(await inkAt(client, 0.4, 0.6)));
  expect(await client.getByRole('button', { name: 'Print with what is drawn' }).count()).toBe(0);
  await page.evaluate(
    "window.print = () => { window.printed = [...document.querySelectorAll('.worksheet-printed img')].map(({ src }) => src); }",
  );
  await clinician.getByRole('button', { name: 'Print with what is drawn' }).click();
  await until('it was printed', async () => (await page.evaluate('window.printed?.length ?? 0')) === 2);
  const [first = ''] = (await page.evaluate('printed')) as string[];
  const picture = sharp(Buffer.from(first.split(',')[1] ?? '', 'base64'));
  const { width = 0, height = 0 } = await picture.metadata();
  const { data } = await picture
    .extract({ left: Math.round(width * 0.4) - 4, top: Math.round(height * 0.6) - 8, width: 8, height: 16 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.min(...data)).toBeLessThan(120);
  expect(await bench.close()).toEqual([]);
});

const READY: Readonly<Record<string, (seat: Locator) => Promise<void>>> = {
  whiteboard: (seat) => seat.locator('.ink-hand').waitFor(),
  pairs: (seat) => seat.getByRole('button', { name: 'Hard' }).click(),
  'four-in-a-row': (seat) => seat.getByRole('button', { name: 'Medium' }).click(),
  draughts: (seat) => seat.getByRole('button', { name: 'Hard' }).click(),
  jigsaw: (seat) => seat.getByRole('button', { name: 'Hard', exact: true }).click(),
  'feelings-cards': (seat) => seat.getByRole('button', { name: 'Hard' }).click(),
  'breathing-star': (seat) => seat.getByRole('button', { name: 'Begin' }).click(),
  'glitter-jar': (seat) => seat.getByRole('button', { name: 'Shake', exact: true }).click(),
  'five-senses': (seat) => seat.locator('[data-bubble="see/0"]').click(),
  colouring: (seat) => seat.getByRole('button', { name: 'Butterfly' }).click(),
  storybook: (seat) => seat.locator('.book-leaf').waitFor(),
  worksheet: (seat) => seat.locator('.ink-hand').waitFor(),
};
for (const [toy, ready] of Object.entries(READY))
  inBrowser(
    `${toy}: nothing that axe objects to, in light and dark, on desktop, tablet and telephone`,
    async () => {
      const bench = await open(toy, { seats: 'clinician' });
      const wrong = toy in { pairs: 1, jigsaw: 1 } ? await look(bench, `${toy}-start`) : [];
      await ready(bench.clinician);
      expect([...wrong, ...(await look(bench, toy))]).toEqual([]);
      await bench.close();
    },
  );
