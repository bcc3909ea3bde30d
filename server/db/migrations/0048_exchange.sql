-- Safe in one step: tables and columns are new, and reports are few: a person can make twenty a day.
-- Answers that their authors let others review, one row for each. The id is random and named nowhere else, because reviewers see it.
create table exchanged_answers (
  offer_id uuid primary key,
  answer_id uuid not null unique references written_answers on delete cascade,
  user_id uuid not null references users on delete cascade,
  offered_at timestamptz not null,
  -- Since when reviewers see it: its author has given reviews for it, or there was nothing to review.
  opened_at timestamptz,
  -- Its place in the queue: when it was opened, or last given back without a review.
  queued_at timestamptz,
  withdrawn_at timestamptz,
  hidden_at timestamptz,
  -- Those that are not hidden.
  reviews integer not null default 0 check (reviews >= 0),
  -- Counts until `reserved_until`.
  reserved_by uuid references users on delete set null,
  reserved_until timestamptz
);
create index exchanged_answers_queue on exchanged_answers (reviews, queued_at)
  where opened_at is not null and withdrawn_at is null and hidden_at is null and reviews < 2;
create index exchanged_answers_own on exchanged_answers (user_id, offered_at desc, offer_id desc);
-- A person reviews one answer at a time.
create unique index exchanged_answers_reserved on exchanged_answers (reserved_by) where reserved_by is not null;

create table answer_reviews (
  -- Random, because both sides see it.
  review_id uuid primary key,
  offer_id uuid not null references exchanged_answers on delete cascade,
  reviewer_id uuid not null references users on delete cascade,
  -- Hundredths for each key demand, and their sum.
  scores jsonb not null,
  score_hundredths integer not null check (score_hundredths >= 0),
  comment text not null,
  reviewed_at timestamptz not null,
  -- Names are shown once both agree.
  author_agreed boolean not null default false,
  reviewer_agreed boolean not null default false,
  hidden_at timestamptz,
  unique (offer_id, reviewer_id)
);
create index answer_reviews_reviewer on answer_reviews (reviewer_id, reviewed_at desc, review_id desc);

-- What somebody gave since an own answer was last opened. It stays when the reviewed answers go.
create table exchange_members (
  user_id uuid primary key references users on delete cascade,
  reviews_given integer not null default 0 check (reviews_given >= 0),
  last_opened_at timestamptz
);

-- Reports are about a post, an answer or a review. Without references: PostgreSQL checks those of a row that was changed before in the same
-- transaction, as deleting an account does, and would find what has just been deleted. What was reported may be gone.
alter table content_reports add column subject text not null default 'post' check (subject in ('post', 'answer', 'review'));
alter table content_reports add column offer_id uuid;
alter table content_reports add column answer_review_id uuid;
create unique index content_reports_offer on content_reports (offer_id, reporter_id);
create unique index content_reports_answer_review on content_reports (answer_review_id, reporter_id);
