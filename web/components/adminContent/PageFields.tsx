import { contentLimits } from '#domain/contentLimits.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { ContentField } from './ContentField.tsx';
import { MarkdownHelp } from './MarkdownHelp.tsx';
import { PlaceholderHelp } from './PlaceholderHelp.tsx';

export function PageFields() {
  return (
    <>
      <FormSection title={adminContentTexts.text}>
        <ContentField name="title" label={adminContentTexts.title} maxLength={80} />
        <ContentField name="lead" label={adminContentTexts.introduction} maxLength={500} rows={2} optional />
        <ContentField name="text" label={adminContentTexts.text} maxLength={contentLimits.text} rows={18} />
        <MarkdownHelp hasFeatures />
        <PlaceholderHelp />
      </FormSection>
      <FormSection title={adminContentTexts.aroundTheText}>
        <ContentField
          name="overline"
          label={adminContentTexts.smallLine}
          maxLength={60}
          hint={adminContentTexts.aboveTheTitle}
          optional
        />
        <ContentField
          name="description"
          label={adminContentTexts.description}
          maxLength={300}
          rows={2}
          hint={adminContentTexts.descriptionHint}
        />
        <ContentField
          name="contactNote"
          label={adminContentTexts.contactNote}
          maxLength={80}
          hint={adminContentTexts.contactNoteHint}
          optional
        />
      </FormSection>
    </>
  );
}
