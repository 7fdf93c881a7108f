import { lineText } from '#domain/orderLines.ts';
import type { Order } from '#web/api/responses.ts';

interface LineComponentsProps {
  line: Pick<Order['orderItems'][number], 'components'>;
  className?: string;
}

/** What is in one combo of a line. */
export function LineComponents({
  line: { components },
  className = 'text-muted text-xs',
}: LineComponentsProps) {
  if (components.length === 0) return null;
  return (
    <ul className={className}>
      {components.map((component, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: components have no id, and their order never changes
        <li key={place}>{lineText(component)}</li>
      ))}
    </ul>
  );
}
