import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { addressIn } from '#domain/languageAddresses.ts';
import { languageNow } from '#texts/language.ts';
import { languageLinkTexts as texts } from '#texts/languageLink.ts';

const other = languageNow() === 'bn' ? 'en' : 'bn';

/** What follows the path is not known to the server, which renders a page once for all. */
function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search, hash } = window.location;
  currentTarget.href = addressIn(other, pathname + search + hash);
}

interface LanguageLinkProps {
  className?: string;
  /** The name of the language cut to what fits a phone's header. */
  isShort?: boolean;
}

/** Leads to this page in the other language: a new document, since each language has its own files. */
export function LanguageLink({ className, isShort = false }: LanguageLinkProps) {
  const { pathname } = useLocation();
  return (
    <a
      href={addressIn(other, pathname)}
      lang={other}
      hrefLang={other}
      className={className}
      onClick={keepQuery}
      {...(isShort && { 'aria-label': texts.otherLanguage })}
    >
      {isShort ? texts.otherLanguageShort : texts.otherLanguage}
    </a>
  );
}
