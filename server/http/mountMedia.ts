/** Serves the shop's photos at `/media/{publicId}/{width}.{format}` as immutable files. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '#domain/ids.ts';
import { contentTypeOf, type ImageVariant, variantOf } from '#domain/images.ts';
import { Problem } from '#domain/problems.ts';
import { type FindVariant, type MediaParts, variantFinder } from '#server/media/findVariant.ts';
import { problemOf } from './problemResponses.ts';
import { sendProblem } from './sendProblem.ts';

/** Increase this when the processing of photos changes. */
const edition = 1;

const year = 365 * 24 * 60 * 60;

/** A browser must show a file as an image or not at all. Other sites may embed the shop's photos. */
const mediaHeaders = {
  'cache-control': `public, max-age=${year}, immutable`,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

interface MediaRoute {
  Params: { publicId: string; file: string };
}

export function mountMedia(app: FastifyInstance, parts: MediaParts): void {
  const findVariant = variantFinder(parts);
  app.register(async (media) => {
    media.get<MediaRoute>('/media/:publicId/:file', (request, reply) => {
      const { publicId, file } = request.params;
      const variant = variantOf(file);
      if (!variant || !isId(publicId)) throw new Problem('uploadNotFound');
      return sendPicture(request, reply, publicId, variant, findVariant);
    });
    media.get('/media/*', () => {
      throw new Problem('uploadNotFound');
    });
    media.setErrorHandler((error, request, reply) => sendProblem(reply, problemOf(error, request.log)));
  });
}

async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  publicId: string,
  variant: ImageVariant,
  findVariant: FindVariant,
) {
  const picture = await findVariant(publicId, variant);
  if (!picture) throw new Problem('uploadNotFound');
  const { body, bytes } = picture;
  const etag = `"${edition}-${publicId}-${variant.width}-${variant.format}"`;
  reply.headers({ ...mediaHeaders, etag });
  if (request.headers['if-none-match']?.includes(etag)) {
    if (!Buffer.isBuffer(body)) body.destroy();
    return reply.code(304).send();
  }
  return reply.headers({ 'content-type': contentTypeOf[variant.format], 'content-length': bytes }).send(body);
}
