/**
 * A page is seen before its scripts are there, and works as it is: its links lead on, its forms are sent. Where the
 * largest thing to be seen is a picture, the scripts are asked for once that picture stands, so that it, the style and
 * the type have a slow line to themselves. The line never lies idle: the scripts follow the picture's last byte, and
 * come anyway when it is long in coming.
 */
import { holdPresses } from './earlyPresses.ts';
import type { PageText } from './pageText.ts';

/** Milliseconds. A picture that takes longer, or a page that nobody looks at, holds nothing up. */
const LONGEST_WAIT = 2_000;

/** Runs in the page, as it stands here. */
const untilSeen = `const painted = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
const seen = async () => {
  await painted();
  const pictures = [...document.querySelectorAll('img[fetchpriority="high"]')];
  await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  await painted();
};
await Promise.race([seen(), new Promise((enough) => setTimeout(enough, ${LONGEST_WAIT}))]);`;

const askedAtOnce = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const starting = /(<script[^>]* type="module"[^>]*>)([^<]*__reactRouterRouteModules[^<]*)(<\/script>)/;

const askFor = (addresses: readonly string[]): string =>
  `for (const href of ${JSON.stringify(addresses)})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));`;

/** The router's own start, whose modules are imported when its turn comes instead of before its first line. */
const startedHere = (start: string): string =>
  start
    .replace(/^\s*import ("[^"]+")/gm, 'await import($1)')
    .replace(/^import \* as (\w+) from ("[^"]+")/gm, 'const $1 = await import($2)');

/** Whether the largest thing to be seen is a picture. */
export const isPictureFirst = ({ body }: PageText): boolean => body.includes(' fetchPriority="high"');

/** Of a page whose picture comes first. */
export function scriptsAfterView({ head, body, end }: PageText): PageText {
  if (!starting.test(end)) return { head, body, end };
  const addresses = [...head.matchAll(askedAtOnce)].map(([, address = '']) => address);
  return {
    head: head.replaceAll(askedAtOnce, ''),
    body,
    end: end.replace(starting, (_, open: string, start: string, close: string) =>
      [open, holdPresses, '\n', untilSeen, '\n', askFor(addresses), '\n', startedHere(start), close].join(''),
    ),
  };
}
