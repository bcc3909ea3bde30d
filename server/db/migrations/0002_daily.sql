create table daily_entries (
  entry_id uuid primary key,
  publication_date date not null unique,
  status text not null default 'published' check (status in ('published', 'draft')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index daily_entries_published on daily_entries (publication_date desc) where status = 'published';

-- What lists need stands in columns; what only the reader needs stands in `body`, which PostgreSQL keeps apart, so lists stay as
-- quick with 20,000 articles as with 200.
create table articles (
  article_id uuid primary key,
  entry_id uuid not null references daily_entries on delete cascade,
  position integer not null check (position >= 0),
  title text not null,
  summary text not null,
  gs_paper_category text not null,
  reading_minutes integer not null check (reading_minutes > 0),
  quiz_title text not null,
  body jsonb not null,
  updated_at timestamptz not null,
  constraint articles_place unique (entry_id, position) deferrable initially deferred
);
create unique index articles_title on articles (entry_id, lower(title));

create table quizzes (
  quiz_id uuid primary key,
  article_id uuid not null unique references articles on delete cascade,
  title text not null
);

create table quiz_questions (
  question_id uuid primary key,
  quiz_id uuid not null references quizzes on delete cascade,
  position integer not null check (position >= 0),
  question_text text not null,
  options jsonb not null,
  correct_option text not null,
  explanation text not null,
  constraint quiz_questions_place unique (quiz_id, position) deferrable initially deferred
);
