import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { formsMessages } from './messages.ts';

export interface ScalePoint {
  /** When it was handed in. */
  readonly at: string;
  readonly value: number;
}
/** In the plot's own units; the picture is as wide as its place. */
const WIDTH = 400;
const HEIGHT = 150;
const EDGE = { left: 34, right: 14, top: 12, bottom: 24 } as const;

/**
 * Answers to one scale over time: a line for those who see it, a sentence for those who do not, and the numbers in a
 * table for both.
 */
export const ScalePlot = ({
  label,
  points,
  steps,
  ends = '',
}: {
  readonly label: string;
  /** At least two, the first one first. */
  readonly points: readonly ScalePoint[];
  /** The scale's ends; without them those of the answers. */
  readonly steps?: { readonly min: number; readonly max: number } | undefined;
  /** What they stand for, in words. */
  readonly ends?: string;
}) => {
  const t = useMessages(formsMessages);
  const formats = useFormats();
  const values = points.map(({ value }) => value);
  const low = Math.min(steps?.min ?? Number.POSITIVE_INFINITY, ...values);
  const high = Math.max(steps?.max ?? Number.NEGATIVE_INFINITY, ...values, low + 1);
  const times = points.map(({ at }) => Date.parse(at));
  const [start = 0, end = 0] = [times[0], times.at(-1)];
  const x = (index: number) => {
    const share =
      end > start ? ((times[index] ?? start) - start) / (end - start) : index / (points.length - 1);
    return EDGE.left + share * (WIDTH - EDGE.left - EDGE.right);
  };
  const y = (value: number) => EDGE.top + ((high - value) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const summary = t('plot.summary', {
    label,
    from: first.value,
    since: formats.date(first.at),
    to: last.value,
    until: formats.date(last.at),
  });
  return (
    <figure className="scale-plot">
      <figcaption className="scale-plot-title" dir="auto">
        {label}
        <span className="quiet answer-ends">{ends}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary} direction="ltr">
        {[low, high].map((value) => (
          <g key={value}>
            <line className="plot-rule" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(value)} y2={y(value)} />
            <text className="plot-words" x={EDGE.left - 8} y={y(value) + 4} textAnchor="end">
              {formats.number(value)}
            </text>
          </g>
        ))}
        <polyline
          className="plot-line"
          points={points.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ')}
        />
        {points.map(({ at, value }, index) => (
          <circle key={at} className="plot-point" cx={x(index)} cy={y(value)} r="4.5">
            <title>{`${formats.date(at)}: ${formats.number(value)}`}</title>
          </circle>
        ))}
        <text className="plot-words" x={EDGE.left} y={HEIGHT - 6}>
          {formats.date(first.at)}
        </text>
        <text className="plot-words" x={WIDTH - EDGE.right} y={HEIGHT - 6} textAnchor="end">
          {formats.date(last.at)}
        </text>
      </svg>
      <details className="plot-table">
        <summary>{t('plot.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('plot.date')}</th>
              <th scope="col">{t('plot.value')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ at, value }) => (
              <tr key={at}>
                <td>{formats.moment(at)}</td>
                <td>{formats.number(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
};
