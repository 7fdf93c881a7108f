import { placeholders, placeholderValue } from '#domain/contentPlaceholders.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { useSettings } from '#web/state/settings.ts';

/** The words that pages replace, with their current values. */
export function PlaceholderHelp() {
  const settings = useSettings();
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
        {adminContentTexts.filledWords}
      </summary>
      <p className="text-muted">{adminContentTexts.filledWordsHint}</p>
      <dl className="grid gap-x-4 gap-y-2 py-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {placeholders.map((name) => (
          <div key={name} className="sm:contents">
            <dt className="font-mono">{`{${name}}`}</dt>
            <dd className="wrap-anywhere text-muted">{placeholderValue(name, settings)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
