import { stockTexts } from '#texts/stockChanges.ts';
import { useMaySeeMoney } from '#web/auth/useMaySeeMoney.ts';
import { Field } from '#web/ui/Field.tsx';
import { NumberInput } from '#web/ui/NumberInput.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

interface Bought {
  unitCost: string;
  supplier: string;
}

interface BoughtFieldsProps {
  bought: Bought;
  buy: (given: Partial<Bought>) => void;
}

/** What a piece of a restock cost, and whom it was bought from. */
export function BoughtFields({ bought, buy }: BoughtFieldsProps) {
  const maySeeMoney = useMaySeeMoney();
  return (
    <>
      {maySeeMoney && (
        <Field label={stockTexts.costOfAPiece} optional hint={stockTexts.costHint}>
          <NumberInput value={bought.unitCost} onChange={({ target }) => buy({ unitCost: target.value })} />
        </Field>
      )}
      <Field label={stockTexts.supplier} optional>
        <TextInput
          value={bought.supplier}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => buy({ supplier: target.value })}
        />
      </Field>
    </>
  );
}
