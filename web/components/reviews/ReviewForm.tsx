import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import {
  COMMENT_MAX,
  ratingMessage,
  ratings,
  ratingWords,
  reviewMessages,
  reviewSchema,
  TITLE_MAX,
} from '#domain/reviews.ts';
import type { OwnReview } from '#web/components/account/accountData.ts';
import { showFailure } from '#web/formErrors.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { StarInput } from '#web/ui/StarInput.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
import { useReviewPhotos } from './useReviewPhotos.ts';

const words = ratings.map((rating) => ratingWords[rating]);
const formSchema = reviewSchema.pick({ rating: true, title: true, comment: true });

export interface WrittenReview {
  rating: number;
  title: string;
  comment: string;
  images: string[];
}

interface ReviewFormProps {
  /** Null for a new one. */
  review: OwnReview | null;
  onSend: (review: WrittenReview) => Promise<void>;
}

export function ReviewForm({ review, onSend }: ReviewFormProps) {
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: {
      rating: review?.rating ?? 0,
      title: review?.title ?? '',
      comment: review?.comment ?? '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const { photos, room, failure, add, remove, isSending, urls } = useReviewPhotos(review?.images ?? []);
  const rating = Number(useWatch({ control: form.control, name: 'rating' }));
  const submit = form.handleSubmit(async (written) => {
    try {
      await onSend({ ...written, images: urls });
    } catch (error) {
      showFailure(form, error, { otherwise: reviewMessages.submitFailed });
    }
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-6 pt-2">
      <FormAlert>{errors.root?.message}</FormAlert>
      <StarInput
        legend="Your rating"
        name="rating"
        value={rating}
        words={words}
        error={errors.rating?.message}
        onChange={(stars) => form.setValue('rating', stars, { shouldValidate: true })}
      />
      <Field label="Title" error={errors.title?.message} optional>
        <TextInput {...form.register('title')} maxLength={TITLE_MAX} autoComplete="off" />
      </Field>
      <Field label="Comment" error={errors.comment?.message} optional>
        <TextArea {...form.register('comment')} maxLength={COMMENT_MAX} counts />
      </Field>
      <PhotoPicker photos={photos} room={room} failure={failure} onAdd={add} onRemove={remove} />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {rating === 0 && <p className="text-muted text-sm">{ratingMessage}</p>}
        <Button
          type="submit"
          disabled={rating === 0 || isSending}
          busy={isSubmitting}
          busyLabel="Submitting..."
        >
          {review ? 'Save Changes' : 'Submit Review'}
        </Button>
      </div>
    </form>
  );
}
