import { type ReactNode, Suspense } from 'react';
import { Announcement } from './Announcement.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** Banner, header and footer around a page of the shop. */
export function ShopFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Announcement />
      <Header />
      <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-6rem)] grow outline-none">
        {children}
      </main>
      {/* React hydrates the page before this boundary. */}
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}
