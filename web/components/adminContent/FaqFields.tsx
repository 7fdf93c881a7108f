import { useFieldArray, useFormContext } from 'react-hook-form';
import type { ContentOf } from '#domain/content.ts';
import { contentLimits } from '#domain/contentLimits.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { RowList } from '#web/components/admin/RowList.tsx';
import { ContentField, useContentError } from './ContentField.tsx';
import { MarkdownHelp } from './MarkdownHelp.tsx';
import { PlaceholderHelp } from './PlaceholderHelp.tsx';
import { QuestionGroupFields } from './QuestionGroupFields.tsx';

const emptyGroup = { title: '', questions: [{ question: '', answer: '' }] };

export function FaqFields() {
  const { control } = useFormContext<ContentOf<'faq'>>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'groups' });
  return (
    <>
      <FormSection title={adminContentTexts.introduction}>
        <ContentField
          name="lead"
          label={adminContentTexts.introduction}
          maxLength={300}
          rows={2}
          hint={adminContentTexts.introductionHint}
        />
        <MarkdownHelp />
        <PlaceholderHelp />
      </FormSection>
      <RowList
        rows={fields}
        error={useContentError('groups')}
        addLabel={adminContentTexts.addAGroup}
        isFull={fields.length >= contentLimits.groups}
        onAdd={() => append(emptyGroup)}
      >
        {(index) => (
          <QuestionGroupFields
            index={index}
            count={fields.length}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
        )}
      </RowList>
    </>
  );
}
