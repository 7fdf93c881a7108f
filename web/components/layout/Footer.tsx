import Clock from 'virtual:lucide/clock';
import MapPin from 'virtual:lucide/map-pin';
import Phone from 'virtual:lucide/phone';
import type { ReactNode } from 'react';
import { COPYRIGHT_YEAR, dialled } from '#domain/settings.ts';
import { layoutTexts } from '#texts/layout.ts';
import { digits } from '#texts/numbers.ts';
import { useSettings } from '#web/state/settings.ts';
import { FooterLinks } from './FooterLinks.tsx';
import { InstallEntry } from './InstallEntry.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { SocialLinks } from './SocialLinks.tsx';

export function Footer() {
  const settings = useSettings();
  return (
    <footer className="mt-auto bg-night pb-[var(--foot-bar,0px)] text-on-night text-sm">
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-10 py-12 sm:py-16 md:grid-cols-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1.5fr]">
        <div className="col-span-2 flex flex-col gap-4 md:col-span-4 lg:col-span-1 lg:pr-8">
          <p className="font-display text-3xl">{settings.name}</p>
          <p className="max-w-sm text-on-night-muted">{settings.blurb}</p>
          {/* Beside the icons there is room for the entry that comes late, so nothing moves. */}
          <div className="flex items-center gap-4">
            <SocialLinks links={settings.socialLinks} />
            <InstallEntry />
          </div>
        </div>
        <FooterLinks shopName={settings.name} />
        <div>
          <h2 className="mb-3 text-lg">{layoutTexts.visitAndCall}</h2>
          <ul className="flex flex-col gap-1 text-on-night-muted">
            <ContactLine icon={<MapPin className="size-4" />}>{settings.address}</ContactLine>
            <ContactLine icon={<Phone className="size-4" />}>
              <a
                href={`tel:${dialled(settings.phone)}`}
                className="inline-flex min-h-10 items-center pointer-coarse:min-h-11 outline-current hover:text-on-night"
              >
                {digits(settings.phone)}
              </a>
            </ContactLine>
            <ContactLine icon={<Clock className="size-4" />}>
              {layoutTexts.openAt(settings.hours)}
            </ContactLine>
          </ul>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-6 border-on-night/15 border-t py-3 text-on-night-muted text-xs">
        <p>{layoutTexts.allRights(COPYRIGHT_YEAR, settings.name)}</p>
        <LanguageLink className="inline-flex min-h-11 min-w-11 items-center justify-center text-sm underline-offset-4 outline-current hover:text-on-night hover:underline" />
      </div>
    </footer>
  );
}

function ContactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-10 items-center gap-3">
      {icon}
      <span>{children}</span>
    </li>
  );
}
