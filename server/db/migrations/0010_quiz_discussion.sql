-- What the forum of a quiz says of its attempts, kept while they are stored: counting 100,000 of them for each reader would cost what they weigh.
-- No reference to the quiz: an attempt that was on its way is stored also when the quiz goes at the same moment.
create table quiz_forum_scores (
  quiz_id uuid primary key,
  attempts_count integer not null check (attempts_count >= 0),
  -- Each attempt's share of right answers in millionths, so that adding and taking away are exact.
  share_total bigint not null check (share_total between 0 and attempts_count * 1000000::bigint)
);

insert into quiz_forum_scores (quiz_id, attempts_count, share_total)
select quiz_id, count(*), sum(round(score * 1000000.0 / total_questions))
from quiz_attempts join quiz_editions using (edition_id) group by quiz_id;

-- No author: the product's own samples, and what was taken away while replies hang on it.
create table quiz_discussions (
  discussion_id uuid primary key,
  quiz_id uuid not null references quizzes on delete cascade,
  author_id uuid references users on delete cascade,
  -- Made by the client once for each draft: a resend is stored once.
  client_key uuid not null,
  question_number integer not null check (question_number > 0),
  discussion_type text not null check (discussion_type in ('question', 'explanation', 'strategy')),
  -- Empty once deleted: what was written is gone, the place stays while replies hang on it. A text of 10,000 characters may grow when
  -- its letters are brought to their normal form, hence the room.
  content text not null check (char_length(content) <= 30000),
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  is_resolved boolean not null default false,
  is_sample boolean not null default false,
  likes_count integer not null default 0 check (likes_count >= 0),
  replies_count integer not null default 0 check (replies_count >= 0),
  unique (author_id, client_key),
  check ((deleted_at is null) = (content <> '')),
  check (deleted_at is null or (author_id is null and likes_count = 0)),
  check (author_id is not null or deleted_at is not null or is_sample)
);
-- A page of each filter is a stretch of one of these, whatever the forum's size.
create index quiz_discussions_page on quiz_discussions (quiz_id, created_at desc, discussion_id desc);
create index quiz_discussions_unresolved on quiz_discussions (quiz_id, created_at desc, discussion_id desc)
  where not is_resolved and deleted_at is null;
create index quiz_discussions_author on quiz_discussions (author_id, quiz_id, created_at desc, discussion_id desc);

create table quiz_discussion_replies (
  reply_id uuid primary key,
  discussion_id uuid not null references quiz_discussions on delete cascade,
  author_id uuid references users on delete cascade,
  client_key uuid not null,
  content text not null check (content <> '' and char_length(content) <= 30000),
  created_at timestamptz not null,
  edited_at timestamptz,
  is_helpful boolean not null default false,
  is_sample boolean not null default false,
  likes_count integer not null default 0 check (likes_count >= 0),
  unique (author_id, client_key),
  check (author_id is not null or is_sample)
);
create index quiz_discussion_replies_thread on quiz_discussion_replies (discussion_id, created_at, reply_id);

create table quiz_discussion_likes (
  discussion_id uuid not null references quiz_discussions on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (discussion_id, user_id)
);
create index quiz_discussion_likes_user on quiz_discussion_likes (user_id);

create table quiz_discussion_reply_likes (
  reply_id uuid not null references quiz_discussion_replies on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (reply_id, user_id)
);
create index quiz_discussion_reply_likes_user on quiz_discussion_reply_likes (user_id);

-- One row once the samples have been taken in: whoever deletes them does not get them back.
create table quiz_forum_samples (
  is_taken boolean primary key check (is_taken),
  taken_at timestamptz not null
);
