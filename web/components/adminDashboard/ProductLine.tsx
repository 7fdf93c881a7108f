import type { ReactNode } from 'react';
import { Link } from '#web/ui/Link.tsx';
import { Picture } from '#web/ui/Picture.tsx';

interface ProductLineProps {
  product: { product: string; name: string; image: string };
  children: ReactNode;
}

/** A product in a short list. The whole row links to its form. */
export function ProductLine({ product: { product, name, image }, children }: ProductLineProps) {
  return (
    <li className="relative flex min-h-12 items-center gap-3 py-2 hover:bg-sand/50">
      <Picture src={image} alt="" sizes="2.5rem" className="size-10 shrink-0 rounded-sm" />
      <Link
        to={`/admin/products/${product}/edit`}
        className="line-clamp-2 min-w-0 grow wrap-anywhere after:absolute after:inset-0"
      >
        {name}
      </Link>
      {children}
    </li>
  );
}
