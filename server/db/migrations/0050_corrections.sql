-- Safe in one step: the tables are new, and the new columns are null or have a constant default, which rewrites nothing.
-- The public change log of articles. Without a reference: a deleted day is restored with the same ids, and then its log is there again.
create table article_notes (
  note_id uuid primary key,
  article_id uuid not null,
  kind text not null check (kind in ('correction', 'since_then')),
  noted_at timestamptz not null,
  -- Of a correction: what was wrong; else empty.
  wrong text not null,
  -- Of a correction: what is right; else the text that was added.
  right_text text not null
);
-- The same is noted once, however often an edit is sent or an entry is removed and added again.
create unique index article_notes_once on article_notes (article_id, kind, md5(wrong || E'\n\n' || right_text));

-- The correction of the article that its owner has not seen yet.
alter table recall_cards add column correction_id uuid;

alter table notification_preferences add column in_app_article_updates boolean not null default true;

-- Notifications for everybody who read or bookmarked an article, sent in batches by the order of user ids.
create table audience_notices (
  about text primary key,
  article_id uuid not null references articles on delete cascade,
  audience text not null check (audience in ('readers', 'bookmarks')),
  type text not null,
  title text not null,
  message text not null,
  path text not null,
  created_at timestamptz not null,
  -- People up to this id have been notified.
  sent_to uuid not null default '00000000-0000-0000-0000-000000000000',
  -- When all have been notified.
  done_at timestamptz
);
create index audience_notices_article on audience_notices (article_id);
create index audience_notices_open on audience_notices (created_at) where done_at is null;

-- Mistakes that readers report, with the place in the text. The key of the client makes a repeated call store once.
create table mistake_reports (
  report_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  client_key uuid not null,
  -- Null when the article is gone; its title stays.
  article_id uuid references articles on delete set null,
  article_title text not null,
  language text not null,
  -- Empty, as the quote is, when no words were selected.
  section text not null,
  quote text not null,
  prefix text not null,
  suffix text not null,
  -- In UTF-16 units of the section's text.
  start_at integer not null check (start_at >= 0),
  description text not null,
  status text not null default 'open' check (status in ('open', 'corrected', 'no_mistake', 'duplicate')),
  -- For the reader; empty if there is none.
  answer text not null default '',
  -- The note in the article's change log that followed from it.
  correction_id uuid references article_notes on delete set null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  unique (user_id, client_key)
);
create index mistake_reports_latest on mistake_reports (created_at desc, report_id desc);
create index mistake_reports_open on mistake_reports (created_at desc, report_id desc) where status = 'open';
create index mistake_reports_of on mistake_reports (user_id, created_at desc, report_id desc);
create index mistake_reports_article on mistake_reports (article_id);
create index mistake_reports_correction on mistake_reports (correction_id);
create index mistake_reports_decided_by on mistake_reports (decided_by);
