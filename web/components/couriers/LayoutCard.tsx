import Copy from 'virtual:lucide/copy';
import Pencil from 'virtual:lucide/pencil';
import Trash2 from 'virtual:lucide/trash';
import { useFetcher } from 'react-router';
import { FIXED_TEXT } from '#domain/courierLayouts.ts';
import { courierLabel } from '#domain/couriers.ts';
import { couriersTexts } from '#texts/couriers.ts';
import type { CourierLayoutRow } from '#web/api/responses.ts';
import { placesHref } from '#web/components/courierPlaces/placesHref.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { Link } from '#web/ui/Link.tsx';

type Column = CourierLayoutRow['columns'][number];

const contentOf = ({ field, text }: Column): string =>
  field === FIXED_TEXT ? (text === '' ? couriersTexts.empty : `“${text}”`) : couriersTexts.fields[field];

interface LayoutCardProps {
  layout: CourierLayoutRow;
  onEdit: () => void;
  onCopy: () => void;
}

export function LayoutCard({ layout, onEdit, onCopy }: LayoutCardProps) {
  const { _id, name, courier, columns } = layout;
  return (
    <article
      aria-label={name}
      className="flex flex-col gap-4 rounded-md border border-line bg-paper p-4 sm:p-6"
    >
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">{name}</h2>
        {_id === null && <Badge>{couriersTexts.builtIn}</Badge>}
        {courier && (
          <Link to={placesHref(courier)} className="text-accent text-sm underline underline-offset-4">
            {couriersTexts.placesAs(courierLabel(courier))}
          </Link>
        )}
        <div className="ml-auto flex flex-wrap gap-2">
          <Button look="outline" size="sm" onClick={onCopy}>
            <Copy aria-hidden="true" className="size-4" />
            {couriersTexts.copy}
          </Button>
          {_id !== null && <OwnLayoutActions id={_id} name={name} onEdit={onEdit} />}
        </div>
      </header>
      <ol className="grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
        {columns.map((column) => (
          <li key={column.title} className="flex flex-wrap gap-x-2">
            <span className="font-medium wrap-anywhere">{column.title}</span>
            <span className="text-muted">{contentOf(column)}</span>
          </li>
        ))}
      </ol>
    </article>
  );
}

function OwnLayoutActions({ id, name, onEdit }: { id: string; name: string; onEdit: () => void }) {
  const fetcher = useFetcher();
  const remove = async () => {
    const wording = { yes: couriersTexts.deleteIt, no: couriersTexts.keep, isDangerous: true };
    if (await confirm(couriersTexts.deleteTheLayout(name), wording)) {
      await fetcher.submit({ intent: 'delete', id }, { method: 'post', action: '/admin/orders/couriers' });
    }
  };
  return (
    <>
      <Button look="outline" size="sm" onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
        {couriersTexts.edit}
      </Button>
      <Button look="outline" size="sm" busy={fetcher.state !== 'idle'} onClick={() => void remove()}>
        <Trash2 aria-hidden="true" className="size-4" />
        {couriersTexts.deleteIt}
      </Button>
    </>
  );
}
