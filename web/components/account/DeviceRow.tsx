import MonitorSmartphone from 'virtual:lucide/monitor-smartphone';
import { formatDay, formatMoment } from '#domain/dates.ts';
import { accountTexts } from '#texts/account.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { Devices } from './accountData.ts';
import { deviceName } from './deviceName.ts';

interface DeviceRowProps {
  device: Devices[number];
  isBusy: boolean;
  onEnd: () => void;
}

export function DeviceRow({ device, isBusy, onEnd }: DeviceRowProps) {
  const { createdAt, lastUsedAt, isCurrent } = device;
  const name = deviceName(device.device);
  return (
    <li className="flex items-center gap-4 py-4">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-muted" strokeWidth={1.5} />
      <div className="min-w-0 grow">
        <p>{name}</p>
        <p className="text-muted text-sm">
          {accountTexts.sinceLastUsed(formatDay(createdAt), formatMoment(lastUsedAt))}
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="good">{accountTexts.thisDevice}</Badge>
      ) : (
        <Button
          look="quiet"
          size="sm"
          className="shrink-0 whitespace-nowrap"
          busy={isBusy}
          aria-label={accountTexts.logOutDevice(name)}
          onClick={onEnd}
        >
          {accountTexts.logOut}
        </Button>
      )}
    </li>
  );
}
