import { clsx } from 'clsx';
import type { DragEvent, ReactNode } from 'react';

interface FileDropProps {
  label: string;
  hint: string;
  icon: ReactNode;
  accept: string;
  multiple?: boolean;
  isInvalid?: boolean;
  onChoose: (files: File[]) => void;
}

/** Takes files by dialog or drag and drop. */
export function FileDrop({ label, hint, icon, accept, multiple, isInvalid, onChoose }: FileDropProps) {
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onChoose([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the field inside works by keyboard
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <label
        className={clsx(
          'flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-dashed p-4 text-center text-sm transition-colors hover:bg-sand has-focus-visible:outline-2 has-focus-visible:outline-accent',
          isInvalid ? 'border-bad' : 'border-edge',
        )}
      >
        {icon}
        <span className="font-medium">{label}</span>
        <span className="text-muted text-xs">{hint}</span>
        <input
          type="file"
          multiple={multiple}
          accept={accept}
          aria-label={label}
          aria-invalid={isInvalid || undefined}
          className="sr-only"
          onChange={({ target }) => {
            onChoose([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
