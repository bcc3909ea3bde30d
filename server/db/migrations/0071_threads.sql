-- Safe in one step: the tables are new.
-- Threads: articles of one story across days, chosen by an editor.
create table threads (
  thread_id uuid primary key,
  title text not null,
  description text not null,
  -- By language, each with title and description, both optional.
  translated jsonb not null default '{}',
  created_at timestamptz not null
);

create table thread_articles (
  thread_id uuid not null references threads on delete cascade,
  article_id uuid not null references articles on delete cascade,
  position integer not null,
  primary key (thread_id, article_id)
);
create index thread_articles_by_article on thread_articles (article_id);
