import { BadgeCheck, HandCoins, Headset } from 'lucide-react';
import { formatTaka } from '#domain/money.ts';
import { useShop } from '#web/shop.ts';

/** What the shop promises, beside the banners. */
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
    <ul className="page-width grid divide-line max-sm:divide-y sm:grid-cols-3 sm:divide-x lg:py-4">
      {promises.map(({ Icon, title, text }) => (
        <li
          key={title}
          className="flex items-start gap-4 py-4 sm:px-5 sm:first:pl-0 sm:last:pr-0 lg:justify-center"
        >
          <Icon aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-accent" strokeWidth={1.25} />
          <div>
            <h2 className="font-text font-medium text-base">{title}</h2>
            <p className="text-muted text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
