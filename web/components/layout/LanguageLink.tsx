import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { addressIn } from '#domain/languageAddresses.ts';
import { languageNow } from '#texts/language.ts';
import { languageLinkTexts } from '#texts/languageLink.ts';

const other = languageNow() === 'bn' ? 'en' : 'bn';

/** What follows the path is not known to the server, which renders a page once for all. */
function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search, hash } = window.location;
  currentTarget.href = addressIn(other, pathname + search + hash);
}

/** Leads to this page in the other language: a new document, since each language has its own files. */
export function LanguageLink({ className }: { className: string }) {
  const { pathname } = useLocation();
  return (
    <a
      href={addressIn(other, pathname)}
      lang={other}
      hrefLang={other}
      className={className}
      onClick={keepQuery}
    >
      {languageLinkTexts.otherLanguage}
    </a>
  );
}
