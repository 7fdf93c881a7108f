/** Reads the bodies of API requests: JSON and uploaded files. */
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#domain/problems.ts';
import { MAX_SHEET_BYTES } from '#domain/productSheet.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGES_A_CALL } from '#domain/uploads.ts';
import { nestsDeeperThan } from './nesting.ts';

export async function readBodies(app: FastifyInstance): Promise<void> {
  readJsonBodies(app);
  await app.register(fastifyMultipart, {
    limits: {
      fileSize: Math.max(MAX_IMAGE_BYTES, MAX_SHEET_BYTES),
      files: MAX_IMAGES_A_CALL,
      // No endpoint reads other fields, but some clients send a few.
      fields: 20,
      fieldSize: 1024,
    },
  });
}

/**
 * The levels of arrays and objects in a body; no endpoint takes more than six. Deeper ones only cost time: half a million
 * brackets, which fit into an admin's body, would block the event loop for up to 0.6 s.
 */
export const MAX_NESTING = 20;

/** An empty body counts as none: clients send the header with a body-less DELETE. */
function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else if (nestsDeeperThan(MAX_NESTING, body)) done(new Problem('malformedBody'));
    else parse(request, body, done);
  });
}
