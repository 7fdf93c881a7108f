import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Problem } from '#domain/problems.ts';
import { ownReviewsTexts } from '#texts/ownReviews.ts';
import { api } from '#web/api/client.ts';
import { useLostTries } from '#web/api/useLostTries.ts';
import type { OwnReview, Reviewable } from '#web/components/account/accountData.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { ReviewForm, type WrittenReview } from './ReviewForm.tsx';
import { reviewFormOf } from './reviewHref.ts';

interface ReviewDialogProps {
  /** A delivered product to review, or a review to edit. */
  waiting: Reviewable[number] | null;
  edited: OwnReview | null;
  isOpen: boolean;
  onClose: () => void;
}

/** The text may have been changed since the try whose response was lost. */
async function overwrite(productId: string, body: WrittenReview) {
  const written = (await api.myReviews()).find(({ product }) => product._id === productId);
  if (!written) throw new Problem('notFound');
  return api.updateReview({ params: { id: written._id }, body });
}

export function ReviewDialog({ waiting, edited, isOpen, onClose }: ReviewDialogProps) {
  const { revalidate } = useRevalidator();
  const sendOnce = useLostTries();
  const [shown, setShown] = useState({ waiting, edited });
  // Keeps the text while the dialog fades out.
  if (isOpen && (waiting !== shown.waiting || edited !== shown.edited)) setShown({ waiting, edited });
  const product = shown.edited?.product ?? shown.waiting?.product;
  if (!product) return null;
  const send = async (review: WrittenReview) => {
    if (edited) await api.updateReview({ params: { id: edited._id }, body: review });
    else if (waiting) {
      const { orderId } = waiting;
      const body = { ...review, productId: product._id, orderId };
      await sendOnce(() => api.writeReview({ body }), {
        refusal: 'alreadyReviewed',
        find: () => overwrite(product._id, review),
      });
    }
    toast(edited ? ownReviewsTexts.updated : ownReviewsTexts.submitted);
    await revalidate();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={shown.edited ? ownReviewsTexts.editYourReview : ownReviewsTexts.writeAReview}
      description={product.name}
    >
      <ReviewForm
        key={shown.edited?._id ?? product._id}
        name={reviewFormOf(product._id)}
        review={shown.edited}
        onSend={send}
        onSent={onClose}
      />
    </Dialog>
  );
}
