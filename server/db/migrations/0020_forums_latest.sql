-- Safe in one step: forums are made by few people, and the index of some thousands is there in a moment.
-- The list of forums begins with those in which something was written last.
create index forums_latest on forums (last_post_at desc nulls last, created_at desc);
