import { clsx } from 'clsx';

interface SwatchProps {
  hex: string;
  /** Of many colours at once: `hex` says nothing then. */
  isMany?: boolean;
  className?: string;
}

/** A spot of colour, ringed so that pale ones are seen too. Its name stands beside it. */
export function Swatch({ hex, isMany = false, className }: SwatchProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block size-5 shrink-0 rounded-full border border-edge/60',
        isMany && 'bg-(image:--image-many-colours)',
        className,
      )}
      style={isMany ? undefined : { backgroundColor: hex }}
    />
  );
}
