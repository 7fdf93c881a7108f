import { accountTexts } from '#texts/account.ts';
import { Button } from '#web/ui/Button.tsx';

interface EditDeleteButtonsProps {
  /** What they edit and delete, for screen readers: 'the review of Glass Churi'. */
  of: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The buttons of an entry in a tab of the account. */
export function EditDeleteButtons({ of, onEdit, onDelete }: EditDeleteButtonsProps) {
  return (
    <>
      <Button look="quiet" size="sm" aria-label={accountTexts.editWhat(of)} onClick={onEdit}>
        {accountTexts.edit}
      </Button>
      <Button look="quiet" size="sm" aria-label={accountTexts.deleteWhat(of)} onClick={onDelete}>
        {accountTexts.delete}
      </Button>
    </>
  );
}
