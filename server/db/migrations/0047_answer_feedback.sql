-- Safe in one step: the tables are new.
-- A machine's feedback on a submitted answer: one request for an answer, repeated only after a failure.
create table answer_feedback (
  answer_id uuid primary key references written_answers on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- Another one for each time it is asked for, so that a late reply to an earlier request is discarded.
  request_id uuid not null,
  state text not null check (state in ('waiting', 'done', 'failed')),
  failure text,
  host text not null,
  model text not null,
  -- How often a process has begun to call the service for this request.
  tries integer not null default 0 check (tries >= 0),
  asked_at timestamptz not null,
  settled_at timestamptz,
  -- Sentences, remarks and marks.
  feedback jsonb,
  check ((state = 'waiting') = (settled_at is null)),
  check ((state = 'failed') = (failure is not null)),
  check ((state = 'done') = (feedback is not null))
);
create index answer_feedback_user on answer_feedback (user_id);

-- Who agreed that their answers are sent to the service of a host.
create table answer_feedback_consents (
  user_id uuid primary key references users on delete cascade,
  host text not null,
  agreed_at timestamptz not null
);

-- What the service was called for on a day in India, without persons: it stays when answers are deleted.
create table answer_feedback_usage (
  day date not null,
  model text not null,
  calls integer not null check (calls >= 0),
  failed integer not null check (failed >= 0),
  tokens_in bigint not null check (tokens_in >= 0),
  tokens_out bigint not null check (tokens_out >= 0),
  primary key (day, model)
);
