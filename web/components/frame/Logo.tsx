import { useShop } from '#web/shop.ts';
import { HomeLink } from './HomeLink.tsx';

/** Two bangles and the shop's name. */
export function Logo() {
  const { name } = useShop();
  return (
    <HomeLink className="inline-flex min-h-11 items-center gap-2.5 text-ink" label={`${name}, home`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 40 32"
        className="h-7 w-9 text-accent lg:h-8 lg:w-10"
        fill="none"
        stroke="currentColor"
      >
        <ellipse cx="15" cy="16" rx="11" ry="14" strokeWidth="1.75" />
        <ellipse cx="25" cy="16" rx="11" ry="14" strokeWidth="1.75" />
        <ellipse cx="15" cy="16" rx="8.5" ry="11.5" strokeWidth="0.6" />
        <ellipse cx="25" cy="16" rx="8.5" ry="11.5" strokeWidth="0.6" />
      </svg>
      <span className="font-display text-2xl tracking-tight lg:text-3xl">{name}</span>
    </HomeLink>
  );
}
