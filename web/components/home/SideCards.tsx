import { BadgeCheck, HandCoins, Headset } from 'lucide-react';
import { formatTaka } from '#domain/money.ts';
import { useShop } from '#web/shop.ts';

/** What the shop promises, beside the banners; below them where the screen is no wider than one of them. */
export function SideCards() {
  const { delivery, hours } = useShop();
  const promises = [
    {
      Icon: HandCoins,
      title: 'Cash on Delivery',
      text: `No advance payment. Free delivery over ${formatTaka(delivery.freeFrom)}.`,
    },
    { Icon: Headset, title: 'Customer Support', text: `Somebody answers you ${hours}.` },
    { Icon: BadgeCheck, title: 'Authentic Products', text: '100% handmade, chosen piece by piece.' },
  ];
  return (
    <ul className="grid divide-line px-4 max-sm:divide-y sm:grid-cols-3 sm:px-6 sm:max-lg:divide-x lg:grid-cols-1 lg:gap-4 lg:px-0">
      {promises.map(({ Icon, title, text }) => (
        <li
          key={title}
          className="flex items-start gap-4 py-4 sm:max-lg:px-5 sm:max-lg:last:pr-0 sm:max-lg:first:pl-0 lg:flex-col lg:justify-center lg:gap-3 lg:bg-sand lg:px-6 lg:py-4 xl:px-8"
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
