import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Quiet zone around the code, in modules. */
const QUIET = 4;

/** Dark on light, which cameras read best. */
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
