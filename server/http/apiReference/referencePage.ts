/**
 * The page of the API reference: Swagger UI, which draws the OpenAPI document, lets readers search it and sends calls to
 * this shop. All its files come from this server.
 */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Html, html } from '#server/html.ts';

/** Below `/api`. */
export const REFERENCE_PATH = '/docs';

const require = createRequire(import.meta.url);
const swaggerUi = dirname(require.resolve('swagger-ui-dist/package.json'));
const viewer = fileURLToPath(new URL('./viewer', import.meta.url));

/** The files of the page. They are read from disk at the first visit, because no other page needs them. */
export const viewerFiles = [
  { name: 'swagger-ui.css', type: 'text/css', directory: swaggerUi },
  { name: 'viewer.css', type: 'text/css', directory: viewer },
  { name: 'swagger-ui-bundle.js', type: 'text/javascript', directory: swaggerUi },
  { name: 'start.js', type: 'text/javascript', directory: viewer },
];

/** Swagger UI draws its icons as `data:` images. */
export const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const tagOf = ({ name, type }: (typeof viewerFiles)[number]): Html => {
  const address = `/api${REFERENCE_PATH}/${name}`;
  return type === 'text/css'
    ? html`
<link rel="stylesheet" href="${address}">`
    : html`
<script src="${address}" defer></script>`;
};

export const referencePage = (shopName: string): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${shopName} API</title><link rel="icon" href="/favicon.svg">${viewerFiles.map(tagOf)}
</head><body><main id="reference"></main>
<noscript>This page needs JavaScript. The same for machines: <a href="/api/openapi.json">openapi.json</a></noscript>
</body></html>
`.source;
