import { languageOfKey } from '#domain/content.ts';
import { languages } from '#domain/languages.ts';
import { bannerText } from '#domain/settings.ts';
import { adminContentTexts } from '#texts/adminContent.ts';
import { contentTexts } from '#texts/content.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { contentListClass, contentRowClass, PieceGroup } from '#web/components/adminContent/PieceGroup.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { useSettings } from '#web/state/settings.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
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
      {languages.map((language) => (
        <PieceGroup
          key={language}
          language={language}
          pieces={pieces.filter(({ key }) => languageOfKey(key) === language)}
        />
      ))}
      <ul className={contentListClass}>
        <AnnouncementRow />
      </ul>
    </AdminPage>
  );
}

/** The announcement belongs to the settings, because it shows the free delivery threshold. */
function AnnouncementRow() {
  const text = bannerText(useSettings());
  return (
    <li className={contentRowClass}>
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
