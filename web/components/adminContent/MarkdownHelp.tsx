import { type PageFeature, pageFeatures } from '#domain/pageFeatures.ts';
import { adminContentTexts } from '#texts/adminContent.ts';

const marks = [
  [adminContentTexts.headingMark, adminContentTexts.markHeading],
  [adminContentTexts.smallHeadingMark, adminContentTexts.markSmallHeading],
  [adminContentTexts.boldMark, adminContentTexts.markBold],
  [adminContentTexts.itemMark, adminContentTexts.markList],
  [adminContentTexts.linkMark, adminContentTexts.markLink],
  [adminContentTexts.smallMark, adminContentTexts.smallText],
  ['---', adminContentTexts.markEnd],
] as const;

const features: Record<PageFeature, string> = {
  fee_table: adminContentTexts.featureFees,
  contact_buttons: adminContentTexts.featureButtons,
  contact_facts: adminContentTexts.featureFacts,
  name_in_bangla: adminContentTexts.featureName,
  shop_button: adminContentTexts.featureShop,
};

/** How to format a text. `hasFeatures`: with the parts that stand on a line of their own. */
export function MarkdownHelp({ hasFeatures = false }: { hasFeatures?: boolean }) {
  const rows = [
    ...marks,
    ...(hasFeatures ? pageFeatures.map((name) => [`{${name}}`, features[name]] as const) : []),
  ];
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
        {adminContentTexts.howToFormat}
      </summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 py-2">
        {rows.map(([sign, meaning]) => (
          <div key={sign} className="contents">
            <dt className="font-mono">{sign}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
