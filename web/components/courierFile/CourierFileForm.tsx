import Download from 'virtual:lucide/download';
import { useState } from 'react';
import { courierLabel } from '#domain/couriers.ts';
import { adminOrderMessages } from '#texts/adminOrderMessages.ts';
import { courierFileTexts } from '#texts/courierFile.ts';
import { failureText } from '#web/api/failures.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { useSettings } from '#web/state/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { downloadCourierFile, saveAnswers } from './downloadCourierFile.ts';
import { LeftOutOrders } from './LeftOutOrders.tsx';
import type { CourierFile } from './openCourierFile.ts';
import { UnknownPlaceRow } from './UnknownPlaceRow.tsx';
import { useCourierFile } from './useCourierFile.ts';

interface CourierFileFormProps {
  file: CourierFile;
  /** Called with the orders in the file. */
  onDownloaded: (orders: readonly AdminOrder[]) => void;
}

export function CourierFileForm({ file, onDownloaded }: CourierFileFormProps) {
  const { layout } = file;
  const settings = useSettings();
  const { parcels, unknown, unanswered, leftOut, toggle, reading, answers, answer, failure } =
    useCourierFile(file);
  const [isBusy, setIsBusy] = useState(false);
  const [saveFailure, setSaveFailure] = useState('');
  const download = async () => {
    setIsBusy(true);
    try {
      await saveAnswers(layout, answers);
      downloadCourierFile(layout, parcels, settings);
      onDownloaded(parcels.map(({ order }) => order));
    } catch (error) {
      setSaveFailure(failureText(error, adminOrderMessages.placesSaveFailed));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-5 pt-2">
      <FormAlert>{failure || saveFailure}</FormAlert>
      <LeftOutOrders leftOut={leftOut} reading={reading} onToggle={(kind) => void toggle(kind)} />
      {layout.courier && unknown.length > 0 && (
        <section className="flex flex-col gap-3">
          <h3 className="font-medium">
            {courierFileTexts.unknownPlaces(courierLabel(layout.courier), unknown.length)}
          </h3>
          <ul className="flex flex-col gap-3">
            {unknown.map((one) => (
              <UnknownPlaceRow
                key={one.order._id}
                courier={layout.courier ?? 'pathao'}
                unknown={one}
                answer={answers.get(one.order._id)}
                onAnswer={(given) => answer(one.order._id, given)}
              />
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap items-center justify-end gap-4">
        <p role="status" className="text-muted text-sm">
          {unanswered > 0 && courierFileTexts.chooseFirst(unanswered)}
        </p>
        <Button
          busy={isBusy || reading !== null}
          busyLabel={courierFileTexts.pleaseWait}
          disabled={unanswered > 0 || parcels.length === 0}
          onClick={() => void download()}
        >
          <Download aria-hidden="true" className="size-4" />
          {courierFileTexts.download(parcels.length)}
        </Button>
      </div>
    </div>
  );
}
