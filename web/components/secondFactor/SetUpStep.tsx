import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { writeSecret } from '#domain/secondFactorCodes.ts';
import { factorCodeSchema } from '#domain/secondFactors.ts';
import { secondFactorMessages, secondFactorTexts } from '#texts/secondFactor.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { authLinkClass } from '#web/components/auth/AuthPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { CopyButton } from './CopyButton.tsx';
import { FactorCodeField } from './FactorCodeField.tsx';
import { QrCode } from './QrCode.tsx';
import { type SetUp, switchOn } from './secondFactor.ts';

interface SetUpStepProps {
  setUp: SetUp;
  onSwitchedOn: (recoveryCodes: readonly string[]) => void;
}

/** The user adds the secret to an app and enters a code. */
export function SetUpStep({ setUp: { secret, uri }, onSwitchedOn }: SetUpStepProps) {
  const form = useForm({ resolver: zodResolver(factorCodeSchema), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = async ({ code }: { code: string }) => onSwitchedOn(await switchOn(code));
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <div className="flex max-w-xs flex-col items-start gap-4">
        <p>{secondFactorTexts.scan}</p>
        <QrCode text={uri} label={secondFactorTexts.qrCode} />
        <a href={uri} className={authLinkClass}>
          {secondFactorTexts.openInApp}
        </a>
        <div className="flex w-full flex-col gap-1">
          <p className="text-muted text-sm">{secondFactorTexts.typeKey}</p>
          <p className="font-medium tabular-nums wrap-anywhere">{writeSecret(secret)}</p>
          <CopyButton text={secret} what="key" />
        </div>
      </div>
      <Form
        onSubmit={submitHandler(form, send, { otherwise: secondFactorMessages.switchOnFailed })}
        failure={errors.root?.message}
        className="w-full max-w-form self-start"
      >
        <FactorCodeField {...form.register('code')} error={errors.code?.message} />
        <p className="-mt-2 text-muted text-sm">{secondFactorTexts.logsOutOthers}</p>
        <Button
          type="submit"
          className="self-start"
          busy={isSubmitting}
          busyLabel={secondFactorTexts.switchingOn}
        >
          {secondFactorTexts.switchOn}
        </Button>
      </Form>
    </div>
  );
}
