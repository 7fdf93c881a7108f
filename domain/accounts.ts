/** Who people are to the shop, and the forms they make and mend an account with. */
import { z } from 'zod';
import { toLatinDigits } from './digits.ts';
import { optionalPhoneField } from './phones.ts';
import { factorCodeField } from './secondFactorCodes.ts';
import { requiredLine } from './text.ts';

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];
export const roleField = z.enum(roles, { error: 'Role must be user or admin' });

export const PASSWORD_MIN = 6;
/** Hashing costs by length; nobody types more. */
export const PASSWORD_MAX = 200;
export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;

export const passwordMessages = {
  required: 'Password is required',
  short: 'Password must be at least 6 characters',
  shortOnReset: 'Password must be at least 6 characters long',
  long: `Password must be at most ${PASSWORD_MAX} characters`,
  mismatch: 'Passwords do not match',
} as const;

/** One address has one account, however its letters are typed. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

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

/** A password to be compared, so no rule but presence and a bound. */
const existingPassword = (required: string) =>
  z.string({ error: required }).min(1, required).max(PASSWORD_MAX, passwordMessages.long);

export const loginSchema = z.object({
  email: emailField,
  password: existingPassword(passwordMessages.required),
  /** From the app, or a recovery code: asked of who has a second factor on. */
  code: factorCodeField.optional(),
});
export type Login = z.output<typeof loginSchema>;

/** What the API takes; the form also asks for the password again and for consent. */
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
  // Told even while other fields are still wrong.
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
/** The API keeps what a body leaves out. */
export const profileChangeSchema = profileSchema.partial();
export type ProfileChange = z.output<typeof profileChangeSchema>;

export const forgotPasswordSchema = z.object({ email: emailField });

const verificationCode = z
  .string({ error: 'Verification code is required' })
  .overwrite((code) => toLatinDigits(code).replace(/\s/g, ''))
  .min(1, 'Verification code is required')
  .max(CODE_LENGTH, `Verification code has ${CODE_LENGTH} characters`);

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
