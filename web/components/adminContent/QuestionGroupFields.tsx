import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { ContentOf } from '#domain/content.ts';
import { contentLimits } from '#domain/contentLimits.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { RowList } from '#web/components/admin/RowList.tsx';
import { ContentField, useContentError } from './ContentField.tsx';
import { ContentRow } from './ContentRow.tsx';
import { MoveButtons } from './MoveButtons.tsx';

interface QuestionGroupFieldsProps {
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A group of questions under one heading. */
export function QuestionGroupFields({ index, count, onMove, onRemove }: QuestionGroupFieldsProps) {
  const { control } = useFormContext<ContentOf<'faq'>>();
  const name = `groups.${index}.questions` as const;
  const { fields, append, move, remove } = useFieldArray({ control, name });
  const title = useWatch({ control, name: `groups.${index}.title` });
  return (
    <FormSection title={title || adminContentTexts.group(index + 1)}>
      <div className="-mt-2 flex items-start gap-3">
        <ContentField
          name={`groups.${index}.title`}
          label={adminContentTexts.title}
          maxLength={80}
          className="grow"
        />
        <div className="pt-7">
          <MoveButtons
            name={adminContentTexts.groupRow(index + 1)}
            place={{ index, count }}
            onMove={onMove}
            onRemove={onRemove}
          />
        </div>
      </div>
      <RowList
        rows={fields}
        error={useContentError(name)}
        addLabel={adminContentTexts.addAQuestion}
        isFull={fields.length >= contentLimits.questionsPerGroup}
        onAdd={() => append({ question: '', answer: '' })}
      >
        {(place) => (
          <ContentRow
            title={adminContentTexts.questionTitle(place + 1)}
            buttons={
              <MoveButtons
                name={adminContentTexts.questionRow(
                  place + 1,
                  title || adminContentTexts.groupRow(index + 1),
                )}
                place={{ index: place, count: fields.length }}
                onMove={(to) => move(place, to)}
                onRemove={() => remove(place)}
              />
            }
          >
            <ContentField
              name={`${name}.${place}.question`}
              label={adminContentTexts.question}
              maxLength={200}
            />
            <ContentField
              name={`${name}.${place}.answer`}
              label={adminContentTexts.answer}
              maxLength={contentLimits.answer}
              rows={3}
            />
          </ContentRow>
        )}
      </RowList>
    </FormSection>
  );
}
