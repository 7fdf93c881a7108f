import { useFetcher } from 'react-router';
import type { User } from '#web/catalogue.ts';
import { useUser } from '#web/session.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';

/** For who has lost the phone. One's own is switched off in the account, with a code. */
export function SecondFactorOfOther({ user: { _id, name } }: { user: User }) {
  const isSelf = useUser()?._id === _id;
  const fetcher = useFetcher();
  const switchOff = async () => {
    const question = `Switch off two-step login of ${name}? Their password alone will then log them in.`;
    if (!(await confirm(question, { yes: 'Switch Off', no: 'Cancel', isDangerous: true }))) return;
    await fetcher.submit(null, { method: 'post' });
  };
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone="good">On</Badge>
      {!isSelf && (
        <Button look="outline" size="sm" busy={fetcher.state !== 'idle'} onClick={() => void switchOff()}>
          Switch Off
        </Button>
      )}
    </span>
  );
}
