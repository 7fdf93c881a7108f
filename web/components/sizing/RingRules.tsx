import { ringSizes, ukSize, usSize } from '#domain/ringSizes.ts';
import { digits } from '#texts/numbers.ts';
import { sizingTexts } from '#texts/sizing.ts';

const rows = ringSizes.map(({ size, measurement, around }) => ({
  size,
  cells: [
    sizingTexts.mm(Number.parseFloat(measurement).toFixed(1)),
    sizingTexts.mm(around.toFixed(1)),
    digits(usSize(around)),
    digits(ukSize(around)),
  ],
}));

/** How to measure a finger, and the measurements of each ring size. */
export function RingRules() {
  return (
    <>
      <ol className="list-numbered space-y-2 pl-5 marker:text-accent">
        <li>{sizingTexts.ringRule}</li>
        <li>{sizingTexts.fingerRule}</li>
        <li>{sizingTexts.findRingBelow}</li>
      </ol>
      <table className="w-full text-left text-sm tabular-nums">
        <caption className="sr-only">{sizingTexts.ringSizes}</caption>
        <thead>
          <tr className="border-edge border-b text-muted">
            {[
              sizingTexts.headSize,
              sizingTexts.headAcross,
              sizingTexts.headAround,
              sizingTexts.headUs,
              sizingTexts.headUk,
            ].map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-3 font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, cells: [across, around, us, uk] }) => (
            <tr key={size} className="border-line border-b">
              <th scope="row" className="py-1.5 pr-3 font-medium">
                {digits(size)}
              </th>
              <td className="py-1.5 pr-3">{across}</td>
              <td className="py-1.5 pr-3">{around}</td>
              <td className="py-1.5 pr-3">{us}</td>
              <td className="py-1.5">{uk}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-muted text-sm">{sizingTexts.ringNumbers}</p>
    </>
  );
}
