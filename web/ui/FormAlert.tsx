import CircleAlert from 'virtual:lucide/circle-alert';
import CircleCheck from 'virtual:lucide/circle-check';
import Info from 'virtual:lucide/info';
import type { ReactNode } from 'react';

const tones = {
  bad: { icon: CircleAlert, box: 'border-bad/30 bg-bad-soft text-bad' },
  good: { icon: CircleCheck, box: 'border-good/30 bg-good-soft text-good' },
  caution: { icon: Info, box: 'border-caution/30 bg-caution-soft text-caution' },
};

/**
 * The button that was pressed may be a screen away from the message: on a phone, forms are longer than the screen. A bar at the
 * foot of the screen is in view wherever the page is scrolled to.
 */
function show(message: HTMLElement | null) {
  if (!message?.closest('[data-foot-bar]')) message?.scrollIntoView({ block: 'nearest' });
}

interface FormAlertProps {
  tone?: keyof typeof tones;
  className?: string;
  /** Renders empty without a message. The live region announces the message when it fills. */
  children?: ReactNode;
}

/** A message about a whole form, above or below it. */
export function FormAlert({ tone = 'bad', className, children }: FormAlertProps) {
  const { icon: Icon, box } = tones[tone];
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={children ? className : 'hidden'}>
      {children && (
        <div
          ref={tone === 'bad' ? show : undefined}
          className={`flex items-start gap-3 rounded-md border px-4 py-3 text-sm ${box}`}
        >
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <div className="min-w-0 grow">{children}</div>
        </div>
      )}
    </div>
  );
}
