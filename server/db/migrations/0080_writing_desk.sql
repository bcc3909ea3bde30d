-- Safe in one step: new tables only.
-- An article in preparation, or the items in the news of a day in preparation. Without a day it is an idea.
create table desk_drafts (
  draft_id uuid primary key,
  kind text not null check (kind in ('article', 'in_news')),
  day date,
  position integer not null default 0,
  title text not null,
  note text not null default '',
  syllabus text[] not null default '{}',
  state text not null default 'planned' check (state in ('planned', 'drafting', 'review', 'approved', 'handed_over')),
  assignee_id uuid references users on delete set null,
  -- Of the latest saved section.
  revision integer not null default 0,
  counts jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null,
  approved_by uuid references users on delete set null,
  -- Once the day has it.
  article_id uuid
);
create index desk_drafts_day on desk_drafts (day, position);
create unique index desk_drafts_in_news on desk_drafts (day) where kind = 'in_news' and state <> 'handed_over';
create index desk_drafts_assignee on desk_drafts (assignee_id) where assignee_id is not null;
create index desk_drafts_updated_by on desk_drafts (updated_by) where updated_by is not null;
create index desk_drafts_approved_by on desk_drafts (approved_by) where approved_by is not null;

-- What is written, and who writes in it now. A section that somebody holds may have no text yet.
create table desk_sections (
  draft_id uuid not null references desk_drafts on delete cascade,
  section text not null,
  fields jsonb not null default '{}',
  -- 0: never saved.
  revision integer not null default 0,
  changed_by uuid references users on delete set null,
  changed_at timestamptz,
  held_by uuid references users on delete set null,
  held_until timestamptz,
  asked_by uuid references users on delete set null,
  primary key (draft_id, section)
);
create index desk_sections_changed_by on desk_sections (changed_by) where changed_by is not null;
create index desk_sections_held_by on desk_sections (held_by) where held_by is not null;
create index desk_sections_asked_by on desk_sections (asked_by) where asked_by is not null;

-- A version has the sections that it changed only.
create table desk_versions (
  draft_id uuid not null references desk_drafts on delete cascade,
  number integer not null,
  at timestamptz not null,
  begun_at timestamptz not null,
  actor_id uuid references users on delete set null,
  sections jsonb not null,
  primary key (draft_id, number)
);
create index desk_versions_actor on desk_versions (actor_id) where actor_id is not null;

create table desk_comments (
  comment_id uuid primary key,
  draft_id uuid not null references desk_drafts on delete cascade,
  section text not null,
  quote text not null,
  text text not null,
  by_id uuid references users on delete set null,
  at timestamptz not null,
  closed_by uuid references users on delete set null,
  closed_at timestamptz
);
create index desk_comments_item on desk_comments (draft_id, at);
create index desk_comments_by on desk_comments (by_id) where by_id is not null;
create index desk_comments_closed_by on desk_comments (closed_by) where closed_by is not null;
