/** The content that admins edit: public as pages show it, and with drafts and history for admins. */
import { z } from 'zod';
import { contentSchema } from '#domain/content.schema.ts';
import { type ContentPlace, contentKeys, pieceIn } from '#domain/content.ts';
import {
  contentParams,
  pageParams,
  previewContentSchema,
  publishContentSchema,
  restoreContentSchema,
  saveDraftSchema,
} from '#domain/contentVersions.schema.ts';
import {
  renderedContentSchema,
  renderedFaqSchema,
  renderedHomeSchema,
  renderedPageSchema,
} from '#domain/renderedContent.schema.ts';
import { versionsSchema } from '#domain/versions.schema.ts';
import { languageNow } from '#texts/language.ts';
import { endpoint } from './endpoint.ts';
import { contentTag, SETTINGS_TAG } from './tags.ts';
import { moment } from './values.ts';

const group = 'Content';
const admin = { who: 'admin', duty: 'content', group } as const;
const anyone = { who: 'anyone', group, method: 'GET' } as const;

/** Of a response in the language of its request. */
const tagsOfPlace = (place: ContentPlace) => [contentTag(pieceIn(languageNow(), place)), SETTINGS_TAG];

/** Null for what comes with the shop, and if the admin is no longer known. */
const author = z.object({ _id: z.string(), name: z.string() }).nullable();
const stamp = z.object({ version: z.int(), at: moment, by: author });

const state = {
  key: z.enum(contentKeys),
  /** The newest version, draft or not. 0 is what comes with the shop. */
  version: z.int(),
  /** What shoppers see. Null if it is what comes with the shop. */
  published: stamp.nullable(),
  /** The newest version if shoppers do not see it yet. */
  draft: stamp.nullable(),
};

const piece = z.object({ ...state, content: contentSchema });

export const content = {
  homeContent: endpoint({
    ...anyone,
    path: '/content/home',
    summary: 'Banners, side cards and category pictures of the home page',
    response: renderedHomeSchema,
    cache: { kind: 'public', tagsOf: () => tagsOfPlace('home') },
  }),
  faqContent: endpoint({
    ...anyone,
    path: '/content/faq',
    summary: 'Questions and answers',
    response: renderedFaqSchema,
    cache: { kind: 'public', tagsOf: () => tagsOfPlace('faq') },
  }),
  pageContent: endpoint({
    ...anyone,
    path: '/content/pages/:page',
    summary: 'The texts of an information page',
    input: { params: pageParams },
    response: renderedPageSchema.extend({ page: pageParams.shape.page }),
    cache: { kind: 'public', tagsOf: ({ page }) => tagsOfPlace(page) },
  }),
  contentPieces: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/content',
    summary:
      'All pieces of content in English, then in Bangla (bn-), with who published each and whether it has a draft',
    response: z.object({ pieces: z.array(z.object(state)) }),
  }),
  contentPiece: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/content/:key',
    summary: 'The newest version of a piece of content, draft or not',
    input: { params: contentParams },
    response: piece,
  }),
  contentVersions: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/content/:key/versions',
    summary: 'The versions of a piece of content, newest first',
    input: { params: contentParams, query: versionsSchema },
    response: z.object({
      versions: z.array(
        z.object({
          version: z.int(),
          at: moment,
          by: author,
          /** The restored version; null if an admin entered the content. */
          restoredFrom: z.int().nullable(),
          /** Null if it was only a draft. */
          publishedAt: moment.nullable(),
        }),
      ),
      hasMore: z.boolean(),
    }),
  }),
  previewContent: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/content/:key/preview',
    summary: 'The content as pages would show it. Nothing is saved',
    input: { params: contentParams, body: previewContentSchema },
    response: z.object({ content: renderedContentSchema }),
  }),
  saveContentDraft: endpoint({
    ...admin,
    method: 'PUT',
    path: '/admin/content/:key/draft',
    summary:
      'Save a draft, starting from the version that was read. Shoppers do not see it. The newest draft sent again, as after a lost response, changes nothing',
    input: { params: contentParams, body: saveDraftSchema },
    response: piece,
    refusals: ['changedMeanwhile'],
  }),
  publishContent: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/content/:key/publish',
    summary: 'Show the newest version to shoppers, if it is the one that was read',
    input: { params: contentParams, body: publishContentSchema },
    response: piece,
    refusals: ['changedMeanwhile'],
    touches: ({ key }) => [contentTag(key)],
  }),
  restoreContent: endpoint({
    ...admin,
    method: 'PUT',
    path: '/admin/content/:key/restore',
    summary: 'Copy an older version into a new draft. 0 is what comes with the shop',
    input: { params: contentParams, body: restoreContentSchema },
    response: piece,
    refusals: ['changedMeanwhile', 'versionNotFound'],
  }),
};
