import { z } from 'zod';
import { versionTexts } from '#texts/versions.ts';

/**
 * `changedAt` of what an admin's change was made from, so that it does not silently undo what another admin has changed since.
 * Without it, the change always holds.
 */
export const basedOnField = z.iso.datetime({ error: () => versionTexts.basedOnRule }).optional();
