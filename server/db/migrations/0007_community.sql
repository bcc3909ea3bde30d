-- What somebody has used of an allowance in its present window: one row for a person and a kind, so counting costs one write.
create table allowances (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  used integer not null check (used > 0),
  window_ends_at timestamptz not null,
  primary key (user_id, kind)
);

create table forum_categories (
  category_id uuid primary key,
  name text not null unique,
  description text not null default '',
  icon text not null
    check (icon in ('chat', 'users', 'newspaper', 'help-circle', 'edit', 'check-circle', 'mic', 'book-open')),
  position integer not null unique
);

insert into forum_categories (category_id, name, description, icon, position) values
  ('0190a000-0000-7000-8000-000000000001', 'Current affairs', 'The news of the day and what stands behind it.', 'newspaper', 1),
  ('0190a000-0000-7000-8000-000000000002', 'Doubts and questions', 'Ask what is unclear, and help others with theirs.', 'help-circle', 2),
  ('0190a000-0000-7000-8000-000000000003', 'Answer writing', 'Mains answers: structure, examples, each other''s drafts.', 'edit', 3),
  ('0190a000-0000-7000-8000-000000000004', 'Preparation and interview', 'Plans, books, revision, the personality test.', 'mic', 4),
  ('0190a000-0000-7000-8000-000000000005', 'General discussion', 'Everything else that belongs to the road.', 'chat', 5);

-- Authors without an account any more, and the product's own samples, have no author.
create table forums (
  forum_id uuid primary key,
  category_id uuid not null references forum_categories,
  title text not null check (char_length(title) <= 200),
  description text not null default '',
  author_id uuid references users on delete set null,
  -- Made by the client once for each draft: a resend is stored once.
  client_key uuid not null,
  is_pinned boolean not null default false,
  is_locked boolean not null default false,
  -- Posts and replies that can be read.
  post_count integer not null default 0 check (post_count >= 0),
  created_at timestamptz not null,
  last_post_at timestamptz,
  last_author_id uuid references users on delete set null,
  unique (author_id, client_key)
);
create index forums_category on forums (category_id);
create index forums_last_author on forums (last_author_id) where last_author_id is not null;

create table forum_posts (
  post_id uuid primary key,
  forum_id uuid not null references forums on delete cascade,
  author_id uuid references users on delete set null,
  -- Depth is one: a reply's parent is never a reply.
  parent_post_id uuid references forum_posts on delete cascade,
  client_key uuid not null,
  -- Empty once deleted: what was written is gone, the place stays while replies hang on it.
  content text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  is_edited boolean not null default false,
  is_pinned boolean not null default false,
  deleted_at timestamptz,
  likes_count integer not null default 0 check (likes_count >= 0),
  dislikes_count integer not null default 0 check (dislikes_count >= 0),
  replies_count integer not null default 0 check (replies_count >= 0),
  unique (author_id, client_key),
  check (deleted_at is null or content = ''),
  check (parent_post_id is null or not is_pinned)
);
-- A page of a forum is a stretch of this index, whatever the forum's size.
create index forum_posts_page on forum_posts (forum_id, is_pinned desc, created_at desc, post_id desc) where parent_post_id is null;
create index forum_posts_replies on forum_posts (parent_post_id, created_at, post_id) where parent_post_id is not null;
create index forum_posts_latest on forum_posts (forum_id, created_at desc, post_id desc) where deleted_at is null;
create index forum_posts_author on forum_posts (author_id, created_at);

-- What a post said before it was edited or deleted, for moderators.
create table forum_post_versions (
  version_id uuid primary key,
  post_id uuid not null references forum_posts on delete cascade,
  content text not null,
  -- Who replaced it, and when.
  replaced_by uuid references users on delete set null,
  replaced_at timestamptz not null
);
create index forum_post_versions_post on forum_post_versions (post_id, replaced_at);
create index forum_post_versions_person on forum_post_versions (replaced_by) where replaced_by is not null;

create table forum_reactions (
  post_id uuid not null references forum_posts on delete cascade,
  user_id uuid not null references users on delete cascade,
  reaction text not null check (reaction in ('like', 'dislike')),
  created_at timestamptz not null,
  primary key (post_id, user_id)
);
create index forum_reactions_user on forum_reactions (user_id);
-- Likes of a day are told together.
create index forum_reactions_likes on forum_reactions (post_id, created_at) where reaction = 'like';

create table forum_subscriptions (
  forum_id uuid not null references forums on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (forum_id, user_id)
);
create index forum_subscriptions_user on forum_subscriptions (user_id);

-- One for a person and a post. What was said at the time stays readable when the post has been edited since.
create table content_reports (
  report_id uuid primary key,
  post_id uuid references forum_posts on delete set null,
  forum_id uuid references forums on delete set null,
  -- Who wrote the post.
  author_id uuid references users on delete set null,
  reporter_id uuid references users on delete set null,
  reason text not null
    check (reason in ('spam', 'harassment', 'hate_speech', 'inappropriate_content', 'misinformation', 'off_topic', 'other')),
  description text,
  reported_content text not null,
  post_created_at timestamptz not null,
  status text not null default 'pending' check (status in ('pending', 'reviewed', 'resolved', 'dismissed')),
  created_at timestamptz not null,
  reviewed_at timestamptz,
  reviewer_id uuid references users on delete set null,
  admin_notes text,
  unique (post_id, reporter_id)
);
create index content_reports_latest on content_reports (created_at desc, report_id desc);
create index content_reports_status on content_reports (status, created_at desc);
create index content_reports_reporter on content_reports (reporter_id);
create index content_reports_author on content_reports (author_id);
create index content_reports_forum on content_reports (forum_id);

-- Notices of what is deleted are taken back.
create index notifications_about on notifications (about);
