import Clock from 'virtual:lucide/clock';
import MapPin from 'virtual:lucide/map-pin';
import Phone from 'virtual:lucide/phone';
import type { ReactNode } from 'react';
import { infoTexts } from '#texts/info.ts';
import { digits } from '#texts/numbers.ts';
import { useSettings } from '#web/state/settings.ts';

/** Where the shop is, its phone number, and when it answers. */
export function ContactFacts() {
  const { address, phone, hours } = useSettings();
  return (
    <dl className="divide-y divide-line border-line border-y">
      <Fact icon={<MapPin aria-hidden="true" className="size-5" />} term={infoTexts.address}>
        {address}
      </Fact>
      <Fact icon={<Phone aria-hidden="true" className="size-5" />} term={infoTexts.phone}>
        {digits(phone)}
      </Fact>
      <Fact icon={<Clock aria-hidden="true" className="size-5" />} term={infoTexts.hours}>
        {hours}
      </Fact>
    </dl>
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
