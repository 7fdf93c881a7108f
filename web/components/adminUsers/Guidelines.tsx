import Info from 'virtual:lucide/info';

const rules = [
  'Inactive users cannot log in. They are logged out everywhere at once.',
  'An admin made here can see and change everything. The page Team gives single duties instead.',
  'You cannot change your own role or status.',
  'The last active admin with all duties cannot be demoted or deactivated.',
  'If an admin loses their phone, another admin can switch off two-step login for them on their page.',
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
