import { clsx } from 'clsx';
import type { DragEvent, ReactNode } from 'react';

interface FileDropProps {
  label: string;
  hint: string;
  icon: ReactNode;
  accept: string;
  multiple?: boolean;
  isInvalid?: boolean;
  isDisabled?: boolean;
  onChoose: (files: File[]) => void;
}

/** Takes files by dialog or drag and drop. */
export function FileDrop({
  label,
  hint,
  icon,
  accept,
  multiple,
  isInvalid,
  isDisabled,
  onChoose,
}: FileDropProps) {
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    if (!isDisabled) onChoose([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the field inside works by keyboard
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <label
        className={clsx(
          'flex min-h-24 flex-col items-center justify-center gap-1 rounded-md border border-dashed p-4 text-center text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent',
          isDisabled ? 'opacity-50' : 'cursor-pointer hover:bg-sand',
          isInvalid ? 'border-bad' : 'border-edge',
        )}
      >
        {icon}
        <span className="font-medium">{label}</span>
        <span className="text-muted text-xs">{hint}</span>
        <input
          type="file"
          multiple={multiple}
          disabled={isDisabled}
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
