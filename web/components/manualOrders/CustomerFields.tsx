import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { languages } from '#domain/languages.ts';
import { manualSources, orderSourceLabel } from '#domain/orderSources.ts';
import { contentLanguageTexts } from '#texts/contentLanguages.ts';
import { manualOrdersTexts } from '#texts/manualOrders.ts';
import { AddressFields } from '#web/components/addresses/AddressFields.tsx';
import type { AddressHints } from '#web/components/addresses/typedAddress.ts';
import { WishFields } from '#web/components/delivery/WishFields.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { CheckNote } from './CheckNote.tsx';
import { isHandedOver, type TypedManualOrder } from './manualOrderForm.ts';
import { doubtAt, type ReadMessage, readNames } from './messageFields.ts';

/** Marks the fields that the message does not say clearly. */
function useHints(read: ReadMessage): AddressHints {
  const typed = useWatch<TypedManualOrder, typeof readNames>({ name: readNames });
  return Object.fromEntries(
    readNames.map((name, place): [string, ReactNode] => {
      const doubt = doubtAt(read, name, typed[place] ?? '');
      return [name, doubt && <CheckNote>{doubt}</CheckNote>];
    }),
  );
}

/** How it was ordered, who ordered and where it goes. */
export function CustomerFields({ read }: { read: ReadMessage }) {
  const { register, formState, watch } = useFormContext<TypedManualOrder>();
  const isCounter = isHandedOver({ source: watch('source') });
  const { errors } = formState;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={manualOrdersTexts.orderedBy} error={errors.source?.message} required>
          <Select {...register('source')}>
            {manualSources.map((source) => (
              <option key={source} value={source}>
                {orderSourceLabel(source)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={manualOrdersTexts.languageOfMessages}
          hint={manualOrdersTexts.languageHint}
          error={errors.language?.message}
          required
        >
          <Select {...register('language')}>
            {languages.map((language) => (
              <option key={language} value={language}>
                {contentLanguageTexts.names[language]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <AddressFields
        thanaLabel={manualOrdersTexts.thana}
        hints={useHints(read)}
        isOfOther
        isWithoutPlace={isCounter}
      />
      {!isCounter && <WishFields />}
    </>
  );
}
