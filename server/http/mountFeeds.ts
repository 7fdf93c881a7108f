/**
 * Serves the product feeds. The feed of a small catalogue is cached until a product in it, its stock or the settings change.
 * A larger one would fill the cache, so it is written page by page while the client reads.
 */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listTags, SETTINGS_TAG, stockTags } from '#contract/tags.ts';
import { feedFormats } from '#domain/feedFormats.ts';
import { type FeedName, feedNames } from '#domain/feedNames.ts';
import { Problem } from '#domain/problems.ts';
import { type FeedPlace, feedPages, isOnePage, wholeFeed } from '#server/feeds/productFeed.ts';
import { cachedRoute } from './cachedRoute.ts';
import type { ResponseCache } from './responseCache.ts';
import type { ServerContext } from './runEndpoint.ts';
import { dataPolicy } from './securityHeaders.ts';

/** A large feed takes seconds of work, and the crawlers of two companies fetch it a few times a day. */
const MAX_STREAMS = 2;
const RETRY_SECONDS = 60;
/** So that clients which do not read cannot hold the streams. A feed of 100,000 products takes about a minute. */
const MAX_STREAM_MS = 10 * 60_000;
/** For a cache between the shop and the crawlers. In seconds. */
const FRESH = 15 * 60;

/** Sends large feeds, a few at a time. */
function feedStreams(headers: Record<string, string>) {
  let streams = 0;
  return (reply: FastifyReply, name: FeedName, place: FeedPlace) => {
    if (streams >= MAX_STREAMS) throw new Problem('unavailable', { retryAfter: RETRY_SECONDS });
    streams += 1;
    // The next page is read when the client has taken the one before.
    const body = Readable.from(feedPages(name, place), { objectMode: false, highWaterMark: 1 });
    const timer = setTimeout(() => body.destroy(), MAX_STREAM_MS);
    body.once('close', () => {
      clearTimeout(timer);
      streams -= 1;
    });
    return reply
      .headers({
        ...headers,
        'content-type': `${feedFormats[name].mediaType}; charset=utf-8`,
        'content-security-policy': dataPolicy,
        'cache-control': `public, max-age=${FRESH}`,
      })
      .send(body);
  };
}

export function mountFeeds(
  app: FastifyInstance,
  serverContext: ServerContext,
  cache: ResponseCache,
  page?: number,
): void {
  const { db, shopSettings, settings } = serverContext.services;
  const place: FeedPlace = { db, shopSettings, origin: new URL(settings.publicUrl).origin, page };
  const send = cachedRoute(cache, serverContext);
  const sendStream = feedStreams(serverContext.headers);
  const sendWhole = (request: FastifyRequest, reply: FastifyReply, name: FeedName) => {
    const tags = [SETTINGS_TAG];
    const write = async () => {
      const { text, products } = await wholeFeed(name, place);
      tags.push(...listTags(products), ...stockTags(products));
      return text;
    };
    return send(request, reply, { type: feedFormats[name].mediaType, tags, write });
  };
  for (const name of feedNames) {
    app.get(`/feeds/${name}`, async (request, reply) =>
      (await isOnePage(place)) ? sendWhole(request, reply, name) : sendStream(reply, name, place),
    );
  }
}
