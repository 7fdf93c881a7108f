-- SMS to customers without an email: the shop paid money back.
-- oldest program: 0030
-- without transaction

-- New rows are checked at once, those that exist afterwards, which blocks nobody. After a kill it begins again.
alter table sms_messages
  drop constraint if exists sms_messages_kind_known,
  add constraint sms_messages_kind_known check (kind in (
    'signInCode', 'orderPlaced', 'orderShipped', 'orderReturned', 'orderEdited', 'orderCancelled', 'orderRefunded',
    'backInStock')) not valid;
comment on constraint sms_messages_kind_known on sms_messages is 'The SMS that the shop sends.';

comment on table sms_messages is 'One row per cause of an SMS: the subject of a login code is its request, of an alert the alert, of an edited order the mail_id of the change, of a refund the return, of the others an order.';

alter table sms_messages validate constraint sms_messages_kind_known;
