import type { ComponentProps, MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { addressIn } from '#domain/languageAddresses.ts';
import { languageNow } from '#texts/language.ts';
import { languageLinkTexts } from '#texts/languageLink.ts';

const other = languageNow() === 'bn' ? 'en' : 'bn';

/** Only the browser knows what follows `#`, such as the token of a link in an email. */
function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search, hash } = window.location;
  currentTarget.href = addressIn(other, pathname + search + hash);
}

/** Leads to this page in the other language: a new document, since each language has its own files. `children` precede its name. */
export function LanguageLink({ children, ...rest }: ComponentProps<'a'>) {
  const { pathname, search } = useLocation();
  return (
    <a {...rest} href={addressIn(other, pathname + search)} lang={other} hrefLang={other} onClick={keepQuery}>
      {children}
      {languageLinkTexts.otherLanguage}
    </a>
  );
}
