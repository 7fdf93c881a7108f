-- The audit log.

-- One partition a month, so that old months can go without a delete. An index holds the order of each filter, read
-- newest first. There is none over the details: it was larger than the events themselves and slowed every one down.
create table audit_log (
  id           bigint      generated always as identity,
  actor_id     uuid,
  action       text        not null,
  subject      text        not null,
  subject_id   text        not null default '',
  subject_name text        not null default '',
  details      jsonb       not null default '{}',
  request_id   text        not null default '',
  at           timestamptz not null default now(),
  constraint audit_log_pkey primary key (at, id),
  constraint audit_log_actor_fkey foreign key (actor_id) references users (id) on delete set null,
  constraint audit_log_action_given check (action <> '' and subject <> '')
) partition by range (at);
create index audit_log_id on audit_log (id);
create index audit_log_actor on audit_log (actor_id, at, id);
create index audit_log_action on audit_log (action, at, id);
create index audit_log_subject_at on audit_log (subject, at, id);
create index audit_log_name on audit_log (lower(subject_name) text_pattern_ops);

comment on table audit_log is 'What admins did: action (product.update), on what (product, its id), with what (details).';
comment on column audit_log.subject_name is 'The name of the subject at that time: an order''s number, a product''s or user''s name.';
comment on constraint audit_log_actor_fkey on audit_log is 'Who did it.';
comment on constraint audit_log_action_given on audit_log is 'An event has a name and a subject.';
comment on index audit_log_name is 'The search by the beginning of a name or an order''s number.';
comment on index audit_log_id is 'Finds the event that a page of the list starts from.';

create table audit_log_default partition of audit_log default;
comment on table audit_log_default is 'Events of months without a partition of their own.';

-- Makes the missing partitions of so many months (UTC), the first one that of first_month. Events of such a month that
-- are in the default partition move to the new one. A partition is attached when it is complete: that lets others write
-- meanwhile, which creating it in place would not.
create function audit_log_add_partitions(first_month date, months integer) returns void language plpgsql as $$
declare
  month timestamp;
  partition text;
begin
  lock table audit_log in share update exclusive mode;
  for month in select date_trunc('month', first_month::timestamp) + n * interval '1 month' from generate_series(0, months - 1) n loop
    partition := 'audit_log_' || to_char(month, 'YYYY_MM');
    continue when to_regclass(partition) is not null;
    execute format('create table %I (like audit_log including defaults including constraints)', partition);
    execute format(
      'with moved as (delete from audit_log_default where at >= %2$L and at < %3$L returning *) insert into %1$I select * from moved',
      partition, month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    execute format('alter table audit_log attach partition %I for values from (%L) to (%L)',
      partition, month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
  end loop;
end $$;

select audit_log_add_partitions(current_date, 3);
