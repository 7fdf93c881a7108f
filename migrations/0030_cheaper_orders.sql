-- An order written in fewer rows, and what follows from it found out in less.

-- ── Keys of requests ───────────────────────────────────────────────────────────────────────────────────────────
-- A key used to be claimed by its row, which was written a second time with its answer. Now it is held by a lock while the
-- deed is done, and its row is written once, with the answer.

-- Holds the key until the transaction ends, having waited for whoever holds it; then tells what was answered under it: null
-- where nothing was. Two statements, so that the second sees what was committed while the first waited.
create function first_answer_to(customer uuid, wanted text) returns json language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(customer || ' ' || wanted, 0));
  return (
    select json_build_object('requestHash', encode(request_hash, 'hex'), 'answer', answer)
    from idempotency_keys where user_id = customer and key = wanted
  );
end $$;
