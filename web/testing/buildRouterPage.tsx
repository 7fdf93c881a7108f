/** Renders a small page with the installed router, as the server does, for tests of what we rely on in it. */
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  useLoaderData,
} from 'react-router';
import { readLoaderData, renderHtml } from '#web/ssr/renderHtml.tsx';

export const loaderText = 'Reshmi Churi';

function Root() {
  const { name } = useLoaderData<{ name: string }>();
  return (
    <html lang="en">
      <head>
        <title>Page</title>
      </head>
      <body>
        <img alt="" fetchPriority="high" />
        <h1>{name}</h1>
        <Scripts />
      </body>
    </html>
  );
}

const route = {
  id: 'root',
  path: '',
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  hasDefaultExport: true,
  module: '/assets/root.js',
  imports: ['/assets/shared.js'],
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

/** The page's HTML as `renderHtml` returns it. */
export async function buildRouterPage(nonce: string): Promise<string> {
  let html = '';
  const handle = async (request: Request, status: number, headers: Headers, router: EntryContext) => {
    const data = await readLoaderData(router);
    html = renderHtml({ nonce, url: request.url, router, data });
    return new Response(null, { status, headers });
  };
  const build = {
    entry: { module: { default: handle } },
    routes: {
      root: {
        id: 'root',
        path: '',
        module: { default: Root, loader: () => ({ name: loaderText }) },
      },
    },
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
      routes: { root: route },
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const respond = createRequestHandler(build, 'production');
  await respond(new Request('http://shop.test/'), new RouterContextProvider());
  return html;
}
