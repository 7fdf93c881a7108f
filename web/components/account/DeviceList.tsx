import { accountTexts } from '#texts/account.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Devices } from './accountData.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { TabSection } from './TabSection.tsx';
import { endAllSessions, useEndSessions } from './useEndSessions.ts';

export function DeviceList({ devices }: { devices: Devices }) {
  const { isBusy, endOne, endOthers } = useEndSessions();
  return (
    <TabSection
      title={accountTexts.devices}
      action={
        <Button look="outline" size="sm" onClick={() => void endAllSessions()}>
          {accountTexts.logOutEverywhere}
        </Button>
      }
    >
      <ul className="divide-y divide-line border-line border-y">
        {devices.map((device) => (
          <DeviceRow key={device._id} device={device} isBusy={isBusy} onEnd={() => void endOne(device)} />
        ))}
      </ul>
      {devices.length > 1 && (
        <Button
          look="outline"
          size="sm"
          className="self-start"
          busy={isBusy}
          onClick={() => void endOthers()}
        >
          {accountTexts.logOutOthers}
        </Button>
      )}
    </TabSection>
  );
}
