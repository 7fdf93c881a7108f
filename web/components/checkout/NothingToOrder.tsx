import { checkoutTexts } from '#texts/checkout.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextWith } from '#web/ui/TextWith.tsx';

/** Replaces Place Order when nothing can be ordered any more: sold out, or ordered in another tab. */
export function NothingToOrder() {
  return (
    <div className="flex flex-col gap-4">
      <p>
        <TextWith
          text={checkoutTexts.nothingLeft}
          parts={{
            orders: (
              <Link to="/account?tab=orders" className="font-medium underline underline-offset-4">
                {checkoutTexts.yourOrders}
              </Link>
            ),
          }}
        />
      </p>
      <ButtonLink to="/cart" size="lg" wide>
        {checkoutTexts.viewCart}
      </ButtonLink>
    </div>
  );
}
