import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'plain' | 'accent' | 'good' | 'caution' | 'bad' | 'calm';

const tones: Record<BadgeTone, string> = {
  plain: 'bg-sand text-ink',
  accent: 'bg-accent text-on-accent',
  good: 'bg-good-soft text-good',
  caution: 'bg-caution-soft text-caution',
  bad: 'bg-bad-soft text-bad',
  calm: 'bg-calm-soft text-calm',
};

export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 items-center whitespace-nowrap rounded-sm px-2 font-medium text-xs',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
