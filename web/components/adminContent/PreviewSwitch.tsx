import { clsx } from 'clsx';
import { useState } from 'react';
import { adminContentTexts } from '#texts/adminContent.ts';

export function usePreviewSwitch() {
  const [isPreview, show] = useState(false);
  return { isPreview, show };
}

interface PreviewSwitchProps {
  isPreview: boolean;
  onShow: (isPreview: boolean) => void;
}

const views = [
  { label: adminContentTexts.edit, isPreview: false },
  { label: adminContentTexts.preview, isPreview: true },
];

/** On narrow screens: shows either the form or its preview. */
export function PreviewSwitch({ isPreview, onShow }: PreviewSwitchProps) {
  return (
    <fieldset className="flex gap-6 border-line border-b xl:hidden">
      <legend className="sr-only">{adminContentTexts.view}</legend>
      {views.map((view) => (
        <button
          key={view.label}
          type="button"
          aria-pressed={view.isPreview === isPreview}
          onClick={() => onShow(view.isPreview)}
          className={clsx(
            '-mb-px min-h-12 border-b-2 px-1 focus-visible:-outline-offset-2',
            view.isPreview === isPreview
              ? 'border-accent text-ink'
              : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {view.label}
        </button>
      ))}
    </fieldset>
  );
}
