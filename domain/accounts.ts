/** Roles, and the schemas of registration, login, profile and password forms. */
import { z } from 'zod';
import { toLatinDigits } from './digits.ts';
import { languageField } from './languages.schema.ts';
import { optionalPhoneField } from './phones.schema.ts';
import { factorCodeField } from './secondFactorCodes.ts';
import { requiredLine } from './text.ts';

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];
export const roleField = z.enum(roles, { error: 'Role must be user or admin' });

/** Characters, not bytes. */
export const PASSWORD_MIN = 6;
/** An upper limit, since hashing time grows with length. */
export const PASSWORD_MAX = 200;
/** Length of the code that is mailed to reset a password. */
export const CODE_LENGTH = 6;
/** Minutes until that code expires. */
export const CODE_MINUTES = 10;

export const passwordMessages = {
  required: 'Password is required',
  short: 'Password must be at least 6 characters',
  shortOnReset: 'Password must be at least 6 characters long',
  long: `Password must be at most ${PASSWORD_MAX} characters`,
  mismatch: 'Passwords do not match',
} as const;

/** Emails are compared without case and surrounding spaces: one address has one account. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** True if both mean the same account, whatever their case and spaces. */
export const isSameEmail = (one: string | null, other: string | null): boolean =>
  normaliseEmail(one ?? '') === normaliseEmail(other ?? '');

export const emailField = z
  .string({ error: 'Email is required' })
  .overwrite(normaliseEmail)
  .min(1, 'Email is required')
  .max(254, 'Email must be at most 254 characters')
  .regex(z.regexes.email, 'Please enter a valid email address');

const newPassword = (short: string) =>
  z
    .string({ error: passwordMessages.required })
    .min(1, passwordMessages.required)
    .min(PASSWORD_MIN, short)
    .max(PASSWORD_MAX, passwordMessages.long);

/** A password to compare with the stored hash: only required and limited in length. */
const existingPassword = (required: string) =>
  z.string({ error: required }).min(1, required).max(PASSWORD_MAX, passwordMessages.long);

export const loginSchema = z.object({
  email: emailField,
  password: existingPassword(passwordMessages.required),
  /** A code from the app, or a recovery code. Required if the user has two-step login on. */
  code: factorCodeField.optional(),
});
export type Login = z.output<typeof loginSchema>;

/** The API's body. The form also asks for the password again and for consent. */
export const registerSchema = z.object({
  name: requiredLine('Full name', 100),
  email: emailField,
  phone: optionalPhoneField,
  password: newPassword(passwordMessages.short),
});
export type Registration = z.output<typeof registerSchema>;

interface Confirmed {
  confirmPassword: string;
}
const confirmPassword = z
  .string({ error: 'Please confirm your password' })
  .min(1, 'Please confirm your password');
const matches = (key: 'password' | 'newPassword') => ({
  check: (form: Confirmed & Partial<Record<typeof key, string>>) => form[key] === form.confirmPassword,
  // Checked even if other fields are invalid.
  params: { path: ['confirmPassword'], error: passwordMessages.mismatch, when: () => true },
});

const registerMatch = matches('password');
export const registerFormSchema = registerSchema
  .extend({
    confirmPassword,
    acceptTerms: z.literal(true, { error: 'Please accept the Terms of Service and Privacy Policy' }),
  })
  .refine(registerMatch.check, registerMatch.params);

export const profileSchema = registerSchema.pick({ name: true, email: true, phone: true });
/** Omitted fields stay the same. A new email needs the current password. */
export const profileChangeSchema = profileSchema.partial().extend({
  currentPassword: z
    .string({ error: 'Current password must be text' })
    .max(PASSWORD_MAX, passwordMessages.long)
    .optional(),
  /** Of emails and SMS. */
  language: languageField.optional(),
  /** Whether SMS about own orders and alerts are wanted. */
  wantsSms: z.boolean({ error: 'wantsSms must be true or false' }).optional(),
});
export type ProfileChange = z.output<typeof profileChangeSchema>;
export const currentPasswordMissing = 'Please enter your current password';

const optionalEmail = z
  .string()
  .overwrite(normaliseEmail)
  .refine(
    (email) => email === '' || emailField.safeParse(email).success,
    'Please enter a valid email address',
  );

/** The profile form of the account that has this email now. An account without one may stay so. */
export const profileFormSchema = (email: string | null) =>
  profileChangeSchema
    .extend({ email: email === null ? optionalEmail : emailField })
    .required({ name: true, phone: true })
    .refine((form) => isSameEmail(form.email, email) || Boolean(form.currentPassword), {
      path: ['currentPassword'],
      error: currentPasswordMissing,
      when: () => true,
    });

export const forgotPasswordSchema = z.object({ email: emailField });

const verificationCode = z
  .string({ error: 'Verification code is required' })
  .overwrite((code) => toLatinDigits(code).replace(/\s/g, ''))
  .min(1, 'Verification code is required')
  .max(CODE_LENGTH, `Verification code must have ${CODE_LENGTH} characters`);

export const resetPasswordSchema = z.object({
  email: emailField,
  verificationCode,
  newPassword: newPassword(passwordMessages.shortOnReset),
});
export type PasswordReset = z.output<typeof resetPasswordSchema>;

const resetMatch = matches('newPassword');
export const resetPasswordFormSchema = resetPasswordSchema
  .extend({ confirmPassword })
  .refine(resetMatch.check, resetMatch.params);

export const changePasswordSchema = z.object({
  currentPassword: existingPassword('Current password is required'),
  newPassword: newPassword(passwordMessages.shortOnReset),
});
export const changePasswordFormSchema = changePasswordSchema
  .extend({ confirmPassword })
  .refine(resetMatch.check, resetMatch.params);
