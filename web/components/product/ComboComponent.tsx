import { choiceText } from '#domain/choiceText.ts';
import { combosTexts } from '#texts/combos.ts';
import { digits } from '#texts/numbers.ts';
import type { Product } from '#web/api/responses.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Picture } from '#web/ui/Picture.tsx';

/** A product in a combo, with a link to its page as long as it has one. */
export function ComboComponent({ component }: { component: Product['components'][number] }) {
  const { product, name, image, quantity, isSizeOpen, problem } = component;
  const choice = [isSizeOpen && combosTexts.inYourSize, choiceText(component)].filter(Boolean).join(', ');
  return (
    <li className="flex items-center gap-3">
      <Picture src={image} alt="" sizes="3.5rem" className="size-14 shrink-0 rounded-sm" />
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium text-sm">
          {quantity > 1 && `${digits(quantity)} × `}
          {problem === 'hidden' ? (
            name
          ) : (
            <Link to={`/products/${product}`} className="underline underline-offset-4">
              {name}
            </Link>
          )}
        </p>
        {choice && <p className="text-muted text-sm">{choice}</p>}
        {problem && <Badge tone="bad">{combosTexts.problems[problem]}</Badge>}
      </div>
    </li>
  );
}
