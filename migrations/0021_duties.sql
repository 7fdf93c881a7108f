-- Duties of admins: the parts of the admin area in which each of them works.

alter table users
  add column duties text[],
  add constraint users_duties_admin check (duties is null or role = 'admin'),
  add constraint users_duties_known check (
    duties <@ array['orders', 'products', 'customers', 'money', 'content', 'settings', 'team']
    and cardinality(duties) > 0 and array_position(duties, null) is null
  );
comment on column users.duties is 'What an admin may do; null for everything.';
comment on constraint users_duties_admin on users is 'Only admins have duties.';
comment on constraint users_duties_known on users is 'An admin has at least one duty, each of them known.';

alter table account_notices
  drop constraint account_notices_kind_known,
  add constraint account_notices_kind_known check (kind in ('emailChanged', 'passwordChanged', 'secondFactorOff', 'becameAdmin', 'newAdmin', 'dutiesChanged', 'dutiesGranted'));
comment on constraint account_notices_kind_known on account_notices is 'The changes that users are notified of.';
