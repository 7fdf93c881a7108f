import { grouped } from '#domain/digits.ts';
import type { Product } from '#web/api/responses.ts';
import { NumberInput } from '#web/components/productForm/NumberInput.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { useRestock } from './useRestock.ts';

/** Pieces to add to each count. */
export function RestockDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { units, piecesOf, type, failure, isBusy, save } = useRestock(product, onClose);
  return (
    <Dialog open onClose={onClose} size="sm" title={`Restock ${product.name}`}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {units.map((unit) => (
          <Field
            key={`${unit.unit} ${unit.unitName}`}
            label={`Add to ${unit.label}`}
            hint={`${grouped(unit.stock)} now`}
          >
            <NumberInput
              step={1}
              min={1}
              inputMode="numeric"
              value={piecesOf(unit)}
              onChange={({ target }) => type(unit, target.value)}
            />
          </Field>
        ))}
        <FormAlert>{failure}</FormAlert>
        <Button type="submit" className="self-end" busy={isBusy} busyLabel="Saving...">
          Add to stock
        </Button>
      </form>
    </Dialog>
  );
}
