import { MonitorSmartphone } from 'lucide-react';
import { formatDay, formatMoment } from '#domain/dates.ts';
import { failureText } from '#web/failureText.ts';
import { signOutEverywhere } from '#web/signing.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';
import type { Devices } from './accountData.ts';
import { deviceName } from './deviceName.ts';
import { TabSection } from './TabSection.tsx';

async function leaveEverywhere() {
  const isSure = await confirm('Sign out on all devices, this one too?', { yes: 'Sign out', no: 'Stay' });
  if (!isSure) return;
  await signOutEverywhere().catch((error: unknown) =>
    toast(failureText(error, 'Failed to sign out everywhere'), 'bad'),
  );
}

export function DeviceList({ devices }: { devices: Devices }) {
  return (
    <TabSection
      title="Signed-in devices"
      action={
        <Button look="outline" size="sm" onClick={() => void leaveEverywhere()}>
          Sign out everywhere
        </Button>
      }
    >
      <ul className="divide-y divide-line border-line border-y">
        {devices.map(({ device, createdAt, lastUsedAt, isCurrent }) => (
          <li key={createdAt + device} className="flex items-center gap-4 py-4">
            <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-muted" strokeWidth={1.5} />
            <div className="min-w-0 grow">
              <p>{deviceName(device)}</p>
              <p className="text-muted text-sm">
                Since {formatDay(createdAt)}, last used {formatMoment(lastUsedAt)}
              </p>
            </div>
            {isCurrent && <Badge tone="good">This device</Badge>}
          </li>
        ))}
      </ul>
    </TabSection>
  );
}
