import { generate, PostgresDialect, RawExpressionNode } from 'kysely-codegen';
import { roles } from '#domain/accounts.ts';
import { categoryValues } from '#domain/categories.ts';
import { dutyNames } from '#domain/duties.ts';
import { languages } from '#domain/languages.ts';
import { confirmationValues } from '#domain/orderCalls.ts';
import { orderSourceValues } from '#domain/orderSources.ts';
import { orderStatusValues } from '#domain/orderStatus.ts';
import { payoutOutcomeValues } from '#domain/payouts.ts';
import { smsKindValues } from '#domain/sms.ts';
import { movementReasonValues } from '#domain/stockMovements.ts';
import { connect } from '#server/database/connect.ts';

const words = (...allowed: string[]) => allowed.map((word) => `'${word}'`).join(' | ');
const withDefault = (type: string) => `Generated<${type}>`;

const role = words(...roles);
const status = words(...orderStatusValues);
const confirmation = words(...confirmationValues);
const language = words(...languages);
const source = withDefault(words(...orderSourceValues));

/** Columns with a check constraint that allows a few values only. */
const columns = {
  'users.duties': `(${words(...dutyNames)})[]`,
  'users.role': withDefault(role),
  'users.language': withDefault(language),
  'orders.language': withDefault(language),
  'user_counts.role': role,
  'products.category': words(...categoryValues),
  'orders.status': withDefault(status),
  'order_status_history.status': status,
  'order_totals.status': status,
  'orders.payment_method': withDefault(words('cash_on_delivery')),
  'orders.confirmation': withDefault(confirmation),
  'orders.source': source,
  'order_states.source': source,
  'order_calls.outcome': confirmation,
  'call_counts.confirmation': confirmation,
  'order_states.status': status,
  'order_states.confirmation': confirmation,
  'stock_movements.unit': words('product', 'size', 'colour', 'batch'),
  'stock_movements.reason': words(...movementReasonValues),
  'payout_rows.outcome': words(...payoutOutcomeValues),
  'mails.kind': words(
    ...[
      'welcome',
      'orderPlaced',
      'orderEdited',
      'orderShipped',
      'orderDelivered',
      'orderCancelled',
      'orderReturned',
      'accountNotice',
      'orderAlert',
      'stockAlertConfirm',
      'backInStock',
      'reviewAnswered',
      'smsLimitReached',
      'webhookOff',
    ],
  ),
  'sms_messages.kind': words(...smsKindValues),
  'sms_messages.state': withDefault(words('queued', 'sent', 'dropped')),
  'stock_alerts.channel': withDefault(words('email')),
  'webhook_deliveries.state': withDefault(words('queued', 'sent', 'dropped')),
  'mails.state': withDefault(words('queued', 'sent', 'dropped')),
  'account_notices.kind': words(
    ...[
      'emailChanged',
      'passwordChanged',
      'phoneConfirmed',
      'secondFactorOff',
      'becameAdmin',
      'newAdmin',
      'dutiesChanged',
      'dutiesGranted',
    ],
  ),
  'uploads.kind': words('product', 'review'),
  'uploads.format': words('jpeg', 'png', 'webp', 'avif'),
};

// kysely-codegen parses types given as strings, and cannot do so with TypeScript 7.
const expressions = Object.fromEntries(
  Object.entries(columns).map(([column, type]) => [column, new RawExpressionNode(type)]),
);

/** The types of a migrated database, as TypeScript. */
export async function describeTables(url: string): Promise<string> {
  const { db, close } = connect(url);
  try {
    return await generate({
      // The types of kysely-codegen refer to another copy of Kysely.
      db: db as never,
      dialect: new PostgresDialect({ dateParser: 'string', defaultSchemas: ['public'] }),
      // Bigints arrive as numbers; see `parserFor`.
      typeMapping: { int8: 'number' },
      overrides: { columns: expressions },
      includePattern: 'public.*',
      outFile: null,
    });
  } finally {
    await close();
  }
}
