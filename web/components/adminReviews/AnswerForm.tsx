import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { answerSchema } from '#domain/adminReviews.schema.ts';
import { ANSWER_MAX } from '#domain/adminReviews.ts';
import { adminReviewMessages, adminReviewsTexts } from '#texts/adminReviews.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import type { AdminReview } from '#web/api/responses.ts';
import { LeaveGuard } from '#web/browser/useLeaveGuard.ts';
import { FormButtons } from '#web/components/admin/FormButtons.tsx';
import { ReviewAnswer } from '#web/components/product/ReviewAnswer.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWhileMounted } from '#web/ui/useWhileMounted.ts';

interface AnswerFormProps {
  id: string;
  /** The answer so far. */
  answer: AdminReview['answer'];
  onClose: () => void;
}

/** Opens after a press, so the field takes the focus. */
export function AnswerForm({ id, answer, onClose }: AnswerFormProps) {
  // What the form began with: the list may be read again while it is open.
  const [before] = useState(answer);
  const text = before?.text ?? '';
  const { revalidate } = useRevalidator();
  const finish = useWhileMounted(onClose);
  const form = useForm({ resolver: zodResolver(answerSchema), defaultValues: { text } });
  const { errors, isDirty, isSubmitting } = form.formState;
  const send = async (body: z.output<typeof answerSchema>) => {
    try {
      await adminApi.answerReview({ params: { id }, body: { ...body, basedOn: before?.at ?? null } });
      toast(adminReviewMessages.answered);
    } finally {
      // Also after a refusal: the page then shows what another admin has written.
      await revalidate();
    }
    finish();
  };
  return (
    <Form
      onSubmit={submitHandler(form, send, { otherwise: adminReviewMessages.answerFailed })}
      failure={errors.root?.message}
      className="max-w-text"
    >
      {/* Another page of the list, and another filter, closes the form too. */}
      {isDirty && <LeaveGuard isOfTab />}
      {answer && answer.at !== before?.at && <ReviewAnswer answer={answer} />}
      <Field
        label={adminReviewsTexts.yourAnswer}
        hint={adminReviewsTexts.answerHint}
        error={errors.text?.message}
        required
      >
        <TextArea
          {...form.register('text')}
          defaultValue={text}
          maxLength={ANSWER_MAX}
          rows={4}
          counts
          autoFocus
        />
      </Field>
      <FormButtons verb={adminReviewsTexts.saveAnswer} isBusy={isSubmitting} size="sm" onCancel={onClose} />
    </Form>
  );
}
