import { acrossText, bangleSizes, bangleSizeTexts, innerDiameter } from '#domain/bangleSizes.ts';
import { digits } from '#texts/numbers.ts';
import { sizingTexts } from '#texts/sizing.ts';
import { SizeTable } from './SizeTable.tsx';

const rows = () =>
  bangleSizes.map(({ size, measurement }) => {
    // The circumference in centimetres.
    const around = ((innerDiameter(measurement) ?? 0) * Math.PI) / 10;
    return {
      size,
      cells: [
        digits(measurement),
        sizingTexts.cm(acrossText(measurement)),
        sizingTexts.cm(around.toFixed(1)),
      ],
    };
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
      <SizeTable
        caption={sizingTexts.bangleSizes}
        headings={[
          sizingTexts.headSize,
          sizingTexts.headMarked,
          sizingTexts.headAcross,
          sizingTexts.headAroundHand,
        ]}
        rows={rows()}
      />
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
