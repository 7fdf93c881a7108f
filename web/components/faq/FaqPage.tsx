import type { RenderedFaq } from '#domain/renderedContent.ts';
import { contentNames } from '#texts/contentNames.ts';
import { faqTexts } from '#texts/faq.ts';
import { ContactNote } from '#web/components/info/ContactNote.tsx';
import { InfoPage } from '#web/components/info/InfoPage.tsx';
import { QuestionList } from './QuestionList.tsx';

interface FaqPageProps {
  content: RenderedFaq;
  search?: string;
}

export function FaqPage({ content: { lead, groups }, search }: FaqPageProps) {
  return (
    <InfoPage overline={faqTexts.help} title={contentNames.faq} lead={lead}>
      <QuestionList groups={groups} search={search} />
      <ContactNote />
    </InfoPage>
  );
}
