import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/pinnedNode.mjs';

const sources = '{texts,domain,contract,server,web,demo,e2e,tools,bench,faults}/**/*.{ts,tsx,mjs}';

/** Paths from the root, as `server/orders/placeOrder.ts`. */
export const sourceFiles = globSync(sources, { cwd: root }).map((file) => file.replaceAll('\\', '/'));

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
