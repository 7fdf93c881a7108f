import { clsx } from 'clsx';
import { MessageCircle } from 'lucide-react';
import { useRef } from 'react';
import { chatLink } from '#domain/shop.ts';
import { useShop } from '#web/shop.ts';
import { useStandsInTheWay } from './useStandsInTheWay.ts';

/**
 * Floats over every page; a bar at a page's foot (data-foot-bar) lifts it. Where it would lie on something that is
 * meant to be pressed it draws back to the edge, as wide as a finger finds it, and comes forth when pointed at or focused.
 */
export function ChatButton() {
  const shop = useShop();
  const room = useRef<HTMLElement>(null);
  const isInTheWay = useStandsInTheWay(room);
  return (
    <aside
      ref={room}
      aria-label="Chat"
      className="pointer-events-none fixed right-(--aside) bottom-4 z-20 translate-y-[calc(-1*var(--foot-bar,0px))] size-12 [--aside:0.5rem] 2xl:[--aside:1.5rem]"
    >
      <a
        href={chatLink(shop)}
        target="_blank"
        rel="noreferrer"
        aria-label="Chat with us"
        data-drawn-back={isInTheWay || undefined}
        className={clsx(
          'pointer-events-auto flex size-12 items-center rounded-full border border-line bg-paper pl-3 text-accent shadow-high transition-[translate,padding]',
          isInTheWay &&
            'translate-x-[calc(1.5rem+var(--aside))] pl-1 focus-visible:translate-x-0 focus-visible:pl-3 pointer-fine:hover:translate-x-0 pointer-fine:hover:pl-3',
        )}
      >
        <MessageCircle
          aria-hidden="true"
          className={clsx('shrink-0 transition-[width,height]', isInTheWay ? 'size-4.5' : 'size-5.5')}
          strokeWidth={1.5}
        />
      </a>
    </aside>
  );
}
