/** Runs in every file of tests. */
import { afterAll } from 'vitest';
import { closeAll } from './closings.ts';

afterAll(closeAll);
