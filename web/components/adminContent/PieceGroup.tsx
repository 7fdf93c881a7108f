import { addressOfContent, placeOfKey } from '#domain/content.ts';
import { contentName } from '#domain/contentNames.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { contentLanguageTexts } from '#texts/contentLanguages.ts';
import type { Language } from '#texts/language.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ContentStateLine } from './ContentStateLine.tsx';
import type { ContentState } from './contentPiece.ts';
import { LinkInLanguage } from './LinkInLanguage.tsx';

export const contentListClass = 'max-w-4xl divide-y divide-line rounded-md border border-line bg-paper';
export const contentRowClass = 'flex flex-wrap items-center justify-between gap-3 p-4';

interface PieceGroupProps {
  language: Language;
  pieces: readonly ContentState[];
}

/** The pieces of one language. */
export function PieceGroup({ language, pieces }: PieceGroupProps) {
  const id = `pieces-${language}`;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="font-medium font-text text-lg">
        {contentLanguageTexts.names[language]}
      </h2>
      <ul className={contentListClass}>
        {pieces.map((piece) => (
          <PieceRow key={piece.key} language={language} piece={piece} />
        ))}
      </ul>
    </section>
  );
}

function PieceRow({ language, piece }: { language: Language; piece: ContentState }) {
  const { key } = piece;
  const name = contentName(key);
  return (
    <li className={contentRowClass}>
      <div className="min-w-0 grow basis-60">
        <h3 className="font-medium font-text text-base">
          <LinkInLanguage
            language={language}
            to={addressOfContent(placeOfKey(key))}
            className="hover:text-accent"
          >
            {name}
          </LinkInLanguage>
        </h3>
        <ContentStateLine state={piece} />
      </div>
      <ButtonLink
        to={`/admin/content/${key}`}
        look="outline"
        size="sm"
        aria-label={adminContentTexts.editPiece(name)}
      >
        {adminContentTexts.change}
      </ButtonLink>
    </li>
  );
}
