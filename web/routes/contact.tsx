import { Clock, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { chatLink, dialled } from '#domain/shop.ts';
import { InfoPage, InfoSection } from '#web/components/info/InfoPage.tsx';
import { pageMeta } from '#web/pageMeta.ts';
import { useShop } from '#web/shop.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import type { Route } from './+types/contact.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Contact', description: 'Call or write to us, at any hour of the day.' });

export default function Contact() {
  const shop = useShop();
  return (
    <InfoPage
      overline="Help"
      title="Contact"
      lead="A person answers. For a question about an order, please have its number at hand."
    >
      <div className="flex flex-col gap-3 sm:flex-row">
        <a href={`tel:${dialled(shop.phone)}`} className={buttonClass({})}>
          <Phone aria-hidden="true" className="size-5" />
          Call {shop.phone}
        </a>
        <a
          href={chatLink(shop)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ look: 'outline' })}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          Send a message
        </a>
      </div>
      <InfoSection title="Where is my parcel?">
        <p>
          <Link to="/track">Track your order</Link> with its number and your phone, at any time and without an
          account.
        </p>
      </InfoSection>
      <InfoSection title="Where and when">
        <dl className="divide-y divide-line border-line border-y">
          <Fact icon={<MapPin aria-hidden="true" className="size-5" />} term="Address">
            {shop.address}
          </Fact>
          <Fact icon={<Phone aria-hidden="true" className="size-5" />} term="Phone">
            {shop.phone}
          </Fact>
          <Fact icon={<Clock aria-hidden="true" className="size-5" />} term="Hours">
            {shop.hours}
          </Fact>
        </dl>
      </InfoSection>
    </InfoPage>
  );
}

function Fact({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-4 py-4">
      <dt className="flex w-32 items-center gap-3 text-muted">
        {icon}
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
