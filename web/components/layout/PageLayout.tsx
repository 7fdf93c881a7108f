import type { ReactNode } from 'react';
import { layoutTexts } from '#texts/layout.ts';
import { useSessionSync } from '#web/auth/useSessionSync.ts';
import { NavigationListener } from '#web/browser/goTo.ts';
import { Offline } from '#web/offline/Offline.tsx';
import { ConfirmHost } from '#web/ui/ConfirmHost.tsx';
import { ToastHost } from '#web/ui/ToastHost.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PageOrOutline } from './PageOrOutline.tsx';
import { useFrame } from './useFrame.ts';

/** Layout of every page. */
export function PageLayout({ children }: { children: ReactNode }) {
  useSessionSync();
  const Frame = useFrame();
  return (
    <div className="isolate flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-sm bg-night px-4 py-3 text-on-night focus:translate-y-0"
      >
        {layoutTexts.skipToContent}
      </a>
      <NavigationListener />
      <NavigationProgress />
      <Frame>
        <PageOrOutline>{children}</PageOrOutline>
      </Frame>
      <Offline />
      <ToastHost />
      <ConfirmHost />
    </div>
  );
}
