import { useState } from 'react';
import { shownLabel } from '#domain/batches.ts';
import { batchesTexts } from '#texts/batches.ts';
import type { ListedBatch } from '#web/api/responses.ts';
import { Button } from '#web/ui/Button.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';

const loadDialogs = () => import('./BatchDialogs.tsx');

/** Correct what was typed wrong, or write off what is thrown away. */
export function BatchActions({ batch }: { batch: ListedBatch }) {
  const [opened, setOpened] = useState<'correct' | 'writeOff' | null>(null);
  const close = () => setOpened(null);
  const loaded = useLoaded(loadDialogs, opened, close);
  const name = batchesTexts.batchOf(shownLabel(batch.label), batch.product.name);
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      <Button
        look="outline"
        size="sm"
        aria-label={batchesTexts.correctBatch(name)}
        onClick={() => setOpened('correct')}
      >
        {batchesTexts.correct}
      </Button>
      <Button
        look="outline"
        size="sm"
        aria-label={batchesTexts.writeOffBatch(name)}
        onClick={() => setOpened('writeOff')}
      >
        {batchesTexts.writeOff}
      </Button>
      {loaded && opened === 'correct' && <loaded.CorrectDialog batch={batch} onClose={close} />}
      {loaded && opened === 'writeOff' && <loaded.WriteOffDialog batch={batch} onClose={close} />}
    </div>
  );
}
