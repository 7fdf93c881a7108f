/** Builds pages and server, for a machine that does not build at the start (deploy/). */
import { buildIfStale } from './build.ts';

await buildIfStale();
