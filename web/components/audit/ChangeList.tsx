import { type ChangedSubject, changesOf, type Shown } from './auditChanges.ts';

/** 'Status: Shipped → Delivered', one line for each changed field. */
export function ChangeList({ event, className }: { event: ChangedSubject; className?: string }) {
  return (
    <ul className={className}>
      {changesOf(event).map(({ field, label, from, to }) => (
        <li key={field}>
          <Value {...label} />: {from && <Value {...from} />}
          {from && ' → '}
          <Value {...to} />
        </li>
      ))}
    </ul>
  );
}

const Value = ({ text, isTyped }: Shown) => (isTyped ? <span translate="no">{text}</span> : text);
