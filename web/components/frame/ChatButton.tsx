import { MessageCircle } from 'lucide-react';
import { chatLink } from '#domain/shop.ts';
import { useShop } from '#web/shop.ts';

/** Floats over every page; a bar at a page's foot (data-foot-bar) lifts it. */
export function ChatButton() {
  const shop = useShop();
  return (
    <aside aria-label="Chat">
      <a
        href={chatLink(shop)}
        target="_blank"
        rel="noreferrer"
        aria-label="Chat with us"
        className="fixed right-4 bottom-[calc(1rem+var(--foot-bar,0px))] z-20 grid size-14 place-items-center rounded-full border border-line bg-paper text-accent shadow-high transition-transform hover:scale-105 sm:right-6"
      >
        <MessageCircle aria-hidden="true" className="size-6" strokeWidth={1.5} />
      </a>
    </aside>
  );
}
