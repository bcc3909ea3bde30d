-- One answer to the three questions of a day for each member.
create table daily_question_answers (
  user_id uuid not null references users on delete cascade,
  publication_date date not null,
  -- Question id to letter.
  answers jsonb not null,
  score integer not null check (score between 0 and total_questions),
  total_questions integer not null check (total_questions > 0),
  answered_at timestamptz not null,
  primary key (user_id, publication_date)
);
