import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  changePasswordFormSchema,
  loginSchema,
  profileChangeSchema,
  registerFormSchema,
  registerSchema,
  resetPasswordFormSchema,
  resetPasswordSchema,
} from './accounts.ts';
import { fieldErrors } from './fieldErrors.ts';

const errorsIn = (schema: z.ZodType, form: unknown) => {
  const result = schema.safeParse(form);
  return result.error ? fieldErrors(result.error) : {};
};

const registration = { name: 'Rima', email: 'Rima@Example.COM ', phone: '০১৭১২-৩৪৫৬৭৮', password: 'secret' };

describe('registering', () => {
  test('stores the email in lower case and the phone as 11 digits', () => {
    expect(registerSchema.parse(registration)).toEqual({
      name: 'Rima',
      email: 'rima@example.com',
      phone: '01712345678',
      password: 'secret',
    });
    expect(registerSchema.parse({ ...registration, phone: '' }).phone).toBeNull();
  });

  test('ignores a role in the body', () => {
    const made = registerSchema.parse({ ...registration, role: 'admin', isActive: true } as never);
    expect(made).not.toHaveProperty('role');
  });

  test('stores the password unchanged', () => {
    expect(registerSchema.parse({ ...registration, password: '  পাসওয়ার্ড ' }).password).toBe('  পাসওয়ার্ড ');
  });

  test.each([
    [{ name: ' ' }, 'name', 'Full name is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'rima@' }, 'email', 'Please enter a valid email address'],
    [{ email: { $ne: null } }, 'email', 'Email is required'],
    [{ phone: '0171' }, 'phone', 'Please enter a valid Bangladeshi phone number starting with 01'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ password: 'x'.repeat(201) }, 'password', 'Password must be at most 200 characters'],
  ])('%j is refused', (change, field, message) => {
    expect(errorsIn(registerSchema, { ...registration, ...change })).toEqual({ [field]: message });
  });

  test('the form also asks for the password again and for consent, all at once', () => {
    const form = { ...registration, confirmPassword: 'secret', acceptTerms: true };
    expect(errorsIn(registerFormSchema, form)).toEqual({});
    expect(
      errorsIn(registerFormSchema, { ...form, name: '', confirmPassword: 'other!', acceptTerms: false }),
    ).toEqual({
      name: 'Full name is required',
      confirmPassword: 'Passwords do not match',
      acceptTerms: 'Please accept the Terms of Service and Privacy Policy',
    });
  });
});

describe('logging in', () => {
  test('requires both fields, and no minimum password length', () => {
    expect(errorsIn(loginSchema, {})).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
    expect(errorsIn(loginSchema, { email: 'a@b.co', password: 'x' })).toEqual({});
  });
});

describe('the profile', () => {
  test('keeps omitted fields and removes a blank phone', () => {
    expect(profileChangeSchema.parse({})).toEqual({});
    expect(profileChangeSchema.parse({ phone: '' })).toEqual({ phone: null });
    expect(errorsIn(profileChangeSchema, { name: '', phone: '12' })).toEqual({
      name: 'Full name is required',
      phone: 'Please enter a valid Bangladeshi phone number starting with 01',
    });
  });
});

describe('a new password', () => {
  const reset = { email: 'a@b.co', verificationCode: '১২৩ ৪৫৬', newPassword: 'secret' };

  test('needs a code of at most 6 characters, in Bangla or Latin digits', () => {
    expect(resetPasswordSchema.parse(reset).verificationCode).toBe('123456');
    expect(errorsIn(resetPasswordSchema, { ...reset, verificationCode: ' ' })).toEqual({
      verificationCode: 'Verification code is required',
    });
    expect(errorsIn(resetPasswordSchema, { ...reset, verificationCode: '1234567' })).toHaveProperty(
      'verificationCode',
    );
  });

  test('has its own messages if it is short or the repetition differs', () => {
    expect(
      errorsIn(resetPasswordFormSchema, { ...reset, newPassword: '12345', confirmPassword: '1234' }),
    ).toEqual({
      newPassword: 'Password must be at least 6 characters long',
      confirmPassword: 'Passwords do not match',
    });
    const change = { currentPassword: '', newPassword: 'secret', confirmPassword: 'secret' };
    expect(errorsIn(changePasswordFormSchema, change)).toEqual({
      currentPassword: 'Current password is required',
    });
  });
});
