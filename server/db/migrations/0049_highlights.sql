-- Safe in one step: the table is new.
-- Highlighted passages of articles with notes. A device chooses the id, which is therefore unique for its person only.
create table highlights (
  highlight_id uuid not null,
  user_id uuid not null references users on delete cascade,
  -- Null when the article is gone; title, paper and nodes stay as they were.
  article_id uuid references articles on delete set null,
  article_title text not null,
  paper text not null,
  syllabus text[] not null default '{}',
  language text not null,
  section text not null,
  quote text not null,
  prefix text not null,
  suffix text not null,
  -- In UTF-16 units of the section's text.
  start_at integer not null check (start_at >= 0),
  meaning text not null check (meaning in ('fact', 'argument', 'example', 'doubt')),
  note text not null default '',
  -- Since when its words are no longer in the article.
  orphaned_at timestamptz,
  created_at timestamptz not null,
  -- By the clock of the device, at most the server's.
  changed_at timestamptz not null,
  primary key (user_id, highlight_id)
);
create index highlights_latest on highlights (user_id, created_at desc, highlight_id desc);
create index highlights_article on highlights (article_id, user_id);
