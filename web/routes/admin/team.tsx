import { useState } from 'react';
import { apiOf } from '#web/api/client.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { MemberCard } from '#web/components/team/MemberCard.tsx';
import { NewMemberForm } from '#web/components/team/NewMemberForm.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Route } from './+types/team.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Team', description: 'Who works here, and with which duties.', isHidden: true });

export const clientLoader = ({ context }: Route.ClientLoaderArgs) => apiOf(context).team();

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title="Failed to load the team" />;
}

export default function AdminTeam({ loaderData: { members } }: Route.ComponentProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <AdminPage
      title="Team"
      actions={
        !isAdding && (
          <Button size="sm" onClick={() => setIsAdding(true)}>
            Add Member
          </Button>
        )
      }
    >
      {isAdding && <NewMemberForm onDone={() => setIsAdding(false)} />}
      <ul className="grid items-start gap-4 lg:grid-cols-2" aria-label="Members">
        {members.map((member) => (
          <MemberCard key={member._id} member={member} />
        ))}
      </ul>
      <p className="text-muted text-sm">
        A change of duties counts at once. You cannot change your own duties, or give a duty that you do not
        have. One active admin always keeps all duties.
      </p>
    </AdminPage>
  );
}
