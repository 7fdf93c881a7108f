import type { ReactNode } from 'react';
import { formatDay } from '#domain/dates.ts';
import { formatTaka } from '#domain/money.ts';
import { dialled } from '#domain/settings.ts';
import { accountMessages } from '#texts/accountMessages.ts';
import { adminUsersTexts } from '#texts/adminUsers.ts';
import { digits, grouped } from '#texts/numbers.ts';
import { ownPhoneTexts } from '#texts/ownPhone.ts';
import { revenueTexts } from '#texts/revenue.ts';
import type { KnownCustomer } from '#web/api/responses.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { SecondFactorOfOther } from './SecondFactorOfOther.tsx';

/** Contact data and order figures of a customer. */
export function CustomerFacts({ customer }: { customer: KnownCustomer }) {
  const { email, phone, role, isActive, createdAt, orders, spent, lastOrderAt } = customer;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-md border border-line bg-paper p-4 text-sm sm:grid-cols-3 lg:grid-cols-4 lg:p-5">
      <Fact term={adminUsersTexts.email} isWide>
        {email ? (
          <a href={`mailto:${email}`} className="underline underline-offset-4 wrap-anywhere">
            {email}
          </a>
        ) : (
          ownPhoneTexts.emailMissing
        )}
      </Fact>
      <Fact term={adminUsersTexts.phone}>
        {phone ? (
          <a href={`tel:${dialled(phone)}`} className="tabular-nums underline underline-offset-4">
            {digits(phone)}
          </a>
        ) : (
          accountMessages.phoneMissing
        )}
      </Fact>
      <Fact term={adminUsersTexts.joined}>{formatDay(createdAt)}</Fact>
      <Fact term={adminUsersTexts.roleAndStatus}>
        <span className="flex flex-wrap gap-2">
          <Badge tone={role === 'admin' ? 'accent' : 'plain'}>
            {role === 'admin' ? adminUsersTexts.admin : adminUsersTexts.user}
          </Badge>
          <Badge tone={isActive ? 'good' : 'bad'}>
            {isActive ? adminUsersTexts.active : adminUsersTexts.inactive}
          </Badge>
        </span>
      </Fact>
      {customer.hasSecondFactor && (
        <Fact term={adminUsersTexts.twoStepLogin}>
          <SecondFactorOfOther user={customer} />
        </Fact>
      )}
      <Fact term={adminUsersTexts.orders}>{grouped(orders)}</Fact>
      <Fact term={adminUsersTexts.spent}>
        {formatTaka(spent)}
        <span className="block font-normal text-muted text-xs">
          {adminUsersTexts.sentence(revenueTexts.spent)}
        </span>
      </Fact>
      <Fact term={adminUsersTexts.lastOrder}>
        {lastOrderAt ? formatDay(lastOrderAt) : adminUsersTexts.noneYet}
      </Fact>
    </dl>
  );
}

function Fact({ term, isWide = false, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'col-span-2 sm:col-span-1' : undefined}>
      <dt className="text-muted text-xs">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
