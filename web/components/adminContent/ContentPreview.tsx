import { type ContentKey, languageOfKey } from '#domain/content.ts';
import type { RenderedContent } from '#domain/renderedContent.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { Panel } from '#web/components/adminDashboard/Panel.tsx';
import { QuestionList } from '#web/components/faq/QuestionList.tsx';
import { ContactNote } from '#web/components/info/ContactNote.tsx';
import { InfoSection } from '#web/components/info/InfoPage.tsx';
import { RichText } from '#web/components/info/RichText.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { usePreview } from './usePreview.ts';

/** The text of the form as shoppers would see it. */
export function ContentPreview({ contentKey }: { contentKey: ContentKey }) {
  const { content, problem } = usePreview(contentKey);
  return (
    <Panel title={adminContentTexts.preview}>
      {/* As high as a short page, so that the response moves nothing. */}
      <div className="relative flex min-h-[60vh] flex-col gap-8 rounded-sm bg-ivory p-4 xl:max-h-[calc(100dvh-12rem)] xl:overflow-y-auto">
        {content && (
          <div lang={languageOfKey(contentKey)} className="contents">
            <PreviewedContent content={content} />
          </div>
        )}
        {problem && (
          // Over the text, so that it does not move.
          <FormAlert tone="caution" className="absolute inset-x-2 top-2">
            {problem}
          </FormAlert>
        )}
      </div>
    </Panel>
  );
}

function PreviewedContent({ content }: { content: RenderedContent }) {
  if (content.kind === 'home') return null;
  if (content.kind === 'faq') {
    return (
      <>
        <p className="text-muted sm:text-lg">{content.lead}</p>
        <QuestionList groups={content.groups} />
      </>
    );
  }
  return (
    <>
      <div>
        {content.overline && <p className="overline-text text-accent">{content.overline}</p>}
        <p className="font-display text-2xl">{content.title}</p>
        <p className="text-muted sm:text-lg">{content.lead}</p>
      </div>
      {content.sections.map((section, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no ids
        <InfoSection key={place} title={section.title}>
          <RichText blocks={section.blocks} />
        </InfoSection>
      ))}
      {content.contactNote && <ContactNote title={content.contactNote} />}
    </>
  );
}
