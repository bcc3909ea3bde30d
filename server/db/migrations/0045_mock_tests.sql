-- Safe in one step: the tables are new.
-- Tests for everybody, and those that members make for themselves.
create table mock_tests (
  test_id uuid primary key,
  -- Null for a test that an admin has scheduled for everybody.
  owner_id uuid references users on delete cascade,
  -- Made by the owner's device: a request that is sent twice makes one test.
  attempt_key uuid,
  title text not null,
  -- The questions with their right answers, as they were when the test was made.
  questions jsonb not null,
  -- The letters of the options by question, to check answers without reading the questions.
  letters jsonb not null,
  question_count integer not null check (question_count between 1 and 100),
  minutes integer not null check (minutes > 0),
  -- +2 is 200, −0.66 is −66.
  right_hundredths integer not null,
  wrong_hundredths integer not null,
  left_out_hundredths integer not null,
  opens_at timestamptz,
  closes_at timestamptz,
  -- When all attempts of a scheduled test were marked and its results came out.
  marked_at timestamptz,
  created_at timestamptz not null,
  unique (owner_id, attempt_key),
  check ((owner_id is null) = (opens_at is not null)),
  check ((owner_id is null) = (closes_at is not null)),
  check ((owner_id is null) = (attempt_key is null))
);
create index mock_tests_scheduled on mock_tests (closes_at) where owner_id is null;

create table mock_attempts (
  attempt_id uuid primary key,
  test_id uuid not null references mock_tests on delete cascade,
  user_id uuid not null references users on delete cascade,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  submitted_at timestamptz,
  -- The columns below are null until then.
  marked_at timestamptz,
  right_answers integer,
  wrong_answers integer,
  left_out integer,
  marks_hundredths integer,
  -- Answers, right ones and marks by certainty.
  certainties jsonb,
  unique (test_id, user_id)
);
create index mock_attempts_person on mock_attempts (user_id, submitted_at desc, attempt_id desc);
create index mock_attempts_unsubmitted on mock_attempts (ends_at) where submitted_at is null;
create index mock_attempts_unmarked on mock_attempts (test_id) where marked_at is null;
create index mock_attempts_marks on mock_attempts (test_id, marks_hundredths);

create table mock_answers (
  attempt_id uuid not null references mock_attempts on delete cascade,
  question_id uuid not null,
  -- Null for a question that is left out.
  option text,
  certainty text check (certainty in ('sure', 'two_left', 'guess')),
  is_flagged boolean not null default false,
  -- Milliseconds since the attempt began. An earlier answer that arrives later does not count.
  given_ms integer not null,
  seconds real not null default 0,
  -- Options that were chosen before.
  earlier text[] not null default '{}',
  -- What the person says of a question that was not answered rightly.
  mistake text check (mistake in ('did_not_know', 'misread', 'changed_right_answer', 'ran_out_of_time')),
  primary key (attempt_id, question_id)
);

-- How tests are marked that are made from now on; without a row by the usual rules.
create table mock_rules (
  is_only boolean primary key default true check (is_only),
  right_hundredths integer not null,
  wrong_hundredths integer not null,
  left_out_hundredths integer not null,
  minutes_per_hundred integer not null
);
