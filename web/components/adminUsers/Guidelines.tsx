import { Info } from 'lucide-react';

const rules = [
  'Inactive users cannot log in, and are signed out everywhere at once.',
  'Admins see and change everything here; give this role only to people you trust.',
  'You cannot change your own role or status.',
  'The last active admin cannot be demoted or deactivated.',
  'An admin who has lost the phone asks another one, who switches two-step login off on their page here.',
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
          Guidelines
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
