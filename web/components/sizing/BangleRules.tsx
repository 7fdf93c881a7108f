import { acrossText, bangleSizes, bangleSizeTexts, innerDiameter } from '#domain/bangleSizes.ts';

const rows = bangleSizes.map(({ size, measurement }) => {
  // The circumference in centimetres.
  const around = ((innerDiameter(measurement) ?? 0) * Math.PI) / 10;
  return { size, measurement, across: acrossText(measurement), around: around.toFixed(1) };
});

/** How to measure, and the measurements of each size. */
export function BangleRules() {
  return (
    <>
      <div className="grid items-center gap-6 sm:grid-cols-[9rem_1fr]">
        <BangleDrawing />
        <ol className="list-decimal space-y-2 pl-5 marker:text-accent">
          <li>Measure across the inside of a bangle that fits you.</li>
          <li>
            Or tuck your thumb into your palm, as if you were putting on a bangle, and measure around the
            widest part of your hand.
          </li>
          <li>Find your size below. {bangleSizeTexts.between}</li>
        </ol>
      </div>
      <table className="w-full text-left text-sm tabular-nums">
        <caption className="sr-only">Bangle sizes</caption>
        <thead>
          <tr className="border-edge border-b text-muted">
            {['Size', 'Marked', 'Across inside', 'Around hand'].map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-3 font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, measurement, across, around }) => (
            <tr key={size} className="border-line border-b">
              <th scope="row" className="py-3 pr-3 font-medium">
                {size}
              </th>
              <td className="py-3 pr-3">{measurement}</td>
              <td className="py-3 pr-3">{across} cm</td>
              <td className="py-3">{around} cm</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-muted text-sm">{bangleSizeTexts.rule}</p>
    </>
  );
}

function BangleDrawing() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="mx-auto w-36 text-accent" fill="none">
      <circle cx="60" cy="60" r="50" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="60" cy="60" r="43" stroke="currentColor" strokeWidth="1.5" />
      <path d="M18 60h84M24 55l-6 5 6 5M96 55l6 5-6 5" stroke="currentColor" strokeWidth="1" />
      <text x="60" y="54" textAnchor="middle" fontSize="9" className="fill-ink">
        across inside
      </text>
    </svg>
  );
}
