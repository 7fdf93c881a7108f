import { dayText } from '#domain/deliveryDates.ts';
import { holidayDays, holidayName } from '#domain/publicHolidays.ts';

/** So that the owner sees which days she need not add. */
export function CountedHolidays() {
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center text-accent underline underline-offset-4">
        Public holidays that are counted already
      </summary>
      <p className="text-muted">
        Holidays of 2027 that follow the moon are expected dates. If one moves, add the day here.
      </p>
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
