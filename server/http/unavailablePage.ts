/**
 * The page that visitors see while the shop is overloaded or its database is away. It needs no data, no script and no
 * other file, so it can always be sent.
 */
import type { FastifyReply } from 'fastify';
import type { Problem } from '#domain/problems.ts';
import type { ShopSettings } from '#domain/settings.ts';
import { Html, html } from '#server/html.ts';
import { inLanguageOf } from '#server/inLanguageOf.ts';
import { languageNow } from '#texts/language.ts';
import { unavailableTexts } from '#texts/unavailable.ts';
import { languageOfRequest } from './languageOfRequest.ts';
import { problemResponse } from './problemResponses.ts';
import { hashOf } from './securityHeaders.ts';

const style = `:root{color-scheme:light}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf7f0;color:#2a1f1b;
font:1.0625rem/1.75rem "Anek Bangla","Noto Sans Bengali",Roboto,Arial,sans-serif;text-align:center}
main{padding:2rem 1.5rem;max-width:30rem}
.name{margin:0;font:2rem/2.5rem "Tiro Bangla",Georgia,serif;color:#6d1a2d}
hr{width:3rem;margin:1.25rem auto;border:0;border-top:1px solid #b08d3e}
h1{margin:0 0 .75rem;font:1.5rem/2rem "Tiro Bangla",Georgia,serif}
p{margin:0 0 1.5rem;color:#67574d}
a{display:inline-block;padding:.75rem 1.75rem;border-radius:4px;background:#6d1a2d;color:#fff9f2;text-decoration:none}
a:focus-visible{outline:3px solid #b08d3e;outline-offset:3px}`;

const policy = `default-src 'none'; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const words = (status: number) =>
  status === 503
    ? { title: unavailableTexts.busyTitle, text: unavailableTexts.busyText }
    : { title: unavailableTexts.brokenTitle, text: unavailableTexts.brokenText };

function unavailablePage(status: number, { name, phone }: ShopSettings): string {
  const { title, text } = words(status);
  return html`<!doctype html>
<html lang="${languageNow()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | ${name}</title><style>${new Html(style)}</style></head>
<body><main><p class="name">${name}</p><hr><h1>${title}</h1>
<p>${text}<br>${unavailableTexts.call(phone)}</p><a href="">${unavailableTexts.tryAgain}</a></main></body></html>`
    .source;
}

export function sendUnavailablePage(reply: FastifyReply, problem: Problem, settings: ShopSettings) {
  const { status, headers } = problemResponse(problem);
  return reply
    .code(status)
    .headers({
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    })
    .send(inLanguageOf(languageOfRequest(reply.request), () => unavailablePage(status, settings)));
}
