import { choiceText } from '#domain/choiceText.ts';
import { adminCombosTexts } from '#texts/adminCombos.ts';
import { restockMessages } from '#texts/stockChanges.ts';
import type { Product } from '#web/api/responses.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Link } from '#web/ui/Link.tsx';

/** A combo has no stock of its own: its products, and what each lacks. */
export function ComboStock({ components }: Pick<Product, 'components'>) {
  return (
    <div className="flex flex-col gap-3">
      <p>{restockMessages.combo}</p>
      <ul className="flex flex-col gap-2">
        {components.map((component) => (
          <li
            key={`${component.product} ${component.selectedSize} ${component.selectedColor}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1"
          >
            <Link to={`/admin/products/${component.product}/edit`} className="underline underline-offset-4">
              {component.name}
            </Link>
            <span className="text-muted text-sm">{choiceText(component)}</span>
            {component.problem && <Badge tone="bad">{adminCombosTexts.problems[component.problem]}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  );
}
