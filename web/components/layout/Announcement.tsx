import Phone from 'virtual:lucide/phone';
import { bannerText, dialled } from '#domain/settings.ts';
import { layoutTexts } from '#texts/layout.ts';
import { digits } from '#texts/numbers.ts';
import { useSettings } from '#web/state/settings.ts';
import { LanguageLink } from './LanguageLink.tsx';

const linkClass =
  '-my-2.5 inline-flex min-h-11 items-center gap-1.5 underline-offset-4 outline-current hover:underline';

export function Announcement() {
  const settings = useSettings();
  return (
    <section aria-label={layoutTexts.announcement} className="bg-night text-on-night text-xs">
      <div className="page-width flex min-h-10 flex-wrap items-center justify-center gap-x-6 py-1 text-center sm:justify-between">
        <p>{bannerText(settings)}</p>
        <p className="flex items-center gap-x-6">
          <a href={`tel:${dialled(settings.phone)}`} className={`${linkClass} tabular-nums`}>
            <Phone className="size-3" />
            {digits(settings.phone)}
          </a>
          <LanguageLink className={`${linkClass} min-w-11 justify-center`} />
        </p>
      </div>
    </section>
  );
}
