import type { ResponseOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { batchLabel } from '#domain/batches.ts';
import { choiceText } from '#domain/choiceText.ts';
import { grouped } from '#texts/numbers.ts';
import { Picture } from '#web/ui/Picture.tsx';

export type PickedLine = ResponseOf<(typeof endpoints)['pickList']>['lines'][number];

/** One item of the pick list: its pieces, what remains in stock, and a box to tick on paper. */
export function PickRow({ line }: { line: PickedLine }) {
  return (
    <tr className="break-inside-avoid border-line border-b">
      <td className="py-2 pr-3">
        <span className="flex items-center gap-3">
          <Picture src={line.image} alt="" sizes="3rem" className="size-12 shrink-0 rounded-sm" />
          <span className="min-w-0">
            {line.name}
            {choiceText(line) && <span className="block font-medium">{choiceText(line)}</span>}
            {line.batches?.map((batch) => (
              <span key={batch.label} className="block text-xs">
                {grouped(batch.pieces)} × {batchLabel(batch)}
              </span>
            ))}
            <span className="block text-muted text-xs">{line.orderNumbers.join(', ')}</span>
          </span>
        </span>
      </td>
      <td className="whitespace-nowrap py-2 pr-3 text-right font-medium text-lg tabular-nums">
        {grouped(line.quantity)} ×
      </td>
      <td className="py-2 pr-3 text-right tabular-nums">{line.stock === null ? '–' : grouped(line.stock)}</td>
      <td className="py-2 text-right">
        <span aria-hidden="true" className="inline-block size-5 rounded-sm border border-edge align-middle" />
      </td>
    </tr>
  );
}
