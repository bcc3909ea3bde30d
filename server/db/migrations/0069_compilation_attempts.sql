-- Safe in one step: the table is new.
-- Tests at the end of compilations: one row for each attempt.
create table compilation_attempts (
  user_id uuid not null references users on delete cascade,
  -- Made by the client: however often an attempt arrives, it is stored and counted once.
  attempt_key uuid not null,
  -- `2024-W31` or `2024-08`.
  period text not null,
  -- Question id to letter.
  answers jsonb not null,
  score integer not null check (score between 0 and total_questions),
  total_questions integer not null check (total_questions > 0),
  answered_at timestamptz not null,
  primary key (user_id, attempt_key)
);
create index compilation_attempts_latest on compilation_attempts (user_id, period, answered_at desc);
