import { useState } from 'react';
import { formatMoment } from '#domain/dates.ts';
import { coversDuties, dutiesText } from '#domain/duties.ts';
import { teamTexts } from '#texts/team.ts';
import type { TeamMember } from '#web/api/responses.ts';
import { useUser } from '#web/auth/session.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DutiesForm } from './DutiesForm.tsx';
import { useRemoveMember } from './useRemoveMember.ts';

/** An admin with their duties. One cannot change oneself, nor who has more duties than oneself. */
export function MemberCard({ member }: { member: TeamMember }) {
  const { name, email, duties, isActive, hasSecondFactor, lastSeenAt } = member;
  const own = useUser();
  const isSelf = own?._id === member._id;
  const mayChange = own !== null && !isSelf && coversDuties(own, duties);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="flex flex-col gap-3 rounded-md border border-line bg-paper p-4 text-sm lg:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-medium font-text text-base">
            {name} {isSelf && <span className="text-muted">{teamTexts.you}</span>}
          </h2>
          <p className="wrap-anywhere text-muted">{email}</p>
        </div>
        <span className="flex flex-wrap gap-2">
          {!isActive && <Badge tone="bad">{teamTexts.inactive}</Badge>}
          <Badge tone={hasSecondFactor ? 'good' : 'caution'}>
            {hasSecondFactor ? teamTexts.twoStepLoginOn : teamTexts.twoStepLoginOff}
          </Badge>
        </span>
      </div>
      {!isOpen && <p className="font-medium">{dutiesText(duties)}</p>}
      <p className="text-muted">
        {lastSeenAt ? teamTexts.lastSeen(formatMoment(lastSeenAt)) : teamTexts.notLoggedIn}
      </p>
      {isOpen && <DutiesForm member={member} onDone={() => setIsOpen(false)} />}
      {mayChange && !isOpen && <MemberButtons member={member} onChange={() => setIsOpen(true)} />}
    </li>
  );
}

function MemberButtons({ member, onChange }: { member: TeamMember; onChange: () => void }) {
  const { isBusy, remove } = useRemoveMember(member);
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="outline" size="sm" aria-label={teamTexts.changeDutiesOf(member.name)} onClick={onChange}>
        {teamTexts.changeDuties}
      </Button>
      <Button
        look="quiet"
        size="sm"
        busy={isBusy}
        aria-label={teamTexts.removeName(member.name)}
        onClick={() => void remove()}
      >
        {teamTexts.remove}
      </Button>
    </div>
  );
}
