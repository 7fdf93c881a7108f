import { useState } from 'react';
import { deliveryTexts } from '#texts/delivery.ts';
import { useLoaded } from '#web/ui/useLoaded.ts';

const loadSelect = () => import('./DistrictSelect.tsx');

/** A link that becomes the list of districts. The list is long and few visitors change it, so it is loaded then. */
export function DistrictChoice({ district }: { district: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const select = useLoaded(loadSelect, isOpen, () => setIsOpen(false));
  return (
    <div className="flex h-12 max-w-64 items-center noscript:hidden">
      {isOpen && select ? (
        <select.DistrictSelect district={district} />
      ) : (
        <button
          type="button"
          aria-busy={isOpen || undefined}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          onClick={() => setIsOpen(true)}
        >
          {district ? deliveryTexts.changeDistrict : deliveryTexts.chooseYourDistrict}
        </button>
      )}
    </div>
  );
}
