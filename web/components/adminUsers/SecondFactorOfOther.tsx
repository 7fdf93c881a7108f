import { useFetcher } from 'react-router';
import { coversDuties, mayDo } from '#domain/duties.ts';
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
    const question = `Switch off two-step login for ${name}? They can then log in with only their password.`;
    if (!(await confirm(question, { yes: 'Switch Off', no: 'Cancel', isDangerous: true }))) return;
    await fetcher.submit({ intent: 'switchOffSecondFactor' }, { method: 'post' });
  };
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone="good">On</Badge>
      {maySwitchOff && (
        <Button look="outline" size="sm" busy={fetcher.state !== 'idle'} onClick={() => void switchOff()}>
          Switch Off
        </Button>
      )}
    </span>
  );
}
