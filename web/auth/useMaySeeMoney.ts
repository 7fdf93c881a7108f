/** True for admins who may see what goods cost and what the shop earns. */
import { mayDo } from '#domain/duties.ts';
import { useUser } from './session.ts';

export const useMaySeeMoney = (): boolean => mayDo(useUser(), 'money');
