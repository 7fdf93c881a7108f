import { z } from 'zod';
import { changePasswordSchema, registerSchema, resetPasswordSchema } from './accounts.ts';
import { phoneField } from './phones.schema.ts';

/** Like the code in an email, with digits of either script. */
const code = resetPasswordSchema.shape.verificationCode;

export const phoneCodeRequestSchema = z.object({ phone: phoneField });

/** The name is needed for a new account only. */
export const phoneLoginSchema = z.object({
  phone: phoneField,
  code,
  name: registerSchema.shape.name.optional(),
});

export const confirmPhoneSchema = z.object({
  phone: phoneField,
  code,
  currentPassword: changePasswordSchema.shape.currentPassword,
});

/** For an account without a password. The code is sent to its own phone. */
export const setPasswordSchema = changePasswordSchema.pick({ newPassword: true }).extend({ code });
