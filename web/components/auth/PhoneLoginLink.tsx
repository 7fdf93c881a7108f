import Smartphone from 'virtual:lucide/smartphone';
import { withReturnTo } from '#domain/returnTo.ts';
import { authTexts } from '#texts/auth.ts';
import { useSettings } from '#web/state/settings.ts';
import { ButtonLink } from '#web/ui/Button.tsx';

/** Below the form of login and registration. Hidden where an admin has switched it off. */
export function PhoneLoginLink({ returnTo }: { returnTo: string | null }) {
  if (!useSettings().phoneLogin) return null;
  return (
    <div className="mt-6 flex flex-col gap-6">
      <p className="flex items-center gap-4 text-muted text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {authTexts.or}
      </p>
      <ButtonLink to={withReturnTo('/auth/phone', returnTo)} look="outline" wide>
        <Smartphone aria-hidden="true" className="size-5" strokeWidth={1.5} />
        {authTexts.byPhone}
      </ButtonLink>
    </div>
  );
}
