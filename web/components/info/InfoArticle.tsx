import type { PageKey } from '#domain/content.ts';
import type { RenderedPage } from '#domain/renderedContent.ts';
import { ArchPhoto } from '#web/components/home/ArchPhoto.tsx';
import { ContactNote } from './ContactNote.tsx';
import { InfoPage, InfoSection } from './InfoPage.tsx';
import { RichText } from './RichText.tsx';

interface InfoArticleProps {
  page: PageKey;
  content: RenderedPage;
}

/** An information page with its texts. */
export function InfoArticle({ page, content }: InfoArticleProps) {
  const { title, overline, lead, sections, contactNote } = content;
  return (
    <InfoPage
      overline={overline}
      title={title}
      lead={lead}
      picture={page === 'about' && <ArchPhoto name="gold-silk" className="w-full max-w-sm" />}
    >
      {sections.map((section, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no ids, and a page changes as a whole
        <InfoSection key={place} title={section.title}>
          <RichText blocks={section.blocks} />
        </InfoSection>
      ))}
      {contactNote && <ContactNote title={contactNote} />}
    </InfoPage>
  );
}
