import { clsx } from 'clsx';

/** A spot of colour, ringed so that pale ones are seen too. Its name stands beside it. */
export function Swatch({ hex, className }: { hex: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('inline-block size-5 shrink-0 rounded-full border border-edge/60', className)}
      style={{ backgroundColor: hex }}
    />
  );
}
