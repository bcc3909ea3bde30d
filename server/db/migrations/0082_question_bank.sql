-- Safe in one step: new tables, and indexes that older processes keep up to date.
-- Every question of the library once, retired ones too, with what it is looked for by and how it was answered. A job fills in questions from
-- before, and counts the answers: the first of each person.
create table bank_questions (
  question_id uuid primary key,
  article_id uuid not null references articles on delete cascade,
  is_retired boolean not null default false,
  day date not null,
  -- Question and options, folded, to be searched.
  words text not null,
  -- As in the advice on keys: `three statements`, and what the right option says. `named things` and empty where only the subject tells.
  form text not null,
  key_meaning text not null,
  -- Of the question, or of its article.
  syllabus text[] not null,
  answers integer not null default 0,
  right_answers integer not null default 0,
  -- First answers by letter.
  chosen jsonb not null default '{}',
  -- Null below a number of answers.
  facility real,
  discrimination real,
  -- Null until counted.
  counted_at timestamptz
);
create index bank_questions_article on bank_questions (article_id);

-- The rows of questions are those of the quiz as it is, so a retired question has its text here. One that was put back keeps its row: it keeps
-- its id, and why it was retired can be read.
create table retired_questions (
  question_id uuid primary key,
  article_id uuid not null references articles on delete cascade,
  position integer not null check (position >= 0),
  -- As in an upload.
  question jsonb not null,
  kind text not null check (kind in ('wrong', 'unclear', 'easy', 'other')),
  reason text not null,
  retired_at timestamptz not null,
  retired_by uuid references users on delete set null,
  replaced_by uuid,
  -- Null while it is retired.
  put_back_at timestamptz
);
create index retired_questions_article on retired_questions (article_id);
create index retired_questions_person on retired_questions (retired_by) where retired_by is not null;

-- What was answered since the last count.
create index quiz_attempts_completed on quiz_attempts using brin (completed_at);
create index daily_question_answers_day on daily_question_answers (publication_date);
create index mock_answers_question on mock_answers (question_id);
