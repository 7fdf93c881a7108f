/** Edits one piece of content. */

import type { ContentKey } from '#domain/content.ts';
import { contentName } from '#domain/contentNames.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { contentTexts } from '#texts/content.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { ContentForm } from '#web/components/adminContent/ContentForm.tsx';
import { ContentHistory } from '#web/components/adminContent/ContentHistory.tsx';
import { ContentStateLine } from '#web/components/adminContent/ContentStateLine.tsx';
import { useContentForm } from '#web/components/adminContent/useContentForm.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import type { Route } from './+types/contentPiece.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: adminContentTexts.editContent,
    description: adminContentTexts.metaDescription,
    isHidden: true,
  });

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const key = params.key as ContentKey;
  const [piece, history] = await Promise.all([
    adminPages.contentPiece({ params: { key } }),
    adminPages.contentVersions({ params: { key }, query: {} }),
  ]);
  return { piece, history };
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={contentTexts.loadFailed} />;
}

export default function AdminContentPiece({ loaderData }: Route.ComponentProps) {
  return <PieceEditor key={loaderData.piece.key} {...loaderData} />;
}

function PieceEditor({ piece, history }: Route.ComponentProps['loaderData']) {
  const contentForm = useContentForm(piece);
  const name = contentName(piece.key);
  return (
    <AdminPage title={name}>
      <Breadcrumbs trail={[{ label: adminContentTexts.content, to: '/admin/content' }, { label: name }]} />
      <ContentStateLine state={piece} />
      <ContentForm contentForm={contentForm} />
      <div className="max-w-4xl">
        <ContentHistory
          // Publishing changes what the history says.
          key={`${piece.version} ${piece.published?.version}`}
          piece={piece}
          isUnsaved={contentForm.isUnsaved}
          first={history}
          onRestored={contentForm.startFrom}
        />
      </div>
    </AdminPage>
  );
}
