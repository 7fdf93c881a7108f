import { type AuditSubject, auditEvents, auditSubjects } from '#domain/audit.ts';
import { DateFields } from '#web/components/admin/DateFields.tsx';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { SearchField } from '#web/components/admin/SearchField.tsx';

export const auditFilterNames = ['search', 'actor', 'subject', 'action', 'startDate', 'endDate'] as const;

const subjects = Object.entries(auditSubjects).map(([value, label]) => ({ value, label }));

const actions = Object.entries(auditEvents).flatMap(([subject, words]) =>
  Object.entries(words).map(([value, word]) => ({
    value,
    // 'Changed the role of …': the list adds the name.
    label: subject === ('review' satisfies AuditSubject) ? word : `${word} …`,
  })),
);

export function AuditFilters({ actors }: { actors: readonly { _id: string; name: string }[] }) {
  return (
    <FilterForm label="Filter activity">
      <SearchField label="Search activity" placeholder="Order number, name or change" />
      <FilterSelect
        label="Admin"
        name="actor"
        all="All admins"
        choices={actors.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <FilterSelect label="Area" name="subject" all="All areas" choices={subjects} />
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
