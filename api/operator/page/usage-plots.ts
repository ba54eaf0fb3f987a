import { scaleBand, scaleLinear } from 'd3-scale';
import type { UsageDay } from '../../../domain/usage/daily-usage.ts';
import { type Html, html } from '../../../platform/html.ts';
import { bytesText, scrollingTable } from './frame.ts';

/** Days that plots and sums show. */
export const PLOTTED_DAYS = 30;

const WIDTH = 480;
const HEIGHT = 200;
const EDGE = { top: 12, right: 8, bottom: 26, left: 72 };
const TICKS = 4;
/** A label below every so many bars. */
const LABEL_EVERY = 7;

interface Measure {
  readonly name: keyof Omit<UsageDay, 'day'>;
  readonly title: string;
  readonly text: (value: number) => string;
}
const countText = (value: number): string => value.toLocaleString('en');
const MEASURES: readonly Measure[] = [
  { name: 'requests', title: 'Requests', text: countText },
  { name: 'bookings', title: 'Bookings', text: countText },
  { name: 'books', title: 'Books', text: countText },
  { name: 'storage_bytes', title: 'Storage', text: bytesText },
];

const dayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Whole numbers for counts; powers of two for bytes, so that labels are round. */
const ticksOf = (measure: Measure, most: number): { readonly top: number; readonly ticks: number[] } => {
  if (measure.name !== 'storage_bytes') {
    const scale = scaleLinear([0, Math.max(most, TICKS)], [0, 1]).nice(TICKS);
    return { top: scale.domain()[1] ?? most, ticks: scale.ticks(TICKS).filter(Number.isInteger) };
  }
  const unit = 1_024 ** Math.floor(Math.log(Math.max(most, 1)) / Math.log(1_024));
  const scale = scaleLinear([0, Math.max(most, 4) / unit], [0, 1]).nice(TICKS);
  return { top: (scale.domain()[1] ?? 1) * unit, ticks: scale.ticks(TICKS).map((tick) => tick * unit) };
};

/** As it was counted last: a day that was not counted is not an empty one. */
const storageSaid = (days: readonly UsageDay[]): string => {
  const last = days.findLast(({ storage_bytes }) => storage_bytes !== null);
  if (!last) return 'not counted yet';
  const text = bytesText(last.storage_bytes ?? 0);
  return last === days.at(-1) ? `${text} in use now` : `${text} on ${dayText(last.day)}, not counted since`;
};

const isCounted = ({ requests, bookings, books, storage_bytes }: UsageDay): boolean =>
  storage_bytes !== null || requests + bookings + books > 0;

const plot = (measure: Measure, days: readonly UsageDay[]): Html => {
  const values = days.map((day) => day[measure.name] ?? 0);
  const { top, ticks } = ticksOf(measure, Math.max(...values));
  const x = scaleBand(
    days.map(({ day }) => day),
    [EDGE.left, WIDTH - EDGE.right],
  ).padding(0.2);
  const y = scaleLinear([0, top], [HEIGHT - EDGE.bottom, EDGE.top]);
  const said =
    measure.name === 'storage_bytes'
      ? storageSaid(days)
      : `${measure.text(values.reduce((total, value) => total + value, 0))} in ${days.length} days, ${measure.text(values.at(-1) ?? 0)} of them today`;
  return html`<figure class="plot card">
<figcaption><strong>${measure.title}</strong><br><span class="quiet">${said}</span></figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${measure.title} by day: ${said}">
${ticks.map(
  (
    tick,
  ) => html`<line class="grid" x1="${EDGE.left}" x2="${WIDTH - EDGE.right}" y1="${y(tick)}" y2="${y(tick)}"/>
<text x="${EDGE.left - 8}" y="${y(tick)}" dy="0.32em" text-anchor="end">${measure.text(tick)}</text>
`,
)}${days.map(({ day }, at) => {
  const height = y(0) - y(values[at] ?? 0);
  return html`<rect class="bar" x="${x(day) ?? 0}" y="${y(0) - height}" width="${x.bandwidth()}" height="${height}"><title>${dayText(day)}: ${measure.text(values[at] ?? 0)}</title></rect>
`;
})}${days.map(({ day }, at) =>
  (days.length - 1 - at) % LABEL_EVERY === 0
    ? html`<text x="${Math.min((x(day) ?? 0) + x.bandwidth() / 2, WIDTH - EDGE.right - 16)}" y="${HEIGHT - 8}" text-anchor="middle">${dayText(day)}</text>
`
    : undefined,
)}</svg>
</figure>`;
};

/** A plot for each measure, and the same figures as a table. */
export const usagePlots = (days: readonly UsageDay[]): Html => (days.some(isCounted) ? plots(days) : NOT_YET);

const NOT_YET = html`<p class="quiet">Nothing was counted yet. Workers count every five minutes; where the first figures do not come, no worker serves the queue <code>maintenance</code>.</p>`;

const plots = (days: readonly UsageDay[]): Html => html`<div class="plots">
${MEASURES.map((measure) => plot(measure, days))}
</div>
<details>
<summary>Usage by day as a table</summary>
${scrollingTable(
  'Usage by day (UTC), newest first',
  ['Day', ...MEASURES.map(({ title }) => title)],
  days
    .toReversed()
    .map((day) => [
      day.day,
      ...MEASURES.map(({ name, text }) => (day[name] === null ? 'not counted' : text(day[name]))),
    ]),
)}
</details>`;
