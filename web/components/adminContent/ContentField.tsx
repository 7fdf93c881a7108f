import { createContext, type ReactNode, useContext } from 'react';
import { type FieldError, get, useFormContext } from 'react-hook-form';
import { type Language, languageNow } from '#texts/language.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

interface ContentFieldProps {
  /** The path in the form, such as `banners.0.title`. */
  name: string;
  label: string;
  maxLength: number;
  hint?: ReactNode;
  optional?: boolean;
  /** Several lines of this height; else one line. */
  rows?: number;
  className?: string;
}

/** The language of the edited piece, which may not be that of the page around it. */
export const ContentLanguage = createContext<Language>(languageNow());

/** A text of the content. */
export function ContentField(props: ContentFieldProps) {
  const { name, label, maxLength, hint, optional = false, rows, className } = props;
  const { register } = useFormContext();
  const lang = useContext(ContentLanguage);
  return (
    <Field
      label={label}
      required={!optional}
      optional={optional}
      hint={hint}
      error={useContentError(name)}
      className={className}
    >
      {rows ? (
        <TextArea {...register(name)} lang={lang} rows={rows} maxLength={maxLength} />
      ) : (
        <TextInput {...register(name)} lang={lang} maxLength={maxLength} autoComplete="off" />
      )}
    </Field>
  );
}

/** The error at a path of the form. */
export function useContentError(name: string): string | undefined {
  const { errors } = useFormContext().formState;
  const error: FieldError | undefined = get(errors, name);
  return error?.message ?? error?.root?.message;
}
