import { useState } from 'react';
import { teamTexts } from '#texts/team.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { MemberCard } from '#web/components/team/MemberCard.tsx';
import { NewMemberForm } from '#web/components/team/NewMemberForm.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Route } from './+types/team.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: teamTexts.team, description: teamTexts.description, isHidden: true });

export const clientLoader = () => adminPages.team();

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={teamTexts.loadFailed} />;
}

export default function AdminTeam({ loaderData: { members } }: Route.ComponentProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <AdminPage
      title={teamTexts.team}
      actions={
        !isAdding && (
          <Button size="sm" onClick={() => setIsAdding(true)}>
            {teamTexts.addMember}
          </Button>
        )
      }
    >
      {isAdding && <NewMemberForm onDone={() => setIsAdding(false)} />}
      <ul className="grid items-start gap-4 lg:grid-cols-2" aria-label={teamTexts.members}>
        {members.map((member) => (
          <MemberCard key={member._id} member={member} />
        ))}
      </ul>
      <p className="text-muted text-sm">{teamTexts.rules}</p>
    </AdminPage>
  );
}
