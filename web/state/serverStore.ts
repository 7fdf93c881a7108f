/**
 * State of the logged-in user on the server. A change shows at once; then the server's response replaces it, or the
 * previous state if the server refuses.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Problem } from '#domain/problems.ts';
import { tokenNow } from '#web/auth/session.ts';

export interface ServerState<S> {
  shown: S;
  /** Loaded at least once since login. */
  isReady: boolean;
  error: unknown;
}

export interface ServerStore<S> {
  store: StoreApi<ServerState<S>>;
  /** Shows `guess` at once. Calls run one after the other, so that their responses arrive in order. */
  ask: (call: () => Promise<S>, guess?: (shown: S) => S) => Promise<void>;
  /** Called at every login; runs `load` once. A failure is left in the state. */
  open: (load: () => Promise<void>) => Promise<void>;
  isOpen: () => boolean;
  /** Shows a state that the server is known to have, or that is the best that is known without a network. */
  confirm: (state: S) => void;
  /** What the server said last, without the changes that it has not responded to. */
  confirmed: () => S;
  forget: () => void;
}

/** Each store's `forget`: whoever logs in next must see nothing of it. */
const forgetters: (() => void)[] = [];

export function forgetServerStores(): void {
  for (const forget of forgetters) forget();
}

export function serverStore<S>(empty: S): ServerStore<S> {
  const nothing: ServerState<S> = { shown: empty, isReady: false, error: null };
  const store = createStore<ServerState<S>>(() => nothing);
  /** The server's last response; shown again when a change is refused. */
  let confirmed = empty;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let openedFor: string | null = null;
  let opening: Promise<void> = Promise.resolve();

  const isOpen = () => openedFor === tokenNow();

  /** Shows the response to the last call, not those before it. Sends and shows nothing for another session. */
  async function send(call: () => Promise<S>, asker: string | null): Promise<void> {
    const isCurrent = () => asker !== null && asker === tokenNow();
    let error: unknown = null;
    try {
      if (!isCurrent()) throw new Problem('sessionEnded');
      const response = await call();
      if (isCurrent()) confirmed = response;
    } catch (problem) {
      error = problem;
      throw problem;
    } finally {
      waiting -= 1;
      if (waiting === 0 && isCurrent()) {
        store.setState(({ isReady }) => ({ shown: confirmed, isReady: isReady || error === null, error }));
      }
    }
  }

  const forget = () => {
    openedFor = null;
    confirmed = empty;
    store.setState(nothing, true);
  };
  forgetters.push(forget);

  return {
    store,
    isOpen,
    ask(call, guess) {
      const asker = tokenNow();
      if (guess) store.setState(({ shown }) => ({ shown: guess(shown) }));
      waiting += 1;
      const run = () => send(call, asker);
      const done = last.then(run, run);
      last = done.catch(() => undefined);
      return done;
    },
    open(load) {
      if (tokenNow() === null || isOpen()) return opening;
      openedFor = tokenNow();
      opening = load().catch(() => undefined);
      return opening;
    },
    confirm(state) {
      confirmed = state;
      store.setState({ shown: state, isReady: true });
    },
    confirmed: () => confirmed,
    forget,
  };
}
