import { useState } from 'react';
import { choiceText } from '#domain/choiceText.ts';
import { formatDay } from '#domain/dates.ts';
import { stockAlertMessages, stockAlertsTexts } from '#texts/stockAlerts.ts';
import { api } from '#web/api/client.ts';
import { toastFailure } from '#web/api/failures.ts';
import { orGone } from '#web/api/orGone.ts';
import type { StockAlert } from '#web/api/responses.ts';
import { TabSection } from '#web/components/account/TabSection.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { toast } from '#web/ui/toast.ts';

/** The products that the customer waits for. Hidden while there are none. */
export function OwnAlerts({ alerts: first }: { alerts: readonly StockAlert[] }) {
  const [alerts, setAlerts] = useState(first);
  const remove = async (id: string) => {
    try {
      await orGone(api.removeStockAlert({ params: { id } }));
      setAlerts((all) => all.filter(({ _id }) => _id !== id));
      toast(stockAlertMessages.removed);
    } catch (error) {
      toastFailure(error, stockAlertMessages.removeFailed);
    }
  };
  if (alerts.length === 0) return null;
  return (
    <TabSection title={stockAlertsTexts.title}>
      <ul className="divide-y divide-line border-line border-y">
        {alerts.map((alert) => (
          <AlertRow key={alert._id} alert={alert} onRemove={() => void remove(alert._id)} />
        ))}
      </ul>
    </TabSection>
  );
}

function AlertRow({ alert, onRemove }: { alert: StockAlert; onRemove: () => void }) {
  const { product, askedAt } = alert;
  const details = [choiceText(alert, ' · '), stockAlertsTexts.since(formatDay(askedAt))]
    .filter(Boolean)
    .join(', ');
  return (
    <li className="flex items-center gap-4 py-4">
      <Picture src={product.image} alt="" sizes="3.5rem" className="w-14 shrink-0 rounded-sm" />
      <div className="min-w-0 grow">
        <Link to={`/products/${product._id}`} className="underline-offset-4 hover:underline">
          {product.name}
        </Link>
        <p className="text-muted text-sm">{details}</p>
      </div>
      <Button
        look="quiet"
        size="sm"
        className="shrink-0"
        aria-label={stockAlertsTexts.removeFor(product.name)}
        onClick={onRemove}
      >
        {stockAlertsTexts.remove}
      </Button>
    </li>
  );
}
