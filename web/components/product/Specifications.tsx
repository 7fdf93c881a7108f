import { productTexts } from '#domain/productTexts.ts';

const titleOf = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

export function Specifications({ specifications }: { specifications: Record<string, string> }) {
  const facts = Object.entries(specifications);
  if (facts.length === 0) return <p className="text-muted">{productTexts.noSpecifications}</p>;
  return (
    <dl className="max-w-prose">
      {facts.map(([key, value]) => (
        <div
          key={key}
          className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 border-line border-b py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <dt className="text-muted">{titleOf(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
