/** Reads content: as pages show it, and with drafts and history for admins. */
import type { Produced } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import {
  CONTENT_VERSIONS_SHOWN,
  type ContentKey,
  type ContentKind,
  type ContentPlace,
  contentKeys,
  pieceIn,
} from '#domain/content.ts';
import type { RenderedContent } from '#domain/renderedContent.ts';
import { shippedContent } from '#domain/shippedContent.ts';
import type { Context, Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { languageNow } from '#texts/language.ts';
import { bodyOf, listVersions, newestVersions, publishedContent, type VersionRow } from './contentQueries.ts';
import { fillContent } from './fillContent.ts';
import { renderContent } from './renderContent.ts';

type RenderedOf<Kind extends ContentKind> = Extract<RenderedContent, { kind: Kind }>;

/** In the language of the request. The place decides the kind. */
async function shownContent<Kind extends ContentKind>(
  place: ContentPlace,
  { db, shopSettings }: Pick<Context, 'db' | 'shopSettings'>,
): Promise<RenderedOf<Kind>> {
  const key = pieceIn(languageNow(), place);
  const shown = (await publishedContent(db, key)) ?? renderContent(shippedContent[key]);
  return fillContent(shown as RenderedOf<Kind>, await shopSettings.read(db));
}

export const homeContent: Handler<typeof endpoints.homeContent> = (_, context) =>
  shownContent<'home'>('home', context);

export const faqContent: Handler<typeof endpoints.faqContent> = (_, context) =>
  shownContent<'faq'>('faq', context);

export const pageContent: Handler<typeof endpoints.pageContent> = async ({ params: { page } }, context) => ({
  ...(await shownContent<'page'>(page, context)),
  page,
});

const userOf = (id: string | null, name: string | null) => (id ? { _id: id, name: name ?? '' } : null);

const savedStamp = (row: VersionRow) => ({
  version: row.version,
  at: row.saved_at,
  by: userOf(row.saved_by, row.saved_by_name),
});

/** `rows` are the newest version of the piece, and the newest published one. */
function stateOf(key: ContentKey, rows: readonly VersionRow[]) {
  const own = rows.filter((row) => row.key === key);
  const newest = own[0];
  const shown = own.find(({ published_at }) => published_at !== null);
  return {
    key,
    version: newest?.version ?? 0,
    published: shown?.published_at
      ? {
          version: shown.version,
          at: shown.published_at,
          by: userOf(shown.published_by, shown.published_by_name),
        }
      : null,
    draft: newest && newest !== shown ? savedStamp(newest) : null,
  };
}

export const contentPieces: Handler<typeof endpoints.contentPieces> = async (_, { db }) => {
  const rows = await newestVersions(db);
  return { pieces: contentKeys.map((key) => stateOf(key, rows)) };
};

/** The newest version with its state, as all admin calls return it. */
export async function pieceOf(
  db: Database,
  key: ContentKey,
): Promise<Produced<typeof endpoints.contentPiece>> {
  const state = stateOf(key, await newestVersions(db, key));
  const body = state.version > 0 ? await bodyOf(db, key, state.version) : undefined;
  return { ...state, content: body ?? shippedContent[key] };
}

export const contentPiece: Handler<typeof endpoints.contentPiece> = ({ params: { key } }, { db }) =>
  pieceOf(db, key);

export const contentVersions: Handler<typeof endpoints.contentVersions> = async (
  { params: { key }, query: { before } },
  { db },
) => {
  const rows = await listVersions(db, key, { before, limit: CONTENT_VERSIONS_SHOWN + 1 });
  const versions = rows.slice(0, CONTENT_VERSIONS_SHOWN).map((row) => ({
    ...savedStamp(row),
    restoredFrom: row.restored_from,
    publishedAt: row.published_at,
  }));
  return { versions, hasMore: rows.length > CONTENT_VERSIONS_SHOWN };
};
