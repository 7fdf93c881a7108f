import Lock from 'virtual:lucide/lock';
import { useEffect } from 'react';
import { adminTexts } from '#texts/admin.ts';
import { formProblemTexts } from '#texts/formProblems.ts';
import { firstPlace } from '#web/auth/adminPlaces.ts';
import { refreshUser } from '#web/auth/auth.ts';
import { useUser } from '#web/auth/session.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** Replaces an admin page that needs another duty. */
export function NotAllowed() {
  const first = firstPlace(useUser());
  // The duties may have been taken away after this browser stored the user. Then the menu shows it.
  useEffect(() => void refreshUser().catch(() => undefined), []);
  return (
    <div role="alert" className="page-width py-12">
      <title>{adminTexts.notAllowed}</title>
      <EmptyState
        level={1}
        icon={<Lock className="size-7" />}
        title={formProblemTexts.notAllowed}
        action={
          <ButtonLink to={first?.to ?? '/account'}>
            {first ? adminTexts.goTo(first.label) : adminTexts.myAccount}
          </ButtonLink>
        }
      >
        {adminTexts.needsDuty}
      </EmptyState>
    </div>
  );
}
