import { addressOfContent } from '#domain/content.ts';
import { bannerText } from '#domain/settings.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { contentTexts } from '#texts/content.ts';
import { contentNames } from '#texts/contentNames.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { ContentStateLine } from '#web/components/adminContent/ContentStateLine.tsx';
import type { ContentState } from '#web/components/adminContent/contentPiece.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { useSettings } from '#web/state/settings.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { Route } from './+types/content.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: adminContentTexts.content,
    description: adminContentTexts.metaDescription,
    isHidden: true,
  });

export const clientLoader = () => adminPages.contentPieces();

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={contentTexts.loadFailed} />;
}

export default function AdminContent({ loaderData: { pieces } }: Route.ComponentProps) {
  return (
    <AdminPage title={adminContentTexts.content}>
      <ul className="max-w-4xl divide-y divide-line rounded-md border border-line bg-paper">
        {pieces.map((piece) => (
          <PieceRow key={piece.key} piece={piece} />
        ))}
        <AnnouncementRow />
      </ul>
    </AdminPage>
  );
}

const rowClass = 'flex flex-wrap items-center justify-between gap-3 p-4';

function PieceRow({ piece }: { piece: ContentState }) {
  const { key } = piece;
  return (
    <li className={rowClass}>
      <div className="min-w-0 grow basis-60">
        <h2 className="font-medium font-text text-base">
          <Link to={addressOfContent(key)} prefetch="none" className="hover:text-accent">
            {contentNames[key]}
          </Link>
        </h2>
        <ContentStateLine state={piece} />
      </div>
      <ButtonLink
        to={`/admin/content/${key}`}
        look="outline"
        size="sm"
        aria-label={adminContentTexts.editPiece(contentNames[key])}
      >
        {adminContentTexts.change}
      </ButtonLink>
    </li>
  );
}

/** The announcement belongs to the settings, because it shows the free delivery threshold. */
function AnnouncementRow() {
  const text = bannerText(useSettings());
  return (
    <li className={rowClass}>
      <div className="min-w-0 grow basis-60">
        <h2 className="font-medium font-text text-base">{adminContentTexts.announcement}</h2>
        <p className="wrap-anywhere text-muted text-sm">{text || adminContentTexts.phoneOnly}</p>
      </div>
      <ButtonLink
        to="/admin/settings"
        look="outline"
        size="sm"
        aria-label={adminContentTexts.editAnnouncement}
      >
        {adminContentTexts.settings}
      </ButtonLink>
    </li>
  );
}
