/**
 * Data of a page for a navigation: from the network, or from the store if the network takes too long or fails. The page is
 * notified then, and again when the late response is stored or did not come, so that it never shows an old price without a word.
 */
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import type { DataMessage } from '#web/offline/dataMessages.ts';
import { isYoung } from './limits.ts';

declare const self: ServiceWorkerGlobalScope;

/** A page that is notified of a late response asks for it at once. */
const ASKED_WITHIN_MS = 10_000;

/** Late responses that a page was notified of: it gets them from the store, not once more over a slow network. */
const announced = new Set<string>();

/** The browser loads a link that may be followed: nobody sees the response yet. A navigation is a `fetch` of the router. */
const isPrefetch = ({ mode }: Request): boolean => mode === 'no-cors';

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null));

export class FreshOrStored extends Strategy {
  readonly #timeoutMs: number;

  constructor({ timeoutMs, ...options }: { timeoutMs: number } & ConstructorParameters<typeof Strategy>[0]) {
    super(options);
    this.#timeoutMs = timeoutMs;
  }

  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { clientId } = handler.event as FetchEvent;
    const late = `${clientId} ${request.url}`;
    const arrived = announced.delete(late) ? await handler.cacheMatch(request) : undefined;
    if (arrived && isYoung(arrived, ASKED_WITHIN_MS)) return arrived;

    const { response, stored } = fetchAndStore(request, handler);
    const inTime = await Promise.race([response.catch(() => null), after(this.#timeoutMs)]);
    if (inTime) return inTime;
    const old = await handler.cacheMatch(request);
    if (!old) return response;
    // A navigation that was given up has no page to notify.
    if (!isPrefetch(request) && !request.signal.aborted)
      void handler.waitUntil(postOutcome(stored, { clientId, url: request.url, late }));
    return old;
  }
}

/** `stored` is true once the response is in the store, and rejects without one, or with that of a busy shop. */
function fetchAndStore(request: Request, handler: StrategyHandler) {
  const response = handler.fetch(request);
  const stored = response.then((fresh) => {
    if (fresh.status >= 500) throw new Error(`Responded with ${fresh.status}`);
    return handler.cachePut(request, fresh.clone());
  });
  void handler.waitUntil(stored.catch(() => false));
  return { response, stored };
}

interface Asked {
  clientId: string;
  url: string;
  /** Its name in `announced`. */
  late: string;
}

/** A response that must not be stored, as of a product that is gone, is asked for again by the page. */
async function postOutcome(stored: Promise<boolean>, { clientId, url, late }: Asked): Promise<void> {
  const post = async (is: DataMessage['is']) =>
    (await self.clients.get(clientId))?.postMessage({ type: 'data', url, is } satisfies DataMessage);
  const outcome = stored.then(
    (isStored): DataMessage['is'] => {
      if (isStored) announced.add(late);
      return 'fresh';
    },
    (): DataMessage['is'] => 'unreachable',
  );
  // Without any network there is nothing to wait for.
  const first = await Promise.race([outcome, after(0)]);
  await post(first ?? 'old');
  if (!first) await post(await outcome);
}
