import { ringSizes, ukSize, usSize } from '#domain/ringSizes.ts';
import { digits } from '#texts/numbers.ts';
import { sizingTexts } from '#texts/sizing.ts';
import { SizeTable } from './SizeTable.tsx';

const rows = () =>
  ringSizes.map(({ size, measurement, around }) => ({
    size: digits(size),
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
      <SizeTable
        caption={sizingTexts.ringSizes}
        headings={[
          sizingTexts.headSize,
          sizingTexts.headAcross,
          sizingTexts.headAround,
          sizingTexts.headUs,
          sizingTexts.headUk,
        ]}
        rows={rows()}
        isDense
      />
      <p className="text-muted text-sm">{sizingTexts.ringNumbers}</p>
    </>
  );
}
