interface SizeTableProps {
  caption: string;
  /** The first one is that of the sizes. */
  headings: readonly string[];
  rows: readonly { size: string; cells: readonly string[] }[];
  /** Low rows, for a table of many sizes. */
  isDense?: boolean;
}

/** The measurements of each size. */
export function SizeTable({ caption, headings, rows, isDense = false }: SizeTableProps) {
  const padding = `${isDense ? 'py-1.5' : 'py-3'} pr-3`;
  return (
    <table className="w-full text-left text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-edge border-b text-muted">
          {headings.map((heading) => (
            <th key={heading} scope="col" className="py-2 pr-3 font-medium">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ size, cells }) => (
          <tr key={size} className="border-line border-b">
            <th scope="row" className={`${padding} font-medium`}>
              {size}
            </th>
            {cells.map((cell, place) => (
              <td key={headings[place + 1]} className={`${padding} last:pr-0`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
