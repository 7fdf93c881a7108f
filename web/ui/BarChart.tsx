/** A bar chart, with the same data as a table for screen readers. */
import { useId } from 'react';
import { type Bar, ChartTable } from './ChartTable.tsx';

interface BarChartProps {
  title: string;
  /** Column headings of the table. */
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
