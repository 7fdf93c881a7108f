import { useState } from 'react';
import { formatTaka } from '#domain/money.ts';
import { adminProductTexts } from '#texts/adminProductMessages.ts';
import { manualOrdersTexts } from '#texts/manualOrders.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { toastFailure } from '#web/api/failures.ts';
import { type EditedItem, newItem } from '#web/components/orderLifecycle/editedItem.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { CheckNote } from './CheckNote.tsx';
import type { Candidate, ReadItem } from './messageFields.ts';

interface CandidateChoiceProps {
  item: EditedItem;
  /** Undefined for an item that was added by hand. */
  read: ReadItem | undefined;
  onChange: (part: Partial<EditedItem>) => void;
}

/** Which product the message means, where it is not sure. */
export function CandidateChoice({ item, read, onChange }: CandidateChoiceProps) {
  const [wanted, setWanted] = useState<string | null>(null);
  if (!read || read.isSure) return null;
  const legend = <Question read={read} />;
  if (read.candidates.length < 2) return read.isChecked ? null : legend;
  const choose = async (id: string) => {
    setWanted(id);
    try {
      const product = await adminApi.adminProduct({ params: { id } });
      const { selectedSize, selectedColor } = item;
      const { key: _, quantity: __, ...blank } = newItem(item.key, product);
      const size = product.sizes.some((known) => known.size === selectedSize) ? selectedSize : null;
      const isColourKnown = product.colors.some(({ name }) => name === selectedColor);
      onChange({
        ...blank,
        selectedSize: size,
        selectedColor: isColourKnown ? selectedColor : blank.selectedColor,
      });
    } catch (error) {
      toastFailure(error, adminProductTexts.fetchFailed);
    }
    setWanted(null);
  };
  return (
    <RadioGroup
      legend={legend}
      name={`candidates-${item.key}`}
      className="w-full min-w-0"
      value={wanted ?? item.product ?? ''}
      choices={read.candidates.map((candidate) => ({
        value: candidate.product,
        label: <CandidateLabel candidate={candidate} />,
      }))}
      onChange={(id) => void choose(id)}
    />
  );
}

const Question = ({ read: { text, isChecked } }: { read: ReadItem }) =>
  isChecked ? (
    <span className="text-muted text-xs">{manualOrdersTexts.productsFor(text)}</span>
  ) : (
    <CheckNote>{manualOrdersTexts.checkItem(text)}</CheckNote>
  );

const CandidateLabel = ({ candidate: { name, price, image } }: { candidate: Candidate }) => (
  <span className="flex items-center gap-3">
    <Picture src={image} alt="" sizes="2.5rem" className="size-10 shrink-0 rounded-sm" />
    <span className="wrap-anywhere">
      {name} <span className="text-muted tabular-nums">{formatTaka(price)}</span>
    </span>
  </span>
);
