import { clsx } from 'clsx';

interface SwatchProps {
  hex: string;
  /** Multicoloured: `hex` is ignored. */
  isMany?: boolean;
  className?: string;
}

/** A color swatch, with a ring for pale colors. Its name is beside it. */
export function Swatch({ hex, isMany = false, className }: SwatchProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block size-5 shrink-0 rounded-full border border-edge/60 forced-color-adjust-none',
        isMany && 'bg-(image:--image-many-colours)',
        className,
      )}
      style={isMany ? undefined : { backgroundColor: hex }}
    />
  );
}
