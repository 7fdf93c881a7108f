/** A page with its draft or its unsaved text, as shoppers would see it. Admins only. */
import { type ContentKey, languageOfKey, type PageKey, placeOfKey } from '#domain/content.ts';
import { isProblem } from '#domain/problems.ts';
import type { RenderedContent } from '#domain/renderedContent.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { contentTexts } from '#texts/content.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { renderPreview } from '#web/components/adminContent/renderPreview.ts';
import { storedContent } from '#web/components/adminContent/storedContent.ts';
import { FaqPage } from '#web/components/faq/FaqPage.tsx';
import { HomeIntro } from '#web/components/home/HomeIntro.tsx';
import { InfoArticle } from '#web/components/info/InfoArticle.tsx';
import { ShopFrame } from '#web/components/layout/ShopFrame.tsx';
import type { FrameHandle } from '#web/components/layout/useFrame.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import type { Route } from './+types/contentPreview.ts';

/** The frame that shoppers see. */
export const handle: FrameHandle = { Frame: ShopFrame };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: adminContentTexts.preview,
    description: adminContentTexts.previewOfAPage,
    isHidden: true,
  });

/** Invalid text cannot be shown: the preview says what to correct. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const key = params.key as ContentKey;
  const stored = storedContent.find(key);
  const { content } = stored ?? (await adminPages.contentPiece({ params: { key } }));
  try {
    const preview = await renderPreview(adminPages, key, content);
    return { key, isUnsaved: stored !== null, content: preview, problem: null };
  } catch (error) {
    if (!isProblem(error) || error.code !== 'invalidInput') throw error;
    return { key, isUnsaved: true, content: null, problem: error.message };
  }
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={contentTexts.previewFailed} />;
}

export default function ContentPreviewPage({ loaderData }: Route.ComponentProps) {
  const { key, isUnsaved, content, problem } = loaderData;
  return (
    <>
      <div className="page-width pt-4">
        <FormAlert tone="caution">
          <p>{isUnsaved ? adminContentTexts.previewUnsaved : adminContentTexts.previewNewest}</p>
          {problem && <p>{adminContentTexts.cannotPreview(problem)}</p>}
        </FormAlert>
      </div>
      {content && (
        <div lang={languageOfKey(key)}>
          <PreviewedPage contentKey={key} content={content} />
        </div>
      )}
    </>
  );
}

function PreviewedPage({ contentKey, content }: { contentKey: ContentKey; content: RenderedContent }) {
  switch (content.kind) {
    case 'home':
      return (
        <div className="flex flex-col gap-16 py-4 pb-16">
          <h1 className="sr-only">{adminContentTexts.previewOfTheHomePage}</h1>
          <HomeIntro content={content} />
        </div>
      );
    case 'faq':
      return <FaqPage content={content} />;
    case 'page':
      return <InfoArticle page={placeOfKey(contentKey) as PageKey} content={content} />;
  }
}
