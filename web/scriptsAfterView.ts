/**
 * A page is seen before its scripts are there, and works as it is: its links lead on, its forms are sent. Where the
 * largest thing to be seen is a picture, the scripts are asked for once that picture stands, so that it, the style and
 * the type have a slow line to themselves; so are the pictures that can wait (`styles/app.css`). The line never lies
 * idle: the rest follows the picture's last byte, and comes anyway when it is long in coming.
 */
import { holdPresses } from './earlyPresses.ts';
import { firstLook, layOutRest } from './furtherDown.ts';
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
await Promise.race([seen(), new Promise((enough) => setTimeout(enough, ${LONGEST_WAIT}))]);
delete document.documentElement.dataset.firstPicture;`;

/** Told to the style: the first picture is on its way. */
const firstPicture = 'data-first-picture=""';

const askedAtOnce = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const starting = /(<script[^>]* type="module"[^>]*>)([^<]*__reactRouterRouteModules[^<]*)(<\/script>)/;

/**
 * Each asked for, and each read, in a turn of its own: whoever touches the page meanwhile is not kept waiting for all.
 * Timers of a page in the background come once a second, which is for browsers that have nothing better.
 */
const askFor = (addresses: readonly string[], start: string): string =>
  `const turn = () => globalThis.scheduler?.yield?.() ?? new Promise((next) => setTimeout(next));
for (const href of ${JSON.stringify(addresses)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  await turn();
}
for (const href of ${JSON.stringify(addresses.filter((address) => !start.includes(address)))}) {
  await import(href);
  await turn();
}`;

/** The router's own start, whose modules are imported when its turn comes instead of before its first line. */
const startedHere = (start: string): string =>
  start
    .replace(/^\s*import ("[^"]+")/gm, 'await import($1)')
    .replace(/^import \* as (\w+) from ("[^"]+")/gm, 'const $1 = await import($2); await turn()');

/** Whether the largest thing to be seen is a picture. */
export const isPictureFirst = ({ body }: PageText): boolean => body.includes(' fetchPriority="high"');

/** Of a page whose picture comes first. */
export function scriptsAfterView({ head, body, end }: PageText): PageText {
  if (!starting.test(end)) return { head, body, end };
  const addresses = [...head.matchAll(askedAtOnce)].map(([, address = '']) => address);
  const inTurn = (start: string) => [
    holdPresses,
    layOutRest,
    untilSeen,
    askFor(addresses, start),
    startedHere(start),
  ];
  return {
    head: head.replaceAll(askedAtOnce, '').replace('<html', `<html ${firstPicture} ${firstLook}`),
    body,
    end: end.replace(starting, (_, open: string, start: string, close: string) =>
      [open, inTurn(start).join('\n'), close].join(''),
    ),
  };
}
