import { useFetcher } from 'react-router';
import { coversDuties, mayDo } from '#domain/duties.ts';
import { adminTexts } from '#texts/admin.ts';
import { adminUsersTexts } from '#texts/adminUsers.ts';
import type { KnownCustomer } from '#web/api/responses.ts';
import { useUser } from '#web/auth/session.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';

/** For users who lost their phone. Admins switch off their own in the account, with a code. */
export function SecondFactorOfOther({ user: { _id, name, role, duties = null } }: { user: KnownCustomer }) {
  const own = useUser();
  const maySwitchOff =
    own !== null && own._id !== _id && mayDo(own, 'team') && (role !== 'admin' || coversDuties(own, duties));
  const fetcher = useFetcher();
  const switchOff = async () => {
    const question = adminUsersTexts.switchOffQuestion(name);
    if (
      !(await confirm(question, {
        yes: adminUsersTexts.switchOff,
        no: adminTexts.cancel,
        isDangerous: true,
      }))
    )
      return;
    await fetcher.submit({ intent: 'switchOffSecondFactor' }, { method: 'post' });
  };
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone="good">{adminUsersTexts.on}</Badge>
      {maySwitchOff && (
        <Button look="outline" size="sm" busy={fetcher.state !== 'idle'} onClick={() => void switchOff()}>
          {adminUsersTexts.switchOff}
        </Button>
      )}
    </span>
  );
}
