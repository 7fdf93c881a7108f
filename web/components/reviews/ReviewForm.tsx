import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { reviewSchema } from '#domain/reviews.schema.ts';
import { COMMENT_MAX, ratings, TITLE_MAX } from '#domain/reviews.ts';
import { ownReviewsTexts, ratingWords } from '#texts/ownReviews.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import type { OwnReview } from '#web/components/account/accountData.ts';
import { useFormDraft, withFormDraft } from '#web/state/formDrafts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { StarInput } from '#web/ui/StarInput.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useWhileMounted } from '#web/ui/useWhileMounted.ts';
import { PhotoPicker } from './PhotoPicker.tsx';
import { useReviewPhotos } from './useReviewPhotos.ts';

const words = ratings.map((rating) => ratingWords[rating]);
const formSchema = reviewSchema.pick({ rating: true, title: true, comment: true, images: true });

export type WrittenReview = z.output<typeof formSchema>;

interface ReviewFormProps {
  /** Name of this form's draft. */
  name: string;
  /** Null for a new review. */
  review: OwnReview | null;
  onSend: (review: WrittenReview) => Promise<void>;
  onSent: () => void;
}

export function ReviewForm({ name, review, onSend, onSent }: ReviewFormProps) {
  const finish = useWhileMounted(onSent);
  const blank = {
    rating: review?.rating ?? 0,
    title: review?.title ?? '',
    comment: review?.comment ?? '',
    images: review?.images ?? [],
  };
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: withFormDraft(name, blank) });
  useFormDraft(name, form);
  const { errors, isSubmitting } = form.formState;
  const { isSending, ...picked } = useReviewPhotos(form.getValues('images') ?? [], (urls) =>
    form.setValue('images', urls),
  );
  const send = async (written: WrittenReview) => {
    await onSend(written);
    finish();
  };
  const rating = Number(useWatch({ control: form.control, name: 'rating' }));
  return (
    <Form
      onSubmit={submitHandler(form, send, { otherwise: ownReviewsTexts.submitFailed })}
      failure={errors.root?.message}
      className="pt-2"
    >
      <StarInput
        legend={ownReviewsTexts.yourRating}
        name="rating"
        value={rating}
        words={words}
        error={errors.rating?.message}
        onChange={(stars) => form.setValue('rating', stars, { shouldValidate: true })}
      />
      <Field label={ownReviewsTexts.title} error={errors.title?.message} optional>
        <TextInput {...form.register('title')} maxLength={TITLE_MAX} autoComplete="off" />
      </Field>
      <Field label={ownReviewsTexts.comment} error={errors.comment?.message} optional>
        <TextArea {...form.register('comment')} maxLength={COMMENT_MAX} counts />
      </Field>
      <PhotoPicker {...picked} />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {rating === 0 && <p className="text-muted text-sm">{ownReviewsTexts.selectRating}</p>}
        <Button
          type="submit"
          disabled={rating === 0 || isSending}
          busy={isSubmitting}
          busyLabel={ownReviewsTexts.submitting}
        >
          {review ? ownReviewsTexts.saveChanges : ownReviewsTexts.submitReview}
        </Button>
      </div>
    </Form>
  );
}
