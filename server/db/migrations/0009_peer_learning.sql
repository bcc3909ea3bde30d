-- The product's own samples have no author, and are the only ones without.

-- Attempts and the editions they answer never change, so their figures are copied once: lists and search need no other table.
create table shared_results (
  result_id uuid primary key,
  author_id uuid references users on delete cascade,
  attempt_id uuid references quiz_attempts on delete cascade,
  -- Made by the client once for each draft: a resend is stored once.
  client_key uuid,
  category text not null check (category in ('Economics', 'Polity', 'Geography', 'History', 'Current Affairs')),
  note text not null check (char_length(note) <= 500),
  quiz_id uuid,
  quiz_title text not null,
  article_title text not null,
  score integer not null check (score between 0 and total_questions),
  total_questions integer not null check (total_questions > 0),
  time_taken_seconds integer not null check (time_taken_seconds between 0 and 86400),
  likes_count integer not null default 0 check (likes_count >= 0),
  is_sample boolean not null default false,
  created_at timestamptz not null,
  constraint shared_results_once unique (attempt_id),
  unique (author_id, client_key),
  check (is_sample = (author_id is null) and is_sample = (attempt_id is null))
);
create index shared_results_latest on shared_results (created_at desc, result_id desc);
create index shared_results_category on shared_results (category, created_at desc, result_id desc);
create index shared_results_author on shared_results (author_id, created_at desc, result_id desc);
create index shared_results_words on shared_results using gin ((quiz_title || ' ' || article_title || ' ' || note) gin_trgm_ops);

create table shared_result_likes (
  result_id uuid not null references shared_results on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (result_id, user_id)
);
create index shared_result_likes_user on shared_result_likes (user_id);

create table study_groups (
  group_id uuid primary key,
  owner_id uuid references users on delete cascade,
  -- Who sent the draft, whoever owns the group since.
  created_by uuid references users on delete set null,
  client_key uuid,
  name text not null check (char_length(name) between 1 and 80),
  description text not null check (char_length(description) <= 500),
  category text not null check (category in ('Economics', 'Polity', 'Geography', 'History', 'Current Affairs')),
  size_limit integer not null check (size_limit between 2 and 50),
  -- Nobody comes in past the limit, however many come at once.
  member_count integer not null check (member_count between 0 and size_limit),
  is_sample boolean not null default false,
  created_at timestamptz not null,
  unique (created_by, client_key),
  check (is_sample = (owner_id is null))
);
create index study_groups_latest on study_groups (created_at desc, group_id desc);
create index study_groups_category on study_groups (category, created_at desc, group_id desc);
create index study_groups_owner on study_groups (owner_id);
create index study_groups_words on study_groups using gin ((name || ' ' || description) gin_trgm_ops);

create table study_group_members (
  group_id uuid not null references study_groups on delete cascade,
  user_id uuid not null references users on delete cascade,
  joined_at timestamptz not null,
  primary key (group_id, user_id)
);
create index study_group_members_user on study_group_members (user_id);
-- Whoever owns a group is in it. Asked at the commit: a group and its first member come together.
alter table study_groups add constraint study_groups_owner_is_member
  foreign key (group_id, owner_id) references study_group_members (group_id, user_id) deferrable initially deferred;

create table learning_tips (
  tip_id uuid primary key,
  author_id uuid references users on delete cascade,
  client_key uuid,
  title text not null check (char_length(title) between 1 and 120),
  content text not null check (char_length(content) between 1 and 2000),
  category text not null check (category in ('Economics', 'Polity', 'Geography', 'History', 'Current Affairs')),
  likes_count integer not null default 0 check (likes_count >= 0),
  is_sample boolean not null default false,
  created_at timestamptz not null,
  edited_at timestamptz,
  unique (author_id, client_key),
  check (is_sample = (author_id is null))
);
create index learning_tips_latest on learning_tips (created_at desc, tip_id desc);
create index learning_tips_category on learning_tips (category, created_at desc, tip_id desc);
create index learning_tips_author on learning_tips (author_id, created_at desc, tip_id desc);
create index learning_tips_words on learning_tips using gin ((title || ' ' || content) gin_trgm_ops);

create table learning_tip_likes (
  tip_id uuid not null references learning_tips on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (tip_id, user_id)
);
create index learning_tip_likes_user on learning_tip_likes (user_id);

create table learning_tip_saves (
  tip_id uuid not null references learning_tips on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (tip_id, user_id)
);
create index learning_tip_saves_user on learning_tip_saves (user_id);

-- Remembers that the samples were taken in: those an admin deletes do not come back.
create table peer_learning_starts (
  only_one boolean primary key default true check (only_one),
  started_at timestamptz not null
);
