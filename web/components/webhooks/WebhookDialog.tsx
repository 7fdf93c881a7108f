import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type WebhookForm, webhookSchema } from '#domain/webhooks.schema.ts';
import { webhookEventValues } from '#domain/webhooks.ts';
import { webhookEventTexts, webhooksTexts } from '#texts/webhooks.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import type { Webhook } from '#web/api/responses.ts';
import { FormButtons } from '#web/components/admin/FormButtons.tsx';
import { GuardedDialog } from '#web/components/admin/GuardedDialog.tsx';
import { useSaveAndReload } from '#web/components/admin/useSaveAndReload.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldError } from '#web/ui/control.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useLastValue } from '#web/ui/useLastValue.ts';

/** A webhook to edit, or 'new'. */
export type OpenedWebhook = Webhook | 'new';

interface WebhookDialogProps {
  /** Null while closed. */
  opened: OpenedWebhook | null;
  onClose: () => void;
  /** Receives the secret of a new webhook, which is shown once. */
  onSecret: (secret: string) => void;
}

export function WebhookDialog({ opened, onClose, onSecret }: WebhookDialogProps) {
  const shown = useLastValue(opened);
  const webhook = shown === 'new' ? null : shown;
  return (
    <GuardedDialog
      open={opened !== null}
      onClose={onClose}
      title={webhook ? webhooksTexts.editTitle : webhooksTexts.newWebhook}
    >
      {shown && <WebhookEditor key={webhook?._id} webhook={webhook} onDone={onClose} onSecret={onSecret} />}
    </GuardedDialog>
  );
}

interface WebhookEditorProps {
  webhook: Webhook | null;
  onDone: () => void;
  onSecret: (secret: string) => void;
}

function WebhookEditor({ webhook, onDone, onSecret }: WebhookEditorProps) {
  const saveAndReload = useSaveAndReload(onDone);
  const { url = '', events = [], active = true } = webhook ?? {};
  const form = useForm({
    resolver: zodResolver(webhookSchema),
    defaultValues: { url, events: [...events], active },
  });
  const { errors, isSubmitting } = form.formState;
  const send = async (body: WebhookForm) => {
    if (!webhook) return onSecret((await adminApi.addWebhook({ body })).secret);
    const basedOn = webhook.changedAt;
    await adminApi.changeWebhook({ params: { id: webhook._id }, body: { ...body, basedOn } });
  };
  const save = (body: WebhookForm) => saveAndReload(() => send(body), webhooksTexts.saved);
  return (
    <Form
      onSubmit={submitHandler(form, save, { otherwise: webhooksTexts.saveFailed })}
      failure={errors.root?.message}
      className="pt-2"
    >
      <Field
        label={webhooksTexts.address}
        required
        hint={webhooksTexts.addressHint}
        error={errors.url?.message}
      >
        <TextInput {...form.register('url')} type="url" inputMode="url" autoComplete="off" />
      </Field>
      <fieldset>
        <legend className="font-medium text-sm">{webhooksTexts.eventsLegend}</legend>
        {webhookEventValues.map((event) => (
          <Checkbox key={event} {...form.register('events')} value={event} label={webhookEventTexts[event]} />
        ))}
        {errors.events?.message && <FieldError>{errors.events.message}</FieldError>}
      </fieldset>
      <Checkbox {...form.register('active')} label={webhooksTexts.isOn} />
      <FormButtons verb={webhooksTexts.save} isBusy={isSubmitting} onCancel={onDone} />
    </Form>
  );
}
