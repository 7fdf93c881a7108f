export interface Bar {
  label: string;
  value: number;
  /** The formatted value. */
  text: string;
}

/** The column headings of a chart's table. */
export function ChartHeadings({ headings }: { headings: readonly [string, string] }) {
  return (
    <tr>
      {headings.map((heading) => (
        <th key={heading} scope="col">
          {heading}
        </th>
      ))}
    </tr>
  );
}

interface ChartTableProps {
  /** Id of the chart's title. */
  labelledBy: string;
  headings: readonly [string, string];
  bars: readonly Bar[];
}

/** The data of a chart for screen readers. */
export function ChartTable({ labelledBy, headings, bars }: ChartTableProps) {
  return (
    <div className="sr-only">
      <table aria-labelledby={labelledBy}>
        <thead>
          <ChartHeadings headings={headings} />
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
