import { Link } from '#web/ui/Link.tsx';

interface SectionHeadProps {
  /** Id of the heading that labels the section. */
  id: string;
  title: string;
  more?: { to: string; label: string };
}

/** Heading of a row of products with a link to all. */
export function SectionHead({ id, title, more }: SectionHeadProps) {
  return (
    <div className="mb-6 flex items-baseline justify-between gap-4 sm:mb-8">
      <h2 id={id} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      {more && (
        <Link
          to={more.to}
          className="inline-flex min-h-11 shrink-0 items-center text-accent text-sm underline-offset-4 hover:underline"
        >
          {more.label}
        </Link>
      )}
    </div>
  );
}
