import type { ReactNode } from 'react';
import { FormAlert } from '#web/ui/FormAlert.tsx';

interface FormFootProps {
  /** Why saving failed. */
  failure: string | undefined;
  /** What another admin has saved in the meantime, and how to go on. */
  conflict: ReactNode;
  /** The form's buttons. */
  children: ReactNode;
}

/**
 * The foot of a long form, always in view. The messages stand above the buttons, since the form's end may be many
 * screens below. Long messages scroll, so that the fields stay in view.
 */
export function FormFoot({ failure, conflict, children }: FormFootProps) {
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 border-line border-t bg-ivory px-4 py-3 sm:mx-0 sm:px-0"
    >
      <div className="relative flex max-h-[33dvh] flex-col gap-3 overflow-y-auto has-[[role=alert]>*]:mb-3">
        <FormAlert>{failure}</FormAlert>
        {conflict}
      </div>
      <div className="flex flex-wrap justify-end gap-3">{children}</div>
    </div>
  );
}
