import { useSettings } from '#web/state/settings.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

/** Contact section at the end of an information page. */
export function ContactNote({ title = 'Still have a question?' }: { title?: string }) {
  return (
    <aside className="flex flex-col items-start gap-4 rounded-md bg-sand p-6 sm:flex-row sm:items-center sm:justify-between sm:p-8">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="text-muted">Call or message us. We answer {useSettings().hours}.</p>
      </div>
      <ButtonLink to="/contact" look="outline" className="shrink-0">
        Contact us
      </ButtonLink>
    </aside>
  );
}
