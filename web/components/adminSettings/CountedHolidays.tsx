import { dhakaDay } from '#domain/dates.ts';
import { dayWithWeekday } from '#domain/deliveryDates.ts';
import { holidayName, isExpectedHoliday } from '#domain/holidayNames.ts';
import { holidayDays } from '#domain/publicHolidays.ts';
import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { useDays } from './useDays.ts';

/** So that admins see which days they need not add, and make a working day of one that came on another day. */
export function CountedHolidays() {
  const working = useDays('deliveryDays.workingDays');
  const today = dhakaDay(new Date());
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center text-accent underline underline-offset-4">
        {adminSettingsTexts.countedHolidays}
      </summary>
      <p className="text-muted">{adminSettingsTexts.holidaysNote}</p>
      <ul className="mt-2 divide-y divide-line">
        {holidayDays
          .filter((day) => day >= today)
          .map((day) => (
            <HolidayRow key={day} day={day} isWorking={working.days.includes(day)} working={working} />
          ))}
      </ul>
    </details>
  );
}

interface HolidayRowProps {
  day: string;
  isWorking: boolean;
  working: Pick<ReturnType<typeof useDays>, 'add' | 'remove'>;
}

function HolidayRow({ day, isWorking, working: { add, remove } }: HolidayRowProps) {
  const named = [dayWithWeekday(day), holidayName(day)] as const;
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1">
      <span className={isWorking ? 'text-muted line-through' : undefined}>{named.join(': ')}</span>
      {isExpectedHoliday(day) && <Badge>{adminSettingsTexts.expected}</Badge>}
      <button
        type="button"
        aria-label={
          isWorking ? adminSettingsTexts.makeHolidayOf(...named) : adminSettingsTexts.makeWorkingOf(...named)
        }
        className="ml-auto min-h-9 text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        onClick={() => (isWorking ? remove(day) : add(day))}
      >
        {isWorking ? adminSettingsTexts.makeHoliday : adminSettingsTexts.makeWorking}
      </button>
    </li>
  );
}
