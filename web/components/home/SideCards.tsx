import BadgeCheck from 'virtual:lucide/badge-check';
import HandCoins from 'virtual:lucide/hand-coins';
import Headset from 'virtual:lucide/headset';
import { formatTaka } from '#domain/money.ts';
import { useSettings } from '#web/state/settings.ts';

/** The shop's promises: beside the banners, or below them on narrow screens. */
export function SideCards() {
  const { delivery, hours } = useSettings();
  const promises = [
    {
      Icon: HandCoins,
      title: 'Cash on Delivery',
      text: `No advance payment. Free delivery over ${formatTaka(delivery.freeFrom)}.`,
    },
    { Icon: Headset, title: 'Customer Support', text: `We answer ${hours}.` },
    { Icon: BadgeCheck, title: 'Authentic Products', text: '100% handmade, checked piece by piece.' },
  ];
  return (
    <ul className="grid divide-line px-4 max-sm:divide-y sm:grid-cols-3 sm:px-6 sm:max-lg:divide-x lg:gap-4 lg:px-0 xl:grid-cols-1">
      {promises.map(({ Icon, title, text }) => (
        <li
          key={title}
          className="flex items-start gap-4 py-4 sm:max-lg:px-5 sm:max-lg:last:pr-0 sm:max-lg:first:pl-0 lg:bg-sand lg:p-6 xl:items-center xl:py-3"
        >
          <Icon aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-accent" strokeWidth={1.25} />
          <div className="flex flex-col lg:gap-1">
            <h2 className="font-medium font-text text-base lg:font-display lg:font-normal lg:text-lg">
              {title}
            </h2>
            <p className="text-muted text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
