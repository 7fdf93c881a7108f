/** A user in the API's responses. */
import type { ShownUser } from './userQueries.ts';

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
