import MapPin from 'virtual:lucide/map-pin';
import { cartTexts } from '#texts/cart.ts';
import { useDefaultAddress } from '#web/state/defaultAddress.ts';
import { Link } from '#web/ui/Link.tsx';
import { TextWith } from '#web/ui/TextWith.tsx';

const linkClass =
  'inline-flex min-h-6 pointer-coarse:min-h-11 shrink-0 items-center font-medium text-accent text-sm underline underline-offset-4';

/** The place of delivery; hidden for guests and while unknown. */
export function DeliveryPlace() {
  const { address, isKnown } = useDefaultAddress();
  if (!isKnown) return null;
  return (
    <div className="flex items-start gap-3 text-sm">
      <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.5} />
      <p className="min-w-0 grow">
        {address ? (
          <TextWith
            text={cartTexts.deliverTo}
            parts={{
              name: <span className="font-medium">{address.fullName}</span>,
              place: address.placeName,
            }}
          />
        ) : (
          <span className="text-muted">{cartTexts.noAddress}</span>
        )}
      </p>
      <Link to="/account?tab=addresses" className={linkClass}>
        {address ? cartTexts.change : cartTexts.addAddress}
      </Link>
    </div>
  );
}
