/** True for admins who may see what goods cost and what the shop earns. */
import { useUser } from './session.ts';

export const useMaySeeMoney = (): boolean => useUser()?.role === 'admin';
