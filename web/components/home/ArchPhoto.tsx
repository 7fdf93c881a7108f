import { clsx } from 'clsx';
import { PreparedPicture } from './PreparedPicture.tsx';
import { closeBanner } from './pictures.ts';

interface ArchPhotoProps {
  /** Name of one of the banners. */
  name: string;
  className?: string;
}

const photoSizes = '(min-width: 64rem) 28rem, 92vw';

/** A decorative photograph in an arch with a fine line. */
export function ArchPhoto({ name, className }: ArchPhotoProps) {
  return (
    <div className={clsx('rounded-t-full border border-line p-2', className)}>
      <PreparedPicture
        picture={closeBanner(name)}
        sizes={photoSizes}
        width={1125}
        height={900}
        className="aspect-4/5 w-full rounded-t-full bg-sand object-cover"
      />
    </div>
  );
}
