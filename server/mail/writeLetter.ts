/** Which letter a cause calls for, written from what the database knows at the time of sending. */
import type { Database } from '#server/database/connect.ts';
import { welcomeLetter } from './accountLetters.ts';
import type { Letter } from './letter.ts';
import {
  type Addressee,
  findAddressee,
  findMailedOrder,
  type MailedOrder,
  type MailKind,
} from './mailQueries.ts';
import { cancelledLetter, deliveredLetter, placedLetter, shippedLetter } from './orderLetters.ts';

interface Shop {
  name: string;
  url: string;
}

interface Written {
  to: Addressee;
  letter: Letter;
}

const orderLetters: Partial<Record<MailKind, (order: MailedOrder, shop: Shop) => Letter>> = {
  orderPlaced: placedLetter,
  orderShipped: shippedLetter,
  orderDelivered: deliveredLetter,
  orderCancelled: cancelledLetter,
};

/** Null where there is nobody to write to, or nothing to write about. */
export async function writeLetter(
  db: Database,
  kind: MailKind,
  subjectId: string,
  shop: Shop,
): Promise<Written | null> {
  const orderLetter = orderLetters[kind];
  if (orderLetter) {
    const order = await findMailedOrder(db, subjectId);
    return order && { to: order.customer, letter: orderLetter(order, shop) };
  }
  const to = await findAddressee(db, subjectId);
  return to && { to, letter: welcomeLetter({ name: to.name, shop }) };
}
