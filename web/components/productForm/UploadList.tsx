import type { Upload } from './usePhotos.ts';

/** Photos on their way, each with how much of it has arrived. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {uploads.map(({ key, name, share }) => (
        <li key={key} className="flex items-center gap-3">
          <span className="min-w-0 grow truncate">{name}</span>
          <progress
            value={share}
            max={1}
            aria-label={`Uploading ${name}`}
            className="h-1.5 w-32 shrink-0 accent-accent"
          />
          <span className="w-10 text-right text-muted tabular-nums">{Math.round(share * 100)}%</span>
        </li>
      ))}
    </ul>
  );
}
