/** The rate limits, as data. */
import type { AnyEndpoint } from '#contract/endpoint.ts';

export type LimitName = NonNullable<AnyEndpoint['limit']>;

export interface Budget {
  calls: number;
  seconds: number;
}

/**
 * The owners of budgets, in the order in which they are charged. If one budget refuses a call, the later ones are not
 * charged, so a client over its own limit cannot use up the budget of another.
 */
export const budgetOwners = ['address', 'accountAtAddress', 'account', 'shop'] as const;
export type BudgetOwner = (typeof budgetOwners)[number];

/** `account` is the caller, or the email, order number or phone that a guest names. `shop`: all calls together. */
export interface LimitRule extends Partial<Record<BudgetOwner, Budget>> {
  /** A successful call is not charged. */
  failuresOnly?: true;
}

const minute = 60;
const hour = 60 * minute;

/**
 * Guests are counted by address first, then by the account they name. The limit by address is wide, because a mobile
 * network puts thousands of phones behind one address. The limit of the pair fits one person with a few mistakes. The
 * limit of the account is wide, because other addresses draw on it too; it stops attackers with many addresses.
 *
 * Logged-in users are counted by account alone. The creation of accounts is limited already, and buyers behind one
 * address must not use up each other's orders.
 */
export const limitRules: Readonly<Record<LimitName, LimitRule>> = {
  signIn: {
    failuresOnly: true,
    address: { calls: 100, seconds: 15 * minute },
    accountAtAddress: { calls: 10, seconds: 15 * minute },
    // OWASP ASVS 2.2.1: no more than 100 failed tries an hour on one account.
    account: { calls: 100, seconds: hour },
  },
  register: {
    address: { calls: 100, seconds: hour },
    accountAtAddress: { calls: 10, seconds: hour },
  },
  forgotPassword: {
    address: { calls: 50, seconds: hour },
    accountAtAddress: { calls: 10, seconds: hour },
    // Each call sends a mail to the account's owner, and only the newest code is valid.
    account: { calls: 30, seconds: hour },
  },
  resetPassword: {
    failuresOnly: true,
    address: { calls: 100, seconds: hour },
    accountAtAddress: { calls: 10, seconds: hour },
    account: { calls: 100, seconds: hour },
    // Each try finds one code of a million. Without this, attackers with many addresses would try the codes of a thousand
    // accounts at once; so they find one in six weeks of trying without a pause.
    shop: { calls: 1_000, seconds: hour },
  },
  /** Each call sends an SMS, which costs the shop money and the owner of the phone a moment. */
  phoneCode: {
    address: { calls: 60, seconds: hour },
    accountAtAddress: { calls: 4, seconds: hour },
    account: { calls: 10, seconds: 24 * hour },
    // Five tries at each of so many codes find one of a million: less than one account in a month.
    shop: { calls: 300, seconds: hour },
  },
  phoneLogin: {
    failuresOnly: true,
    address: { calls: 100, seconds: 15 * minute },
    accountAtAddress: { calls: 10, seconds: 15 * minute },
    account: { calls: 50, seconds: 24 * hour },
  },
  track: {
    failuresOnly: true,
    address: { calls: 100, seconds: 15 * minute },
    accountAtAddress: { calls: 10, seconds: 15 * minute },
    account: { calls: 100, seconds: hour },
  },
  stockAlert: { account: { calls: 60, seconds: hour } },
  /** A guest's call may send an email to a stranger. */
  guestAlert: {
    address: { calls: 60, seconds: hour },
    accountAtAddress: { calls: 10, seconds: hour },
    account: { calls: 30, seconds: 24 * hour },
  },
  alertLink: { address: { calls: 50, seconds: 15 * minute } },
  /** Logged-in users confirm their own password or code. */
  password: { failuresOnly: true, account: { calls: 10, seconds: 15 * minute } },
  /** Every call counts: changing the email takes the password, and the response tells whether the email is taken. */
  profile: { account: { calls: 10, seconds: 15 * minute } },
  undoEmail: { address: { calls: 50, seconds: 15 * minute } },
  review: { account: { calls: 30, seconds: hour } },
  vote: { account: { calls: 120, seconds: hour } },
  upload: { account: { calls: 100, seconds: hour } },
  order: { account: { calls: 30, seconds: hour } },
  /** Codes cannot be found by trying. */
  coupon: { failuresOnly: true, account: { calls: 20, seconds: hour } },
};
