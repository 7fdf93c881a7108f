/** Reads JSON bodies. An empty one counts as none: clients send the header with a body-less DELETE. */
import type { FastifyInstance } from 'fastify';

export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else parse(request, body, done);
  });
}
