import { useState } from 'react';
import { courierLabel } from '#domain/couriers.ts';
import { courierFileTexts } from '#texts/courierFile.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { BookingOffer } from './BookingOffer.tsx';
import { CourierFileForm } from './CourierFileForm.tsx';
import type { CourierFile } from './openCourierFile.ts';

interface CourierFileDialogProps {
  file: CourierFile;
  onClose: () => void;
}

/** What goes into a courier's file and what does not; after the download, the booking of its orders. */
export function CourierFileDialog({ file, onClose }: CourierFileDialogProps) {
  const [downloaded, setDownloaded] = useState<readonly AdminOrder[] | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={courierFileTexts.title(file.layout.name)}
      description={courierFileTexts.description}
    >
      {downloaded ? (
        <BookingOffer
          courier={file.layout.courier ? courierLabel(file.layout.courier) : file.layout.name}
          orders={downloaded}
          onDone={onClose}
        />
      ) : (
        <CourierFileForm file={file} onDownloaded={setDownloaded} />
      )}
    </Dialog>
  );
}
