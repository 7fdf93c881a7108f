/** Uploads a courier's statement: a draft with an outcome for every row. Nothing is settled yet. */
import { createHash } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { sheetUploadField } from '#domain/productSheet.ts';
import { cleanLine } from '#domain/text.ts';
import { actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import type { Handler } from '#server/context.ts';
import { claimOf, onceForKey } from '#server/database/idempotency.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { payoutsTexts } from '#texts/payouts.ts';
import { decideStatement } from './decidePayout.ts';
import { insertPayout, replaceRows } from './payoutQueries.ts';
import { payoutPage } from './payoutResponse.ts';
import { readStatement } from './readStatement.ts';

/** As many characters of the file's name as lists show. */
const FILE_NAME_MAX = 200;

export const addPayout: Handler<typeof endpoints.addPayout> = async ({ query }, context) => {
  const file = (await context.files()).find(({ field }) => field === sheetUploadField);
  if (!file || file.size === 0) throw new Problem('noSheet');
  const bytes = await file.bytes();
  const { layout, rows } = await readStatement(context.db, bytes, query);
  if (rows.length === 0) throw new Problem('noSheet', { message: payoutsTexts.noRows });
  const claim = claimOf(context, { ...query, file: createHash('sha256').update(bytes).digest('hex') });
  return inTransaction(context.db, (trx) =>
    onceForKey(trx, claim, 201, async () => {
      const [id, actor, { courier }] = [newId(), actorOf(context), query];
      const fileName = cleanLine(file.filename).slice(0, FILE_NAME_MAX).toWellFormed();
      await insertPayout(trx, { id, courier, layout, fileName, ...actor });
      await replaceRows(trx, id, await decideStatement(trx, { courier, rows }));
      const event = { action: 'payout.create', subject: 'payout', subjectId: id } as const;
      await recordAuditEvent(trx, { ...event, details: { fileName, rows: rows.length } }, actor);
      return payoutPage(trx, id);
    }),
  );
};
