/**
 * Requests the scripts of a page after its first picture has been painted. The page works without scripts until then:
 * links lead on, forms are sent. On a slow line the picture, the styles and the fonts go first; lazy pictures wait as
 * well (`styles/app.css`). The scripts follow anyway after a limit.
 *
 * It rewrites the inline module with which the router starts, so that its imports run later. The router has no public
 * option for that. `deferScripts.test.tsx` checks the rewrite against the installed version.
 */

import type { HtmlParts } from './htmlParts.ts';
import { queueClicksScript } from './replayEarlyClicks.ts';

/** A slow picture or a hidden tab must not hold the scripts back for longer. */
const LONGEST_WAIT_MS = 2_000;

/** This text runs in the page. */
const untilSeen = `const painted = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
const seen = async () => {
  await painted();
  const pictures = [...document.querySelectorAll('img[fetchpriority="high"]')];
  await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  await painted();
};
await Promise.race([seen(), new Promise((enough) => setTimeout(enough, ${LONGEST_WAIT_MS}))]);
delete document.documentElement.dataset.firstPicture;`;

/** Read by the styles while the first picture is loading. */
const firstPicture = 'data-first-picture=""';

const modulePreload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const starting = /(<script[^>]* type="module"[^>]*>)([^<]*__reactRouterRouteModules[^<]*)(<\/script>)/;

/**
 * Requests and evaluates each script in a task of its own, so that input is handled in between. The scheduler is
 * preferred, because timers of a background tab run once a second.
 */
const loadInTurn = (addresses: readonly string[], start: string): string =>
  `const turn = () => globalThis.scheduler?.yield?.() ?? new Promise((next) => setTimeout(next));
for (const href of ${JSON.stringify(addresses)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  await turn();
}
for (const href of ${JSON.stringify(addresses.filter((address) => !start.includes(address)))}) {
  await import(href);
  await turn();
}`;

/** The router's start with dynamic imports instead of static ones, which would load before its first line. */
const withDynamicImports = (start: string): string =>
  start
    .replace(/^\s*import ("[^"]+")/gm, 'await import($1)')
    .replace(/^import \* as (\w+) from ("[^"]+")/gm, 'const $1 = await import($2); await turn()');

/** Whether the largest visible element is a picture. */
export const isPictureFirst = ({ body }: HtmlParts): boolean => body.includes(' fetchPriority="high"');

export function deferScripts({ head, body, end }: HtmlParts): HtmlParts {
  if (!starting.test(end)) return { head, body, end };
  const addresses = [...head.matchAll(modulePreload)].map(([, address = '']) => address);
  const deferred = (start: string) => [
    queueClicksScript,
    untilSeen,
    loadInTurn(addresses, start),
    withDynamicImports(start),
  ];
  return {
    head: head.replaceAll(modulePreload, '').replace('<html', `<html ${firstPicture}`),
    body,
    end: end.replace(starting, (_, open: string, start: string, close: string) =>
      [open, deferred(start).join('\n'), close].join(''),
    ),
  };
}
