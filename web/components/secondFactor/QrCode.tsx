import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** What a camera needs around it to find it, in modules. */
const QUIET = 4;

/** Dark on light, whatever the page's colours: not every camera reads it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const size = code.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 shrink-0 rounded-md border border-line bg-white text-black"
    >
      <path d={toSvgPath(code)} fill="currentColor" />
    </svg>
  );
}
