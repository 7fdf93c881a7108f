/** The API told to strangers: for machines and for people. */
import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { docsPage } from './docsPage.ts';
import { openApiOf } from './openApi.ts';

const docsPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

export function mountDocs(app: FastifyInstance, table: Record<string, AnyEndpoint>, shopName: string): void {
  const description = writtenOnce(() => JSON.stringify(openApiOf(table, shopName)));
  const page = writtenOnce(() => docsPage(table, shopName));
  app.get('/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(description()));
  app.get('/docs', (_, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', docsPolicy).send(page()),
  );
}

/** When somebody asks: most shops run for years without, and a megabyte of text would wait in memory. */
function writtenOnce(write: () => string): () => string {
  let written: string | undefined;
  return () => {
    written ??= write();
    return written;
  };
}
