import { layoutTexts } from '#texts/layout.ts';
import { useSettings } from '#web/state/settings.ts';
import { HomeLink } from './HomeLink.tsx';

export function Logo() {
  const { name } = useSettings();
  return (
    <HomeLink
      className="inline-flex min-h-11 min-w-0 items-center gap-2.5 text-ink"
      label={layoutTexts.homeOf(name)}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 40 32"
        className="h-7 w-9 shrink-0 text-accent max-[24rem]:hidden lg:h-8 lg:w-10"
        fill="none"
        stroke="currentColor"
      >
        <ellipse cx="15" cy="16" rx="11" ry="14" strokeWidth="1.75" />
        <ellipse cx="25" cy="16" rx="11" ry="14" strokeWidth="1.75" />
        <ellipse cx="15" cy="16" rx="8.5" ry="11.5" strokeWidth="0.6" />
        <ellipse cx="25" cy="16" rx="8.5" ry="11.5" strokeWidth="0.6" />
      </svg>
      <span className="truncate font-display text-xl tracking-tight min-[24rem]:text-2xl lg:text-3xl">
        {name}
      </span>
    </HomeLink>
  );
}
