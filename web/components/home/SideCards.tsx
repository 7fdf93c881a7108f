import BadgeCheck from 'virtual:lucide/badge-check';
import HandCoins from 'virtual:lucide/hand-coins';
import Headset from 'virtual:lucide/headset';
import type { RenderedSideCard } from '#domain/renderedContent.ts';
import { Link } from '#web/ui/Link.tsx';

const icons = { coins: HandCoins, headset: Headset, badge: BadgeCheck };

/** The shop's promises: beside the banners, or below them on narrow screens. */
export function SideCards({ cards }: { cards: readonly RenderedSideCard[] }) {
  return (
    <ul className="grid divide-line px-4 max-sm:divide-y sm:grid-cols-3 sm:px-6 sm:max-lg:divide-x lg:gap-4 lg:px-0 xl:grid-cols-1">
      {cards.map(({ icon, title, text, link }) => {
        const Icon = icons[icon];
        return (
          <li
            key={title}
            className="flex items-start gap-4 py-4 sm:max-lg:px-5 sm:max-lg:last:pr-0 sm:max-lg:first:pl-0 lg:bg-sand lg:p-6 xl:items-center xl:py-3"
          >
            <Icon aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-accent" strokeWidth={1.25} />
            <div className="flex flex-col lg:gap-1">
              <h2 className="font-medium font-text text-base lg:font-display lg:font-normal lg:text-lg">
                {link ? (
                  <Link to={link} className="hover:text-accent">
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </h2>
              <p className="text-muted text-sm">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
