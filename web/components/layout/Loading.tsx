import { dialled } from '#domain/settings.ts';
import { loadingTexts } from '#texts/loading.ts';
import { digits } from '#texts/numbers.ts';
import { useSettings } from '#web/state/settings.ts';
import { TextWith } from '#web/ui/TextWith.tsx';

interface LoadingProps {
  label?: string;
  /** Serves as the page's h1 until the page has one. */
  isHeading?: boolean;
}

/** One announcement for a group of skeletons: loading, or that the page needs script. */
export function Loading({ label = loadingTexts.loading, isHeading = false }: LoadingProps) {
  const Tag = isHeading ? 'h1' : 'p';
  return (
    <>
      <Tag className="sr-only noscript:hidden">
        <span role="status">{label}</span>
      </Tag>
      <NeedsScript what="page" />
    </>
  );
}

/** Shown without script, in place of content that needs it. */
export function NeedsScript({ what }: { what: 'page' | 'form' }) {
  const { phone } = useSettings();
  return (
    <p className="hidden max-w-text rounded-sm bg-sand p-4 noscript:block">
      <TextWith
        text={what === 'page' ? loadingTexts.pageNeedsScript : loadingTexts.formNeedsScript}
        parts={{
          phone: (
            <a
              href={`tel:${dialled(phone)}`}
              className="whitespace-nowrap font-medium text-accent underline underline-offset-4"
            >
              {digits(phone)}
            </a>
          ),
        }}
      />
    </p>
  );
}
