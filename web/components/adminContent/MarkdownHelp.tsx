import { type PageFeature, pageFeatures } from '#domain/richText.ts';

const marks = [
  ['## Heading', 'A heading, with a section of its own'],
  ['### Heading', 'A smaller heading'],
  ['**bold** and *italic*', 'Bold and italic text'],
  ['- item', 'An item of a list; 1. item for a numbered list'],
  ['[text](/returns)', 'A link: an address of this shop, or one that begins with https://, mailto: or tel:'],
  ['> text', 'Small text'],
  ['---', 'Ends a section'],
] as const;

const features: Record<PageFeature, string> = {
  fee_table: 'The table of delivery fees',
  contact_buttons: 'Buttons to call and to send a message',
  contact_facts: 'Address, phone and hours',
  name_in_bangla: 'The name of the shop in Bangla',
  shop_button: 'A button to the products',
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
        How to format
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
