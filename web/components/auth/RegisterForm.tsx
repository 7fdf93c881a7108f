import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { registerFormSchema } from '#domain/accounts.ts';
import { accountMessages } from '#texts/accountMessages.ts';
import { authTexts } from '#texts/auth.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { lazyRules } from '#web/api/lazyRules.ts';
import { useLostTries } from '#web/api/useLostTries.ts';
import { logIn, register as registerAccount } from '#web/auth/logIn.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { TextWith } from '#web/ui/TextWith.tsx';
import { AuthForm } from './AuthForm.tsx';
import { authLinkClass } from './AuthPage.tsx';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';

type Typed = z.input<typeof registerFormSchema>;
type Ready = z.output<typeof registerFormSchema>;

const blank = {
  name: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false as unknown as true,
} satisfies Typed;

const rules = lazyRules(async () => (await import('#domain/accounts.ts')).registerFormSchema);

export function RegisterForm() {
  const form = useForm({ resolver: rules.resolver, defaultValues: blank });
  const { register } = form;
  const { errors } = form.formState;
  const sendOnce = useLostTries();
  const send = ({ confirmPassword, acceptTerms, ...registration }: Ready) =>
    sendOnce(() => registerAccount(registration), {
      refusal: 'emailTaken',
      find: () => logIn({ email: registration.email, password: registration.password }),
    });
  return (
    <AuthForm
      form={form}
      onSubmit={submitHandler(form, send, { otherwise: accountMessages.registrationFailed })}
      onFocus={rules.prepare}
      button={authTexts.createAccount}
      busyLabel={authTexts.creatingAccount}
    >
      <Field label={authTexts.fullName} error={errors.name?.message} required>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      <EmailField {...register('email')} error={errors.email?.message} />
      <PhoneField control={form.control} name="phone" label={authTexts.phoneNumber} />
      <PasswordField
        {...register('password')}
        label={authTexts.password}
        error={errors.password?.message}
        isNew
      />
      <PasswordField
        {...register('confirmPassword')}
        label={authTexts.confirmPassword}
        error={errors.confirmPassword?.message}
      />
      <Checkbox
        {...register('acceptTerms')}
        error={errors.acceptTerms?.message}
        label={<Consent />}
        required
      />
    </AuthForm>
  );
}

function Consent() {
  return (
    <TextWith
      text={authTexts.consent}
      parts={{
        terms: (
          <Link to="/terms" target="_blank" className={authLinkClass}>
            {authTexts.terms}
          </Link>
        ),
        privacy: (
          <Link to="/privacy" target="_blank" className={authLinkClass}>
            {authTexts.privacy}
          </Link>
        ),
      }}
    />
  );
}
