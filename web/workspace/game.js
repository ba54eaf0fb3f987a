// A seat of a live scene: figures are put, moved, turned, sized and taken away, by pointer or by keyboard.

import { newId } from '../frame/ids.ts';
import { BACKGROUNDS, CATALOGUE, drawFigure, nameOf, svg } from './figures.js';
import { claims, data, emit, fail, h, notice, onToken, ready, show, tellSessionEnd } from './frame.js';
import { openScene } from './live-scene.js';
import { savingTools } from './saving.js';
import { figuresOf, groundOf, HEIGHT, WIDTH, withinTray } from './standing.js';

const game = data('game');
const { game_session_id: sessionId, role } = claims();
const isClinician = role === 'practitioner';
const MOST_ITEMS = 500;
const POINTER_MILLISECONDS = 60;

const status = h('p.quiet', { id: 'status', role: 'status' }, 'Opening the scene …');
const here = h(
  'button.plain',
  {
    type: 'button',
    hidden: true,
    onclick() {
      here.hidden = true;
      live.again();
      board.focus();
    },
  },
  'Go on here',
);
const floor = svg('g', { 'aria-hidden': 'true' });
const figures = svg('g');
const otherHand = svg('circle', { r: 16, class: 'hand', visibility: 'hidden' });
const board = svg(
  'svg',
  {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    class: 'board',
    role: 'group',
    'aria-label': 'The scene',
    tabindex: 0,
  },
  floor,
  figures,
  otherHand,
);
const drawn = new Map();
let selected;
let dragging;
let started = false;
let hiding;

const live = openScene(sessionId, {
  tell(what, tries) {
    if (what === 'joined') {
      status.textContent = 'You are in the scene. What you change is kept.';
      if (!started) emit('game.session_started', { gameSessionId: sessionId, gameType: game });
      started = true;
      return;
    }
    const words = {
      lost: 'The connection is lost; it is being made again …',
      ended: 'This seat has ended. Please ask for the session to be opened again.',
      replaced: 'This seat was opened somewhere else.',
      refused: 'The scene has become too large to go on.',
    };
    status.textContent = words[what];
    here.hidden = what !== 'replaced';
    if (what !== 'lost') fail('game.session_failed', words[what]);
    else if (tries === 4) fail('game.session_failed', words.lost, { severity: 'warning', retryable: true });
  },
  onPointer({ x, y }) {
    if (!Number.isFinite(x) || !Number.isFinite(y)) return;
    otherHand.setAttribute('cx', x);
    otherHand.setAttribute('cy', y);
    otherHand.setAttribute('visibility', 'visible');
    clearTimeout(hiding);
    hiding = setTimeout(() => otherHand.setAttribute('visibility', 'hidden'), 2_000);
  },
});
onToken(live.renewed);
const { items, settings } = live;

const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
const change = (id, part) => {
  const item = items.get(id);
  if (item) items.set(id, withinTray({ ...item, ...part }));
};
const topmost = () => Math.max(0, ...[...figuresOf(items).values()].map(({ layer = 0 }) => layer));

const add = (kind) => {
  if (figuresOf(items).size >= MOST_ITEMS) return notice('The scene is full.');
  const id = newId();
  const spot = () => 0.35 + Math.random() * 0.3;
  items.set(id, {
    kind,
    x: Math.round(WIDTH * spot()),
    y: Math.round(HEIGHT * spot()),
    rotation: 0,
    scale: 1,
    layer: Math.min(10_000, topmost() + 1),
  });
  select(id);
  drawn.get(id)?.focus();
};
const remove = (id) => {
  items.delete(id);
  // Whoever works by keyboard goes on from the scene: figure and tools are gone, or off.
  board.focus();
};

const placed = ({ x, y, rotation = 0, scale = 1, flipped }) =>
  `translate(${x} ${y}) rotate(${rotation}) scale(${flipped ? -scale : scale} ${scale})`;
const onKey = (id) => (event) => {
  const item = items.get(id);
  if (!item) return;
  const step = event.shiftKey ? 40 : 10;
  const moves = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
  if (moves[event.key]) {
    const [dx, dy] = moves[event.key];
    change(id, { x: item.x + dx, y: item.y + dy });
  } else if (event.key === 'Delete' || event.key === 'Backspace') remove(id);
  else if (event.key === 'Enter' || event.key === ' ') {
    select(id);
    document.querySelector('.for-selected button').focus();
  } else return;
  event.preventDefault();
};
const draw = (id, item) => {
  let figure = drawn.get(id);
  if (!figure) {
    figure = svg(
      'g',
      { class: 'figure', tabindex: 0, role: 'button', 'aria-label': nameOf(game, item.kind), 'data-id': id },
      // The whole box is taken hold of, not the strokes alone.
      svg('rect', { x: -50, y: -50, width: 100, height: 100, class: 'hold', fill: 'transparent' }),
      svg('circle', { r: 56, class: 'ring', fill: 'none' }),
      ...drawFigure(game, item.kind),
    );
    figure.addEventListener('keydown', onKey(id));
    drawn.set(id, figure);
  }
  figure.setAttribute('transform', placed(item));
  figure.classList.toggle('selected', id === selected);
  return figure;
};
const redraw = () => {
  const standing = figuresOf(items);
  for (const [id, figure] of drawn)
    if (!standing.has(id)) {
      figure.remove();
      drawn.delete(id);
      if (selected === id) select(undefined);
      if (dragging?.id === id) dragging = undefined;
    }
  const order = [...standing].toSorted(
    ([a, { layer: p = 0 }], [b, { layer: q = 0 }]) => p - q || (a < b ? -1 : 1),
  );
  order.forEach(([id, item], place) => {
    const figure = draw(id, item);
    // Only what stands elsewhere is moved: an element that is moved loses the focus.
    if (figures.children[place] !== figure) {
      const hadFocus = figure === document.activeElement;
      figures.insertBefore(figure, figures.children[place] ?? null);
      if (hadFocus) figure.focus();
    }
  });
};
const drawFloor = () => {
  const [, near, far] = BACKGROUNDS[game][groundOf(game, settings)];
  const parts = [svg('rect', { width: WIDTH, height: HEIGHT, fill: near })];
  if (game === 'sandtray')
    parts.push(svg('path', { d: `M0 0H${WIDTH}V150Q900 250 600 180T0 220Z`, fill: far }));
  else
    for (const [x, y] of [
      [60, 90],
      [620, 90],
      [60, 410],
      [620, 410],
    ])
      parts.push(svg('rect', { x, y, width: 520, height: 290, fill: far, rx: 6 }));
  if (game === 'dollhouse') parts.push(svg('path', { d: 'M20 82L600 0L1180 82Z', fill: '#b4553f' }));
  floor.replaceChildren(...parts);
};
const select = (id) => {
  selected = id;
  const name = id === undefined ? 'none' : nameOf(game, items.get(id)?.kind);
  tools.setAttribute('aria-label', `The chosen figure: ${name}`);
  for (const [one, figure] of drawn) figure.classList.toggle('selected', one === id);
  for (const button of document.querySelectorAll('.for-selected button')) button.disabled = id === undefined;
};

const spotOf = ({ clientX, clientY }) => {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(board.getScreenCTM().inverse());
  return { x: Math.round(clamp(x, 0, WIDTH)), y: Math.round(clamp(y, 0, HEIGHT)) };
};
const isDragging = ({ pointerId }) => dragging?.pointerId === pointerId;
const droppedAt = ({ x, y }) => ({ x: x + dragging.dx, y: y + dragging.dy });
let pointedAt = 0;
board.addEventListener('pointerdown', (event) => {
  const id = event.target.closest?.('.figure')?.dataset.id;
  select(id);
  const item = id && items.get(id);
  if (!item) return;
  // One finger moves one figure: what other fingers do meanwhile moves nothing.
  if (dragging) return;
  const { pointerId } = event;
  const { x, y } = spotOf(event);
  dragging = { id, pointerId, dx: item.x - x, dy: item.y - y };
  board.setPointerCapture(pointerId);
});
board.addEventListener('pointermove', (event) => {
  if (event.timeStamp - pointedAt < POINTER_MILLISECONDS) return;
  pointedAt = event.timeStamp;
  const { x, y } = spotOf(event);
  live.point({ x, y });
  if (isDragging(event)) change(dragging.id, droppedAt({ x, y }));
});
board.addEventListener('pointerup', (event) => {
  if (!isDragging(event)) return;
  change(dragging.id, droppedAt(spotOf(event)));
  dragging = undefined;
});
// The browser or the system took the finger for something of its own: no release follows.
board.addEventListener('pointercancel', (event) => {
  if (isDragging(event)) dragging = undefined;
});

// Safari begins to select the words around a picture that is dragged in, whatever the style says.
board.addEventListener('selectstart', (event) => event.preventDefault());

/** From the tools back to the figure that they are for. */
const backToFigure = ({ key }) => {
  if (key === 'Escape') drawn.get(selected)?.focus();
};
const tool = (label, work) =>
  h(
    'button.plain',
    { type: 'button', disabled: true, onclick: () => selected && work(selected, items.get(selected)) },
    label,
  );
const tools = h(
  'span.for-selected',
  { role: 'group', 'aria-label': 'The chosen figure: none', onkeydown: backToFigure },
  tool('Turn', (id, { rotation = 0 }) => change(id, { rotation: (rotation + 30) % 360 })),
  tool('Flip', (id, { flipped }) => change(id, { flipped: !flipped })),
  tool('Larger', (id, { scale = 1 }) => change(id, { scale: Math.min(4, scale * 1.2) })),
  tool('Smaller', (id, { scale = 1 }) => change(id, { scale: Math.max(0.3, scale / 1.2) })),
  tool('To the front', (id) => change(id, { layer: Math.min(10_000, topmost() + 1) })),
  tool('Take away', (id) => remove(id)),
);
show(
  h('header.bar', {}, h('h1', {}, document.title), status, here),
  board,
  h(
    'div.tools',
    {},
    tools,
    h(
      'label.inline',
      {},
      'Ground ',
      h(
        'select',
        { id: 'ground', onchange: ({ target }) => settings.set('background', target.value) },
        Object.entries(BACKGROUNDS[game]).map(([key, [label]]) => h('option', { value: key }, label)),
      ),
    ),
    isClinician && savingTools({ game, board, live, most: MOST_ITEMS }),
  ),
  h(
    'div.shelf',
    { role: 'group', 'aria-label': 'Figures to put into the scene' },
    Object.entries(CATALOGUE[game]).map(([kind, [label]]) =>
      h(
        'button.plain.figure-button',
        { type: 'button', title: label, 'aria-label': `Put in: ${label}`, onclick: () => add(kind) },
        svg('svg', { viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, ...drawFigure(game, kind)),
      ),
    ),
  ),
);
items.observe(redraw);
settings.observe(() => {
  drawFloor();
  document.getElementById('ground').value = groundOf(game, settings);
});
drawFloor();
redraw();
tellSessionEnd();
ready({ mode: role });
