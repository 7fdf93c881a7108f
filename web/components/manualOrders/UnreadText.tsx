import { manualOrdersTexts } from '#texts/manualOrders.ts';
import { FormAlert } from '#web/ui/FormAlert.tsx';

/** The rest of the message, for the admin to read. */
export function UnreadText({ unread }: { unread: readonly string[] }) {
  if (unread.length === 0) return null;
  return (
    <FormAlert tone="caution">
      <p className="font-medium">{manualOrdersTexts.notUnderstood}</p>
      <ul className="wrap-anywhere list-inside list-disc">
        {[...new Set(unread)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </FormAlert>
  );
}
