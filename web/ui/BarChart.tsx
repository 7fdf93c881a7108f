/** A bar for each value, drawn for those who see it; for those who don't, the same as a table. */
import { useId } from 'react';

export interface Bar {
  label: string;
  value: number;
  /** The value as it is read. */
  text: string;
}

interface BarChartProps {
  title: string;
  /** What the labels and the values are, for the table's headings. */
  headings: readonly [string, string];
  bars: readonly Bar[];
}

const WIDTH = 600;
const HEIGHT = 160;

export function BarChart({ title, headings, bars }: BarChartProps) {
  const id = useId();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / Math.max(1, bars.length);
  const gap = Math.min(6, step / 4);
  return (
    <figure aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <figcaption id={id} className="text-muted text-sm">
        {title}
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-line border-b text-accent"
      >
        {bars.map(({ label, value, text }, place) => {
          const height = (value / most) * (HEIGHT - 4);
          return (
            <g key={label}>
              <title>{`${label}: ${text}`}</title>
              <rect x={place * step} y={0} width={step} height={HEIGHT} fill="transparent" />
              <rect
                x={place * step + gap / 2}
                y={HEIGHT - Math.max(height, value > 0 ? 2 : 0)}
                width={step - gap}
                height={Math.max(height, value > 0 ? 2 : 0)}
                fill="currentColor"
              />
            </g>
          );
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-muted text-xs">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <ChartTable labelledBy={id} headings={headings} bars={bars} />
    </figure>
  );
}

function ChartTable({ labelledBy, headings, bars }: Omit<BarChartProps, 'title'> & { labelledBy: string }) {
  return (
    <div className="sr-only">
      <table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
