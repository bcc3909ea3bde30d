-- Safe in one step: the tables are new.
-- Answers to mains questions, drafts and finished attempts. Without a reference to the article: an answer stays when the article goes.
create table written_answers (
  -- Made by the client, so that a draft can begin without a network.
  answer_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  article_id uuid not null,
  question_key text not null,
  -- The question with its model answer and key demands as they were at the start, and again when the model answer was shown.
  question jsonb not null,
  -- Nodes of the question, or of the article.
  syllabus text[] not null default '{}',
  text text not null default '',
  revision integer not null default 1 check (revision > 0),
  words integer not null default 0 check (words >= 0),
  -- Time at the desk.
  seconds integer not null default 0 check (seconds between 0 and 86400),
  started_at timestamptz not null,
  saved_at timestamptz not null,
  -- Either of them ends an attempt and shows the model answer.
  submitted_at timestamptz,
  given_up_at timestamptz,
  -- Hundredths for each key demand, null where there is none yet; their sum once all have one.
  scores jsonb,
  score_hundredths integer check (score_hundredths >= 0),
  scored_at timestamptz,
  check (submitted_at is null or given_up_at is null)
);
create unique index written_answers_draft on written_answers (user_id, article_id, question_key)
  where submitted_at is null and given_up_at is null;
create index written_answers_question on written_answers (user_id, article_id, question_key);
create index written_answers_finished on written_answers (user_id, coalesce(submitted_at, given_up_at) desc, answer_id desc);

-- Photographs of handwritten pages; the files are in the storage.
create table answer_photos (
  photo_id uuid primary key,
  answer_id uuid not null references written_answers on delete cascade,
  -- The order of the pages; at most four.
  position integer not null check (position between 0 and 3),
  storage_key text not null unique,
  -- Of the file that was sent: the same one sent again is stored once.
  source_hash text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  added_at timestamptz not null,
  constraint answer_photos_order unique (answer_id, position) deferrable initially deferred
);
