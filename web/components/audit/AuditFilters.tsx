import { auditActions, auditSubjects } from '#domain/audit.ts';
import { auditTexts } from '#texts/audit.ts';
import { auditEventTexts, auditSubjectTexts } from '#texts/auditLog.ts';
import { DateFields } from '#web/components/admin/DateFields.tsx';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { SearchField } from '#web/components/admin/SearchField.tsx';

export const auditFilterNames = ['search', 'actor', 'subject', 'action', 'startDate', 'endDate'] as const;

const subjects = auditSubjects.map((value) => ({ value, label: auditSubjectTexts[value] }));

const actions = auditActions.map((value) => ({
  value,
  // 'Changed the role of …': the list adds the name.
  label: value.startsWith('review.') ? auditEventTexts[value] : `${auditEventTexts[value]} …`,
}));

export function AuditFilters({ actors }: { actors: readonly { _id: string; name: string }[] }) {
  return (
    <FilterForm label={auditTexts.filterActivity}>
      <SearchField label={auditTexts.searchActivity} placeholder={auditTexts.searchPlaceholder} />
      <FilterSelect
        label={auditTexts.admin}
        name="actor"
        all={auditTexts.allAdmins}
        choices={actors.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <FilterSelect label={auditTexts.area} name="subject" all={auditTexts.allAreas} choices={subjects} />
      <FilterSelect label={auditTexts.action} name="action" all={auditTexts.allActions} choices={actions} />
      <DateFields />
    </FilterForm>
  );
}
