-- How many users there are by role and activity, kept so that the admin's list and the dashboard cost the same in a
-- shop of a hundred and of a million customers; and whose name stands under a review.

create table user_tallies (
  role      text    not null,
  is_active boolean not null,
  users     bigint  not null,
  constraint user_tallies_pkey primary key (role, is_active),
  constraint user_tallies_not_negative check (users >= 0)
) with (fillfactor = 50);
comment on table user_tallies is 'Users by role and whether they are active.';
comment on constraint user_tallies_not_negative on user_tallies is 'A count of users.';

create function user_tallies_add(changes user_tallies[]) returns void language sql as $$
  insert into user_tallies as t (role, is_active, users)
  select role, is_active, 0 from unnest(changes) order by 1, 2
  on conflict do nothing;

  -- In one order for everybody, so that two who change users wait for each other and never deadlock.
  select 1 from user_tallies t join unnest(changes) c using (role, is_active)
  order by t.role, t.is_active for no key update of t;

  update user_tallies t set users = t.users + c.users
  from unnest(changes) c where (t.role, t.is_active) = (c.role, c.is_active);
$$;

create function users_tally() returns trigger language plpgsql as $$
declare
  changes user_tallies[];
begin
  if tg_op = 'INSERT' then
    select array_agg((role, is_active, delta)::user_tallies) into changes
    from (select role, is_active, count(*) as delta from new_rows group by 1, 2) summed;
  elsif tg_op = 'DELETE' then
    select array_agg((role, is_active, delta)::user_tallies) into changes
    from (select role, is_active, -count(*) as delta from old_rows group by 1, 2) summed;
  else
    select array_agg((role, is_active, delta)::user_tallies) into changes
    from (
      select role, is_active, sum(sign)::bigint as delta
      from (
        select role, is_active, -1 as sign from old_rows union all select role, is_active, 1 from new_rows
      ) both_rows
      group by 1, 2 having sum(sign) <> 0
    ) summed;
  end if;
  if changes is not null then perform user_tallies_add(changes); end if;
  return null;
end $$;

-- Whoever registers between the counting and the triggers would be missed.
lock table users in share row exclusive mode;
insert into user_tallies select role, is_active, count(*) from users group by 1, 2;

create trigger users_tallied_in after insert on users
  referencing new table as new_rows for each statement execute function users_tally();
create trigger users_tallied_again after update on users
  referencing old table as old_rows new table as new_rows for each statement execute function users_tally();
create trigger users_tallied_out after delete on users
  referencing old table as old_rows for each statement execute function users_tally();

-- The few that are deactivated are found here rather than by walking all users until ten have turned up.
create index users_not_active on users (created_at, id) where not is_active;

-- A review shows its writer's name: kept answers with the old one are out of date.
create function users_announce_name() returns trigger language plpgsql as $$
begin
  perform announce(array_agg('reviews:' || product_id)) from reviews where user_id = new.id having count(*) > 0;
  return null;
end $$;
create trigger users_name_announced after update of name on users
  for each row when (old.name is distinct from new.name) execute function users_announce_name();
