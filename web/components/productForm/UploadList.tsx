import RotateCcw from 'virtual:lucide/rotate-ccw';
import X from 'virtual:lucide/x';
import { digits } from '#texts/numbers.ts';
import { productFormTexts } from '#texts/productForm.ts';
import { uploadMessages } from '#texts/uploads.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { Upload } from './usePhotos.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onDismiss: (key: string) => void;
}

/** Uploading photos with their progress or error. */
export function UploadList({ uploads, onRetry, onDismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {uploads.map((upload) => (
        <li key={upload.key}>
          {upload.failure ? (
            <FailedUpload
              name={upload.file.name}
              failure={upload.failure}
              onRetry={() => onRetry(upload)}
              onDismiss={() => onDismiss(upload.key)}
            />
          ) : (
            <RunningUpload name={upload.file.name} share={upload.share} />
          )}
        </li>
      ))}
    </ul>
  );
}

function RunningUpload({ name, share }: { name: string; share: number }) {
  return (
    <div className="flex items-center gap-3">
      <span className="min-w-0 grow truncate">{name}</span>
      <progress
        value={share}
        max={1}
        aria-label={productFormTexts.uploading(name)}
        className="h-1.5 w-32 shrink-0 accent-accent"
      />
      <span className="w-10 text-right text-muted tabular-nums">{digits(Math.round(share * 100))}%</span>
    </div>
  );
}

interface FailedUploadProps {
  name: string;
  failure: NonNullable<Upload['failure']>;
  onRetry: () => void;
  onDismiss: () => void;
}

function FailedUpload({ name, failure, onRetry, onDismiss }: FailedUploadProps) {
  return (
    <div className="flex items-center gap-2 rounded-sm border border-bad bg-bad-soft/40 py-1 pr-1 pl-3">
      <p role="alert" className="min-w-0 grow wrap-anywhere">
        {uploadMessages.failedBecause(name, failure.text)}
      </p>
      {failure.mayRetry && (
        <Button look="outline" size="sm" aria-label={productFormTexts.tryAgainName(name)} onClick={onRetry}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {productFormTexts.tryAgain}
        </Button>
      )}
      <IconButton label={productFormTexts.dismiss(name)} onClick={onDismiss}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}
