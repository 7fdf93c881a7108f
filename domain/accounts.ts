/** Roles, and the schemas of registration, login, profile and password forms. */

import { z } from 'zod';
import { accountFieldTexts } from '#texts/accountFields.ts';
import { fieldTexts } from '#texts/fields.ts';
import { toLatinDigits } from './digits.ts';
import { languageField } from './languages.schema.ts';
import { CODE_LENGTH, PASSWORD_MAX, PASSWORD_MIN } from './passwords.ts';
import { optionalPhoneField } from './phones.schema.ts';
import { factorCodeField } from './secondFactorCodes.ts';
import { requiredLine } from './text.ts';

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];
export const roleField = z.enum(roles, { error: () => accountFieldTexts.role });

/** Emails are compared without case and surrounding spaces: one address has one account. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** True if both mean the same account, whatever their case and spaces. */
export const isSameEmail = (one: string | null, other: string | null): boolean =>
  normaliseEmail(one ?? '') === normaliseEmail(other ?? '');

export const emailField = z
  .string({ error: () => accountFieldTexts.emailRequired })
  .overwrite(normaliseEmail)
  .min(1, { error: () => accountFieldTexts.emailRequired })
  .max(254, { error: () => accountFieldTexts.emailLong })
  .regex(z.regexes.email, { error: () => accountFieldTexts.emailInvalid });

const tooLong = { error: () => accountFieldTexts.passwordLong(PASSWORD_MAX) };
const newPassword = (short: () => string) =>
  z
    .string({ error: () => accountFieldTexts.passwordRequired })
    .min(1, { error: () => accountFieldTexts.passwordRequired })
    .min(PASSWORD_MIN, { error: short })
    .max(PASSWORD_MAX, tooLong);

/** A password to compare with the stored hash: only required and limited in length. */
const existingPassword = (required: () => string) =>
  z.string({ error: required }).min(1, { error: required }).max(PASSWORD_MAX, tooLong);

export const loginSchema = z.object({
  email: emailField,
  password: existingPassword(() => accountFieldTexts.passwordRequired),
  /** A code from the app, or a recovery code. Required if the user has two-step login on. */
  code: factorCodeField.optional(),
});
export type Login = z.output<typeof loginSchema>;

/** The API's body. The form also asks for the password again and for consent. */
export const registerSchema = z.object({
  name: requiredLine(() => accountFieldTexts.name, 100),
  email: emailField,
  phone: optionalPhoneField,
  password: newPassword(() => accountFieldTexts.passwordShort),
});

interface Confirmed {
  confirmPassword: string;
}
const confirmPassword = z
  .string({ error: () => accountFieldTexts.confirmPassword })
  .min(1, { error: () => accountFieldTexts.confirmPassword });
const matches = (key: 'password' | 'newPassword') => ({
  check: (form: Confirmed & Partial<Record<typeof key, string>>) => form[key] === form.confirmPassword,
  // Checked even if other fields are invalid.
  params: { path: ['confirmPassword'], error: () => accountFieldTexts.passwordMismatch, when: () => true },
});

const registerMatch = matches('password');
export const registerFormSchema = registerSchema
  .extend({
    confirmPassword,
    acceptTerms: z.literal(true, { error: () => accountFieldTexts.acceptTerms }),
  })
  .refine(registerMatch.check, registerMatch.params);

export const profileSchema = registerSchema.pick({ name: true, email: true, phone: true });
/** Omitted fields stay the same. A new email needs the current password. */
export const profileChangeSchema = profileSchema.partial().extend({
  currentPassword: z
    .string({ error: () => fieldTexts.mustBeText(accountFieldTexts.currentPassword) })
    .max(PASSWORD_MAX, tooLong)
    .optional(),
  /** Of emails and SMS. */
  language: languageField.optional(),
  /** Whether SMS about own orders and alerts are wanted. */
  wantsSms: z.boolean({ error: () => fieldTexts.trueOrFalse('wantsSms') }).optional(),
});
export type ProfileChange = z.output<typeof profileChangeSchema>;

const optionalEmail = z
  .string()
  .overwrite(normaliseEmail)
  .refine((email) => email === '' || emailField.safeParse(email).success, {
    error: () => accountFieldTexts.emailInvalid,
  });

/** The profile form of the account that has this email now. An account without one may stay so. */
export const profileFormSchema = (email: string | null) =>
  profileChangeSchema
    .extend({ email: email === null ? optionalEmail : emailField })
    .required({ name: true, phone: true })
    .refine((form) => isSameEmail(form.email, email) || Boolean(form.currentPassword), {
      path: ['currentPassword'],
      error: () => accountFieldTexts.currentPasswordMissing,
      when: () => true,
    });

export const forgotPasswordSchema = z.object({ email: emailField });

const verificationCode = z
  .string({ error: () => accountFieldTexts.codeRequired })
  .overwrite((code) => toLatinDigits(code).replace(/\s/g, ''))
  .min(1, { error: () => accountFieldTexts.codeRequired })
  .max(CODE_LENGTH, { error: () => accountFieldTexts.codeLong(CODE_LENGTH) });

export const resetPasswordSchema = z.object({
  email: emailField,
  verificationCode,
  newPassword: newPassword(() => accountFieldTexts.passwordShortOnReset),
});

const resetMatch = matches('newPassword');
export const resetPasswordFormSchema = resetPasswordSchema
  .extend({ confirmPassword })
  .refine(resetMatch.check, resetMatch.params);

export const changePasswordSchema = z.object({
  currentPassword: existingPassword(() => accountFieldTexts.currentPasswordRequired),
  newPassword: newPassword(() => accountFieldTexts.passwordShortOnReset),
});
export const changePasswordFormSchema = changePasswordSchema
  .extend({ confirmPassword })
  .refine(resetMatch.check, resetMatch.params);
