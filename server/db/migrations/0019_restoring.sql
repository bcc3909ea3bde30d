-- Whose account is gone, as a hash of its id, which tells nobody who it was: a backup from before is put back without them.
create table erasures (
  person_hash text primary key check (person_hash ~ '^[0-9a-f]{64}$'),
  erased_at timestamptz not null
);

-- What a restored backup left to do: the next start hands it to the queue.
create table carried_jobs (
  job_id uuid primary key,
  name text not null,
  data jsonb,
  due_at timestamptz not null,
  created_at timestamptz not null,
  -- How it failed, where it had been given up.
  given_up jsonb
);
