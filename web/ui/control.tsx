/** What controls of a form have in common: their style, their error, and the attributes that connect them with the field around them. */
import { createContext, type ReactNode, useContext } from 'react';

/** Common style of text inputs. At 17 px phones do not zoom in. */
export const controlClass =
  'w-full rounded-sm border border-edge bg-paper px-4 text-base text-ink placeholder:text-muted ' +
  'hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-bad aria-invalid:bg-bad-soft/40 ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sand disabled:text-muted';

interface Wiring {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

export const FieldContext = createContext<Wiring | null>(null);

/** Attributes for a control inside a field; empty outside a field. */
export function useFieldWiring() {
  const wiring = useContext(FieldContext);
  if (!wiring) return {};
  return {
    id: wiring.id,
    'aria-describedby': wiring.describedBy,
    'aria-invalid': wiring.isInvalid || undefined,
    'aria-required': wiring.isRequired || undefined,
  };
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="font-medium text-bad text-xs">
      {children}
    </p>
  );
}
