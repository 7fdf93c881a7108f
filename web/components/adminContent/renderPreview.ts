/** The content of a form as the server renders it. */
import { contentSchema } from '#domain/content.schema.ts';
import type { Content, ContentKey } from '#domain/content.ts';
import { fieldErrors } from '#domain/fieldErrors.ts';
import { Problem } from '#domain/problems.ts';
import type { RenderedContent } from '#domain/renderedContent.ts';
import type { AdminApi } from '#web/api/adminClient.ts';

/**
 * Throws the problem `invalidInput` for text that is not complete yet. It is not sent: while an admin types that is
 * nothing special, but the browser reports each refusal of the server in its console.
 */
export async function renderPreview(
  api: AdminApi,
  key: ContentKey,
  content: Content,
): Promise<RenderedContent> {
  const read = contentSchema.safeParse(content);
  if (!read.success) {
    const [message] = Object.values(fieldErrors(read.error));
    throw new Problem('invalidInput', { message });
  }
  const preview = await api.previewContent({ params: { key }, body: { content } });
  return preview.content;
}
