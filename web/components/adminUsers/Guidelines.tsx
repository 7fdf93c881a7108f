import Info from 'virtual:lucide/info';
import { adminUsersTexts } from '#texts/adminUsers.ts';

const rules = [
  adminUsersTexts.ruleInactive,
  adminUsersTexts.ruleAdmin,
  adminUsersTexts.ruleOwn,
  adminUsersTexts.ruleLastAdmin,
  adminUsersTexts.ruleLostPhone,
];

export function Guidelines() {
  return (
    <section
      aria-labelledby="guidelines"
      className="flex gap-4 rounded-md border border-calm/30 bg-calm-soft p-4 text-sm sm:p-5"
    >
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-calm" strokeWidth={1.5} />
      <div>
        <h2 id="guidelines" className="font-medium font-text text-base">
          {adminUsersTexts.guidelines}
        </h2>
        <ul className="mt-1 list-disc pl-5">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
