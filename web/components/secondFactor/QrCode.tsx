import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** What a camera needs around it to find it, in modules. */
const QUIET = 4;

/** Dark on light, as cameras read it best. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const size = code.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56 rounded-md border border-line bg-paper text-ink"
    >
      <path d={toSvgPath(code)} fill="currentColor" />
    </svg>
  );
}
