-- What was written in a stretch of time, and by whom: the figures of the community read these and not the posts themselves.
create index forum_posts_written on forum_posts (created_at) include (author_id) where deleted_at is null;
create index forum_reactions_made on forum_reactions (created_at) include (user_id);
create index quiz_discussions_written on quiz_discussions (created_at) include (author_id) where deleted_at is null;
create index quiz_discussion_replies_written on quiz_discussion_replies (created_at) include (author_id);
create index sessions_seen on sessions (last_seen_at) include (user_id);

-- Figures that took long to find, so that nobody waits for them: a large community is counted in the background, a small one when asked.
create table community_snapshots (
  range text primary key check (range in ('7d', '30d', '90d')),
  taken_at timestamptz not null,
  took_ms integer not null,
  figures jsonb not null
);
