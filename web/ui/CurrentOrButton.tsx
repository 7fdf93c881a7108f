import { Badge } from './Badge.tsx';
import { Button } from './Button.tsx';

interface CurrentOrButtonProps {
  /** Shows the badge in place of the button. */
  isCurrent: boolean;
  badge: string;
  button: string;
  /** Names the row, for screen readers. */
  fullLabel: string;
  look: 'quiet' | 'outline';
  className?: string;
  busy: boolean;
  onPress: () => void;
}

/** The end of a list row: a badge on the current entry, an action on every other one. */
export function CurrentOrButton(props: CurrentOrButtonProps) {
  const { isCurrent, badge, button, fullLabel, look, className, busy, onPress } = props;
  if (isCurrent) return <Badge tone="good">{badge}</Badge>;
  return (
    <Button look={look} size="sm" className={className} busy={busy} aria-label={fullLabel} onClick={onPress}>
      {button}
    </Button>
  );
}
