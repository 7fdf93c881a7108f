import { bangleSizes, innerDiameter } from '#domain/bangleSizes.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

interface SizeGuideProps {
  open: boolean;
  onClose: () => void;
}

const rows = bangleSizes.map(({ size, measurement }) => {
  const across = innerDiameter(measurement) ?? 0;
  return {
    size,
    measurement,
    across: (across / 10).toFixed(1),
    around: ((across * Math.PI) / 10).toFixed(1),
  };
});

export function SizeGuide({ open, onClose }: SizeGuideProps) {
  return (
    <Dialog open={open} onClose={onClose} title="How to measure">
      <div className="flex flex-col gap-6">
        <div className="grid items-center gap-6 sm:grid-cols-[9rem_1fr]">
          <BangleDrawing />
          <ol className="list-decimal space-y-2 pl-5 marker:text-accent">
            <li>Take a bangle that fits you and measure across its inside with a ruler.</li>
            <li>
              Or tuck your thumb into your palm, as if putting a bangle on, and measure around the widest part
              of your hand.
            </li>
            <li>Find the figure below. Between two sizes, take the larger one.</li>
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
        <p className="text-muted text-sm">
          Bangle makers count sixteenths of an inch after the point: 2.10 is two inches and ten sixteenths,
          larger than 2.8.
        </p>
        <Button look="outline" onClick={onClose}>
          Back to the sizes
        </Button>
      </div>
    </Dialog>
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
