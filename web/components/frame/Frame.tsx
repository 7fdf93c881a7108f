import type { ReactNode } from 'react';
import { useGoTo } from '#web/goTo.ts';
import { ConfirmHost } from '#web/ui/ConfirmHost.tsx';
import { ToastHost } from '#web/ui/ToastHost.tsx';
import { useForesight } from '#web/useForesight.ts';
import { useSigning } from '#web/useSigning.ts';
import { Announcement } from './Announcement.tsx';
import { ChatButton } from './ChatButton.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PageRoom } from './PageRoom.tsx';

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  useGoTo();
  useSigning();
  useForesight();
  return (
    <div className="isolate flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-sm bg-night px-4 py-3 text-on-night focus:translate-y-0"
      >
        Skip to content
      </a>
      <NavigationProgress />
      <Announcement />
      <Header />
      <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-6rem)] grow outline-none">
        <PageRoom>{children}</PageRoom>
      </main>
      <Footer />
      <ChatButton />
      <ToastHost />
      <ConfirmHost />
    </div>
  );
}
