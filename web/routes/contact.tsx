import Clock from 'virtual:lucide/clock';
import MapPin from 'virtual:lucide/map-pin';
import MessageCircle from 'virtual:lucide/message-circle';
import Phone from 'virtual:lucide/phone';
import type { ReactNode } from 'react';
import { chatLink, dialled } from '#domain/settings.ts';
import { InfoPage, InfoSection } from '#web/components/info/InfoPage.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { useSettings } from '#web/state/settings.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { Route } from './+types/contact.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Contact',
    description: 'Call us or send us a message about an order, a product or a return. We answer 24/7.',
  });

export default function Contact() {
  const settings = useSettings();
  return (
    <InfoPage
      overline="Help"
      title="Contact"
      lead={`We answer ${settings.hours}. For a question about an order, please have your order number ready.`}
    >
      <div className="flex flex-col gap-3 sm:flex-row">
        <a href={`tel:${dialled(settings.phone)}`} className={buttonClass({})}>
          <Phone aria-hidden="true" className="size-5" />
          Call {settings.phone}
        </a>
        <a
          href={chatLink(settings)}
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
          <Link to="/track">Track your order</Link> with the order number and your phone number, any time and
          without an account.
        </p>
      </InfoSection>
      <InfoSection title="Address and hours">
        <dl className="divide-y divide-line border-line border-y">
          <Fact icon={<MapPin aria-hidden="true" className="size-5" />} term="Address">
            {settings.address}
          </Fact>
          <Fact icon={<Phone aria-hidden="true" className="size-5" />} term="Phone">
            {settings.phone}
          </Fact>
          <Fact icon={<Clock aria-hidden="true" className="size-5" />} term="Hours">
            {settings.hours}
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
