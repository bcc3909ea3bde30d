create table bookmarks (
  user_id uuid not null references users on delete cascade,
  article_id uuid not null references articles on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, article_id)
);
create index bookmarks_latest on bookmarks (user_id, created_at desc, article_id desc);
create index bookmarks_article on bookmarks (article_id);

-- A quiz as it once was: attempts refer to it, so that what somebody answered can be read again after the day was replaced or deleted.
-- That is why nothing here refers to the live tables.
create table quiz_editions (
  edition_id uuid primary key,
  quiz_id uuid not null,
  article_id uuid not null,
  title text not null,
  article_title text not null,
  publication_date date not null,
  questions jsonb not null,
  created_at timestamptz not null
);
create index quiz_editions_quiz on quiz_editions (quiz_id, created_at desc);

insert into quiz_editions (edition_id, quiz_id, article_id, title, article_title, publication_date, questions, created_at)
select gen_random_uuid(), quiz_id, article_id, quizzes.title, articles.title, publication_date,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'question_id', question_id, 'question_text', question_text, 'options', options,
      'correct_option', correct_option, 'explanation', explanation) order by quiz_questions.position), '[]')
    from quiz_questions where quiz_questions.quiz_id = quizzes.quiz_id),
  articles.updated_at
from quizzes join articles using (article_id) join daily_entries using (entry_id);

create table quiz_attempts (
  attempt_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  edition_id uuid not null references quiz_editions,
  -- Made by the client: however often an attempt arrives, it is stored once.
  attempt_key uuid not null,
  -- Question id to letter.
  answers jsonb not null,
  score integer not null check (score between 0 and total_questions),
  total_questions integer not null check (total_questions > 0),
  time_taken_seconds integer not null check (time_taken_seconds between 0 and 86400),
  completed_at timestamptz not null,
  constraint quiz_attempts_once unique (user_id, attempt_key)
);
create index quiz_attempts_latest on quiz_attempts (user_id, completed_at desc, attempt_id desc);
create index quiz_attempts_edition on quiz_attempts (edition_id);

create table audio_files (
  article_id uuid not null references articles on delete cascade,
  language text not null check (language in ('en', 'hi', 'ta')),
  -- Where the storage keeps the bytes; named after their hash.
  storage_key text not null,
  content_type text not null,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null,
  primary key (article_id, language)
);

-- What this instance signs with: made at first need, the same for all its processes.
create table instance_secrets (
  name text primary key,
  secret text not null
);
