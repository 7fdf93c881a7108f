import MessageCircle from 'virtual:lucide/message-circle';
import { clsx } from 'clsx';
import { chatLink } from '#domain/settings.ts';
import { layoutTexts } from '#texts/layout.ts';
import { useSettings } from '#web/state/settings.ts';
import { iconButtonClass } from '#web/ui/IconButton.tsx';

interface ChatLinkProps {
  /** Stays in its bar on wide screens, too. */
  isInBar?: boolean;
}

/** Icon in the header; on wide screens it floats in the gutter that page-width reserves (styles/app.css). */
export function ChatLink({ isInBar = false }: ChatLinkProps) {
  return (
    <a
      href={chatLink(useSettings())}
      target="_blank"
      rel="noreferrer"
      aria-label={layoutTexts.chatWithUs}
      className={clsx(
        iconButtonClass,
        !isInBar &&
          'lg:fixed! lg:right-2 lg:bottom-4 lg:size-12 lg:border lg:border-line lg:bg-paper lg:text-accent lg:shadow-high',
      )}
    >
      <MessageCircle className="size-6" strokeWidth={1.5} />
    </a>
  );
}
