import { infoTexts } from '#texts/info.ts';
import { useSettings } from '#web/state/settings.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

/** Contact section at the end of an information page. */
export function ContactNote({ title = infoTexts.stillAQuestion }: { title?: string }) {
  return (
    <aside className="flex flex-col items-start gap-4 rounded-md bg-sand p-6 sm:flex-row sm:items-center sm:justify-between sm:p-8">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="text-muted">{infoTexts.callOrMessage(useSettings().hours)}</p>
      </div>
      <ButtonLink to="/contact" look="outline" className="shrink-0">
        {infoTexts.contactUs}
      </ButtonLink>
    </aside>
  );
}
