import { acrossText, bangleSizes, bangleSizeTexts, innerDiameter } from '#domain/bangleSizes.ts';
import { digits } from '#texts/numbers.ts';
import { sizingTexts } from '#texts/sizing.ts';

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
        <ol className="list-numbered space-y-2 pl-5 marker:text-accent">
          <li>{sizingTexts.bangleRule}</li>
          <li>{sizingTexts.handRule}</li>
          <li>{sizingTexts.findBelow(bangleSizeTexts.between)}</li>
        </ol>
      </div>
      <table className="w-full text-left text-sm tabular-nums">
        <caption className="sr-only">{sizingTexts.bangleSizes}</caption>
        <thead>
          <tr className="border-edge border-b text-muted">
            {[
              sizingTexts.headSize,
              sizingTexts.headMarked,
              sizingTexts.headAcross,
              sizingTexts.headAroundHand,
            ].map((heading) => (
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
              <td className="py-3 pr-3">{digits(measurement)}</td>
              <td className="py-3 pr-3">{sizingTexts.cm(across)}</td>
              <td className="py-3">{sizingTexts.cm(around)}</td>
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
        {sizingTexts.across}
      </text>
    </svg>
  );
}
