import './zodWithoutEval.ts';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { apiOf } from './api.ts';
import { ErrorPage } from './components/frame/ErrorPage.tsx';
import { Frame } from './components/frame/Frame.tsx';
import { tellAwake } from './earlyPresses.ts';
import type { RootData } from './pageMeta.ts';
import { isShopOutdated, shopWasRead } from './shop.ts';
import './styles/app.css';
import anekLatin from './styles/fonts/anek-latin.woff2?url';
import anekTaka from './styles/fonts/anek-taka.woff2?url';
import tiroLatin from './styles/fonts/tiro-latin.woff2?url';

const fontPreload = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: Route.LinksFunction = () => [
  ...[anekLatin, tiroLatin, anekTaka].map(fontPreload),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

async function load({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>): Promise<RootData> {
  return { shop: await apiOf(context).shop(), origin: url.origin };
}

export const loader = (args: Route.LoaderArgs) => load(args);

/** What the frame shows, for when the shop can't be asked again. */
let known: RootData | null = null;

export async function clientLoader(args: Route.ClientLoaderArgs): Promise<RootData> {
  // Asked or not: the next navigation doesn't wait for an answer that doesn't come.
  shopWasRead();
  return known ? load(args).catch(() => known as RootData) : load(args);
}

/** A new phone number or fee reaches pages that stay open, too. */
export const shouldRevalidate = isShopOutdated;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#2a1d1a" />
        <Meta />
        <Links />
      </head>
      <body>
        <Frame>{children}</Frame>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    known = loaderData;
  }, [loaderData]);
  useEffect(() => void tellAwake(), []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
