import type { ComponentProps } from 'react';
import { addressIn } from '#domain/languageAddresses.ts';
import { type Language, languageNow } from '#texts/language.ts';
import { Link } from '#web/ui/Link.tsx';

interface LinkInLanguageProps extends Omit<ComponentProps<'a'>, 'href'> {
  language: Language;
  /** Without the prefix of the language. */
  to: string;
}

/** Leads to a page in a language. A page of the other one is a new document, since each language has its own files. */
export function LinkInLanguage({ language, to, ...rest }: LinkInLanguageProps) {
  return language === languageNow() ? (
    <Link {...rest} to={to} prefetch="none" />
  ) : (
    <a {...rest} href={addressIn(language, to)} hrefLang={language} />
  );
}
