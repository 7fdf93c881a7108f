import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { useDefaultAddress } from '#web/defaultAddress.ts';

const linkClass =
  'inline-flex min-h-6 pointer-coarse:min-h-11 shrink-0 items-center font-medium text-accent text-sm underline underline-offset-4';

/** Where the order would go; nothing for guests and while it isn't known. */
export function DeliveryPlace() {
  const { address, isKnown } = useDefaultAddress();
  if (!isKnown) return null;
  return (
    <div className="flex items-start gap-3 text-sm">
      <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.5} />
      <p className="min-w-0 grow">
        {address ? (
          <>
            Delivers to <span className="font-medium">{address.fullName}</span>, {address.thana},{' '}
            {address.district}
          </>
        ) : (
          <span className="text-muted">No delivery address saved yet.</span>
        )}
      </p>
      <Link to="/account?tab=addresses" className={linkClass}>
        {address ? 'Change' : 'Add Address'}
      </Link>
    </div>
  );
}
