import '#web/browser/zodWithoutEval.ts';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { addressIn } from '#domain/languageAddresses.ts';
import { languageNow } from '#texts/language.ts';
import { apiOf } from '#web/api/client.ts';
import { ErrorPage } from '#web/components/layout/ErrorPage.tsx';
import { PageLayout } from '#web/components/layout/PageLayout.tsx';
import type { RootData } from '#web/seo/pageMeta.ts';
import { announceHydrated } from '#web/ssr/replayEarlyClicks.ts';
import { orLastShown } from '#web/state/lastShown.ts';
import { areSettingsExpired, noteRootData } from '#web/state/settings.ts';
import type { Route } from './+types/root.ts';
import './styles/app.css';
import anekBangla from './styles/fonts/anek-bangla.woff2?url';
import anekLatin from './styles/fonts/anek-latin.woff2?url';
import anekTaka from './styles/fonts/anek-taka.woff2?url';
import tiroBangla from './styles/fonts/tiro-bangla.woff2?url';
import tiroLatin from './styles/fonts/tiro-latin.woff2?url';

const fontPreload = (href: string, media?: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href, media }) as const;

/**
 * The fonts in the first view of nearly every page. `fonts.css` says which screens need the font of the headings. Each build
 * has one language, so that a page does not name the files of the other.
 */
const firstFonts =
  import.meta.env.KAKON_LANGUAGE === 'bn'
    ? [fontPreload(anekBangla), fontPreload(tiroBangla, '(width >= 48rem)')]
    : [anekLatin, tiroLatin, anekTaka].map((href) => fontPreload(href));

export const links: Route.LinksFunction = () => [
  ...firstFonts,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: addressIn(languageNow(), '/site.webmanifest') },
];

export const loader = async ({ context, url }: Route.LoaderArgs): Promise<RootData> => ({
  settings: await apiOf(context).settings(),
  origin: url.origin,
});

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [orLastShown];

/** A new phone number or fee also reaches pages that stay open. */
export const shouldRevalidate = areSettingsExpired;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={languageNow()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#2a1d1a" />
        <Meta />
        <Links />
      </head>
      <body>
        <PageLayout>{children}</PageLayout>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useEffect(() => noteRootData(loaderData), [loaderData]);
  useEffect(() => void announceHydrated(), []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
