-- Guests who wait for a product are told of it in the language of the page on which they asked.
-- oldest program: 0030

alter table stock_alerts
  add column language text not null default 'en',
  add constraint stock_alerts_language_known check (language in ('en', 'bn')) not valid;
comment on column stock_alerts.language is 'Of the page on which a guest asked. An account has its own.';
comment on constraint stock_alerts_language_known on stock_alerts is 'The shop speaks English and Bangla.';
