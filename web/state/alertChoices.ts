/** How this browser notifies an admin of new orders. */
import { persistedStore } from './persistedStore.ts';

export interface AlertChoices {
  /** A message and a count on open admin pages. */
  page: boolean;
  sound: boolean;
  /** The count before the tab's title. */
  title: boolean;
  /** This browser as a device for push messages. Empty if it receives none. */
  device: string;
}

const isChoices = (stored: unknown): stored is AlertChoices => {
  const { page, sound, title, device } = (stored ?? {}) as Partial<AlertChoices>;
  return [page, sound, title].every((choice) => typeof choice === 'boolean') && typeof device === 'string';
};

export const alertChoices = persistedStore<AlertChoices>({
  key: 'alertChoices',
  empty: { page: true, sound: false, title: false, device: '' },
  isSound: isChoices,
});
