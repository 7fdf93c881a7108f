/** Why an order was ended, as the shop chooses it. */
export const closingReasonTexts = {
  customer_asked: 'Customer asked to cancel',
  refused_on_call: 'Refused on the phone',
  no_answer: 'Could not be reached',
  fake: 'Fake order',
  out_of_stock: 'Out of stock',
  refused_at_door: 'Refused at the door',
  undeliverable: 'Could not be delivered',
  lost: 'Lost on the way',
  other: 'Another reason',
};

/** What the email to the customer says of it. */
export const closingToldTexts = {
  customer_asked: 'We have cancelled it as you asked.',
  refused_on_call: 'You told us on the phone that you no longer want it.',
  no_answer: 'We could not reach you by phone. If you still want these items, please order again.',
  out_of_stock: 'We are sorry: what you ordered is no longer in stock.',
  refused_at_door: 'The courier brought the parcel back to us because it was not accepted.',
  undeliverable: 'The courier could not deliver the parcel and brought it back to us.',
  lost: 'We are sorry: the courier has lost the parcel. If you still want these items, please order again.',
};
