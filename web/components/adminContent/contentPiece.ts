import type { ResponseOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';

/** The newest version of a piece with its state. */
export type ContentPiece = ResponseOf<(typeof endpoints)['contentPiece']>;
/** The state of a piece, as the list shows it. */
export type ContentState = ResponseOf<(typeof endpoints)['contentPieces']>['pieces'][number];
export type ContentHistoryPage = ResponseOf<(typeof endpoints)['contentVersions']>;
export type ContentVersion = ContentHistoryPage['versions'][number];
