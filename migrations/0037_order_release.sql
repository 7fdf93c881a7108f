-- Orders that nobody confirms by phone may be cancelled by the shop itself: the history says why.

alter table order_status_history add column reason text;
alter table order_status_history add constraint order_status_history_reason_known check (reason in ('unconfirmed'));
comment on column order_status_history.reason is 'Why the shop itself made the change; null where somebody made it.';
comment on constraint order_status_history_reason_known on order_status_history is 'The shop itself changes an order only because nobody has confirmed it in time.';
