import { dayText } from '#domain/deliveryDates.ts';
import { holidayName } from '#domain/holidayNames.ts';
import { holidayDays } from '#domain/publicHolidays.ts';
import { adminSettingsTexts } from '#texts/adminSettings.ts';

/** So that the owner sees which days she need not add. */
export function CountedHolidays() {
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center text-accent underline underline-offset-4">
        {adminSettingsTexts.countedHolidays}
      </summary>
      <p className="text-muted">{adminSettingsTexts.holidaysNote}</p>
      <ul className="mt-2 columns-1 gap-6 sm:columns-2">
        {holidayDays.map((day) => (
          <li key={day}>
            {dayText(day)}: {holidayName(day)}
          </li>
        ))}
      </ul>
    </details>
  );
}
