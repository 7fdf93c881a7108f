/**
 * A part of a page that is below a first look, or that a phone does not show. Its markup stands as the server wrote it,
 * with links that lead and photos that show; React takes it over once it comes into sight, or when somebody stays
 * (`firstLook.ts`). Most of a page is never seen by most who open it.
 * Where React draws a page itself, what is far down follows in a turn of its own: what is seen first need not wait for it.
 */
import {
  type ComponentProps,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigationType } from 'react-router';
import { firstLookOver, isFirstLook } from './firstLook.ts';

interface Sleep {
  over: Promise<void>;
  /** Told without a promise's turn: a press is handed on in the same turn that ends the sleep. */
  isOver: () => boolean;
  watch?: (box: Element | null) => () => void;
}

/** On the server, and once the first look is over. Nothing is made there that a promise would hold for good. */
const awake: Sleep = { over: firstLookOver, isOver: () => true };

function fallAsleep(): Sleep {
  if (!isFirstLook) return awake;
  let isSeen = false;
  let wake: () => void;
  const seen = new Promise<void>((over) => {
    wake = over;
  });
  return {
    over: Promise.race([seen, firstLookOver]),
    isOver: () => isSeen || !isFirstLook,
    watch(box) {
      const sight = new IntersectionObserver((changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
        isSeen = true;
        wake();
      });
      if (box) sight.observe(box);
      return () => sight.disconnect();
    },
  };
}

const never = () => () => undefined;

interface SleeperProps {
  sleep: Sleep;
  children: ReactNode;
}

/** Only what the server wrote sleeps: what React draws itself is awake from the beginning. */
function Sleeper({ sleep, children }: SleeperProps) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );
  if (isHydrating && !sleep.isOver()) use(sleep.over);
  return children;
}

function Follower({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}

interface AsleepProps extends Omit<ComponentProps<'div'>, 'ref'> {
  as?: 'aside' | 'div' | 'li' | 'section';
  /** Below a first look on every screen, or less wanted there than all else. It is empty for a turn: give it its room. */
  isFar?: boolean;
}

export function Asleep({ as = 'div', isFar = false, children, ...rest }: AsleepProps) {
  const Box = as as 'div';
  const [sleep] = useState(fallAsleep);
  // A page that is come back to is found again at its place, for which it must be there whole; so is the server's.
  const isFoundAgain = useNavigationType() === 'POP';
  const [follows] = useState(isFar && !isFoundAgain);
  return (
    <Box ref={sleep.watch} {...rest}>
      <Suspense>
        <Sleeper sleep={sleep}>{follows ? <Follower>{children}</Follower> : children}</Sleeper>
      </Suspense>
    </Box>
  );
}
