import { contentLimits } from '#domain/content.ts';
import { FormSection } from '#web/components/productForm/FormSection.tsx';
import { ContentField } from './ContentField.tsx';
import { MarkdownHelp } from './MarkdownHelp.tsx';
import { PlaceholderHelp } from './PlaceholderHelp.tsx';

export function PageFields() {
  return (
    <>
      <FormSection title="Text">
        <ContentField name="title" label="Title" maxLength={80} />
        <ContentField name="lead" label="Introduction" maxLength={500} rows={2} optional />
        <ContentField name="text" label="Text" maxLength={contentLimits.text} rows={18} />
        <MarkdownHelp hasFeatures />
        <PlaceholderHelp />
      </FormSection>
      <FormSection title="Around the text">
        <ContentField name="overline" label="Small line" maxLength={60} hint="Above the title" optional />
        <ContentField
          name="description"
          label="Description"
          maxLength={300}
          rows={2}
          hint="Shown by search engines and in link previews"
        />
        <ContentField
          name="contactNote"
          label="Contact note"
          maxLength={80}
          hint="The heading above the button to the contact page. Leave blank for no button."
          optional
        />
      </FormSection>
    </>
  );
}
