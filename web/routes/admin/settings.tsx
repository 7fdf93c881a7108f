import { formatMoment } from '#domain/dates.ts';
import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { SettingsForm } from '#web/components/adminSettings/SettingsForm.tsx';
import { SettingsHistory } from '#web/components/adminSettings/SettingsHistory.tsx';
import { useSettingsForm } from '#web/components/adminSettings/useSettingsForm.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import type { Route } from './+types/settings.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: adminSettingsTexts.settings,
    description: adminSettingsTexts.metaDescription,
    isHidden: true,
  });

export async function clientLoader() {
  const [settings, history] = await Promise.all([
    adminPages.adminSettings(),
    adminPages.settingsVersions({ query: {} }),
  ]);
  return { settings, history };
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={adminSettingsTexts.loadFailed} />;
}

export default function AdminSettings({ loaderData: { settings, history } }: Route.ComponentProps) {
  const settingsForm = useSettingsForm(settings);
  const { isDirty } = settingsForm.form.formState;
  const { changedAt, changedBy } = settingsForm.base;
  return (
    <AdminPage
      title={adminSettingsTexts.settings}
      actions={
        <ButtonLink to="/admin/settings/webhooks" look="outline" size="sm">
          {adminSettingsTexts.webhooks}
        </ButtonLink>
      }
    >
      <p className="text-muted text-sm">
        {changedAt
          ? adminSettingsTexts.lastChangedBy(
              changedBy?.name ?? adminSettingsTexts.someone,
              formatMoment(changedAt),
            )
          : adminSettingsTexts.defaultNote}
      </p>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <SettingsForm settingsForm={settingsForm} />
        <SettingsHistory
          key={history.versions[0]?.version}
          current={settingsForm.base.version}
          hasUnsavedChanges={isDirty}
          first={history}
          onRestored={settingsForm.showRestored}
        />
      </div>
    </AdminPage>
  );
}
