import { type DeedSubject, deedSubjects, deeds } from '#domain/deeds.ts';
import { DateFields } from '#web/components/admin/DateFields.tsx';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { SearchField } from '#web/components/admin/SearchField.tsx';

export const deedFilterNames = ['search', 'actor', 'subject', 'action', 'startDate', 'endDate'] as const;

const subjects = Object.entries(deedSubjects).map(([value, label]) => ({ value, label }));

const actions = Object.entries(deeds).flatMap(([subject, words]) =>
  Object.entries(words).map(([value, word]) => ({
    value,
    // 'Changed the role of …': whose follows in the list.
    label: subject === ('review' satisfies DeedSubject) ? word : `${word} …`,
  })),
);

export function DeedFilters({ actors }: { actors: readonly { _id: string; name: string }[] }) {
  return (
    <FilterForm label="Filter activity">
      <SearchField label="Search activity" placeholder="Order number, name or what changed" />
      <FilterSelect
        label="Admin"
        name="actor"
        all="All admins"
        choices={actors.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <FilterSelect label="About" name="subject" all="Everything" choices={subjects} />
      <FilterSelect
        label="Action"
        name="action"
        all="All actions"
        choices={actions}
        className="basis-full sm:basis-56 lg:basis-64"
      />
      <DateFields />
    </FilterForm>
  );
}
