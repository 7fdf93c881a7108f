/** A user in the API's responses. */
import type { OwnUser, ShownUser } from './userQueries.ts';

export const userResponse = (user: ShownUser) => ({
  _id: user.id,
  name: user.name,
  email: user.email,
  phone: user.phone,
  role: user.role as 'user' | 'admin',
  ...(user.role === 'admin' && { duties: user.duties }),
  isActive: user.is_active,
  createdAt: user.created_at,
});

/** As users see their own account. */
export const ownAccountResponse = (user: OwnUser) => ({
  ...userResponse(user),
  isPhoneVerified: user.phone_verified_at !== null,
  hasPassword: user.has_password,
  language: user.language,
  wantsSms: user.wants_sms,
});
