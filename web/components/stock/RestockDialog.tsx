import { nameNow } from '#domain/productNames.ts';
import { hasComponents } from '#domain/stock.ts';
import { type CorrectionReason, correctionReasons, movementReasonLabel } from '#domain/stockMovements.ts';
import { adminTexts } from '#texts/admin.ts';
import { stockTexts } from '#texts/stockChanges.ts';
import type { AdminProduct } from '#web/api/responses.ts';
import { GuardedDialog } from '#web/components/admin/GuardedDialog.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { Select } from '#web/ui/Select.tsx';
import { BoughtFields } from './BoughtFields.tsx';
import { ComboStock } from './ComboStock.tsx';
import { NewBatchFields } from './NewBatchFields.tsx';
import { useRestock } from './useRestock.ts';

/** The label of a count, and that of the button. */
const wordings: Record<CorrectionReason, { count: (name: string) => string; save: string }> = {
  restock: { count: stockTexts.addTo, save: stockTexts.addToStock },
  count: { count: stockTexts.countedOf, save: stockTexts.saveCount },
  damaged: { count: stockTexts.takeFrom, save: stockTexts.takeFromStock },
  gift: { count: stockTexts.takeFrom, save: stockTexts.takeFromStock },
};

/** Why the stock changes, and the pieces of each count. */
export function RestockDialog({ product, onClose }: { product: AdminProduct; onClose: () => void }) {
  const isCombo = hasComponents(product);
  return (
    <GuardedDialog open onClose={onClose} size="sm" title={stockTexts.restockName(nameNow(product))}>
      {isCombo ? (
        <ComboStock components={product.components} />
      ) : (
        <RestockForm product={product} onClose={onClose} />
      )}
    </GuardedDialog>
  );
}

function RestockForm({ product, onClose }: { product: AdminProduct; onClose: () => void }) {
  const form = useRestock(product, onClose);
  const { units, reason, choose, piecesOf, type, failure, isBusy, save } = form;
  const wording = wordings[reason];
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={stockTexts.why}>
        <Select value={reason} onChange={({ target }) => choose(target.value as CorrectionReason)}>
          {correctionReasons.map((value) => (
            <option key={value} value={value}>
              {movementReasonLabel(value)}
            </option>
          ))}
        </Select>
      </Field>
      {units.map((unit) => (
        <Field
          key={`${unit.unit} ${unit.unitName}`}
          label={wording.count(unit.label)}
          hint={stockTexts.inStockNow(unit.stock)}
        >
          <NumberInput
            inputMode="numeric"
            value={piecesOf(unit)}
            onChange={({ target }) => type(unit, target.value)}
          />
        </Field>
      ))}
      {form.takesBatch && (
        <NewBatchFields
          batch={form.batch}
          colours={product.colors.map(({ name }) => name)}
          isNeeded={product.batches !== undefined}
          unsoldUntil={product.unsoldUntil}
          errors={form.errors}
          onChange={form.changeBatch}
        />
      )}
      {reason === 'restock' && <BoughtFields {...form} />}
      <FormAlert>{failure}</FormAlert>
      <Button type="submit" className="self-end" busy={isBusy} busyLabel={adminTexts.saving}>
        {wording.save}
      </Button>
    </form>
  );
}
