import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { problemMessages } from '#texts/problemMessages.ts';
import { teamTexts } from '#texts/team.ts';
import type { TeamMember } from '#web/api/responses.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, waitUntil } from '#web/testing/mountPage.tsx';
import { DutiesForm } from './DutiesForm.tsx';

const member: TeamMember = {
  ...{ _id: 'a', name: 'Helper', email: 'helper@example.com', isActive: true, duties: ['orders'] },
  ...{ hasSecondFactor: false, lastSeenAt: null, changedAt: '2026-11-28T10:00:00.000Z' },
};

const newer: TeamMember = { ...member, duties: ['products'], changedAt: '2026-11-28T11:00:00.000Z' };

function FormOnPage({ onDone }: { onDone: () => void }) {
  const [shown, setShown] = useState(member);
  return (
    <>
      <DutiesForm member={shown} onDone={onDone} />
      <button type="button" aria-label="read again" onClick={() => setShown(newer)} />
    </>
  );
}

it('a change says which duties it was made from, also after the page was read again', async () => {
  const sent = mockCalls({
    'PUT /admin/team/a': () => ({
      status: 409,
      body: { code: 'changedMeanwhile', message: problemMessages.changedMeanwhile },
    }),
  });
  const onDone = vi.fn();
  await mountPage(<FormOnPage onDone={onDone} />);
  await press('read again');
  await press(teamTexts.saveDuties);
  await waitUntil(() => expect(document.body.textContent).toContain(problemMessages.changedMeanwhile));
  expect(sent[0]?.body).toMatchObject({ basedOn: member.changedAt });
  expect(onDone).not.toHaveBeenCalled();
});
