/** Looks up the uploaded pictures of content, whose size decides whether they can be used. */
import type { Content, ContentPicture } from '#domain/content.ts';
import { type PictureUse, pictureProblem } from '#domain/contentPictures.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import type { Database } from '#server/database/connect.ts';
import { type KnownUpload, uploadsWithIds } from '#server/uploads/uploadQueries.ts';
import { contentTexts } from '#texts/content.ts';

interface PlacedPicture {
  /** Below `content`. */
  field: string;
  use: PictureUse;
  picture: ContentPicture;
}

function picturesOf(content: Content): PlacedPicture[] {
  if (content.kind !== 'home') return [];
  return [
    ...content.banners.map(({ picture }, place) => ({
      field: `banners.${place}.picture`,
      use: 'banner' as const,
      picture,
    })),
    ...content.categories.map(({ picture }, place) => ({
      field: `categories.${place}.picture`,
      use: 'category' as const,
      picture,
    })),
  ];
}

const uploadIdOf = (picture: ContentPicture): string | null =>
  'publicId' in picture ? picture.publicId : null;

export const uploadIdsIn = (content: Content): string[] => [
  ...new Set(
    picturesOf(content)
      .map(({ picture }) => uploadIdOf(picture))
      .filter((id) => id !== null),
  ),
];

function problemOf({ use }: PlacedPicture, upload: KnownUpload | undefined): string | null {
  return upload ? pictureProblem(use, upload) : contentTexts.pictureGone;
}

/**
 * The content with the true size of each uploaded picture. A picture that is gone or too small is refused at its
 * field.
 */
export async function withPictureSizes(db: Database, content: Content): Promise<Content> {
  if (content.kind !== 'home') return content;
  const known = await uploadsWithIds(db, uploadIdsIn(content).filter(isId));
  const uploads = new Map(known.map((upload) => [upload.id, upload]));
  const errors: Record<string, string> = {};
  for (const placed of picturesOf(content)) {
    const id = uploadIdOf(placed.picture);
    const problem = id === null ? null : problemOf(placed, uploads.get(id));
    if (problem) errors[`content.${placed.field}`] = problem;
  }
  const [message] = Object.values(errors);
  if (message) throw new Problem('invalidInput', { message, errors });
  const sized = <T extends { picture: ContentPicture }>(shown: T): T => {
    const upload = uploads.get(uploadIdOf(shown.picture) ?? '');
    return upload
      ? { ...shown, picture: { publicId: upload.id, width: upload.width, height: upload.height } }
      : shown;
  };
  return { ...content, banners: content.banners.map(sized), categories: content.categories.map(sized) };
}
