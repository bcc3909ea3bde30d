-- Safe in one step: the tables are new.
-- What somebody wants to remember, with the state of its schedule, which follows from its reviews. Without a reference to the article: a card
-- and its history stay when the article goes.
create table recall_cards (
  card_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('flashcard', 'question', 'term', 'fact')),
  article_id uuid not null,
  -- What the card is about in its article: the hash of a flashcard's front or of a fact, the id of a question, a term.
  source_key text not null,
  -- What is shown. It follows the article; what the article no longer has stays as it was.
  content jsonb not null,
  -- Nodes of the question, or of the article.
  syllabus text[] not null default '{}',
  -- Only members with Pro see it: a flashcard, or a question that was no question of the day.
  needs_pro boolean not null,
  -- 0 new, 1 learning, 2 review, 3 relearning.
  state integer not null default 0 check (state between 0 and 3),
  due timestamptz not null,
  stability double precision not null default 0,
  difficulty double precision not null default 0,
  reps integer not null default 0,
  lapses integer not null default 0,
  learning_steps integer not null default 0,
  scheduled_days integer not null default 0,
  last_review timestamptz,
  -- Reviews up to here no longer count for the state.
  reset_at timestamptz,
  suspended_at timestamptz,
  -- Not offered before this day, where the person lives.
  buried_until date,
  note text not null default '',
  -- When the article last changed what is shown.
  changed_at timestamptz,
  is_gone boolean not null default false,
  added_at timestamptz not null,
  unique (user_id, kind, article_id, source_key)
);
-- The queue and the figures of somebody with thousands of cards read this index instead of the cards.
create index recall_cards_schedule on recall_cards (user_id)
  include (card_id, state, due, last_review, stability, added_at, suspended_at, buried_until, needs_pro, syllabus);
create index recall_cards_added on recall_cards (user_id, added_at desc, card_id desc);
create index recall_cards_article on recall_cards (article_id);

-- Every answer, also those that were undone and those to cards that were deleted: what was practised stays practised.
create table recall_reviews (
  user_id uuid not null references users on delete cascade,
  -- Made by the client: a review that is sent twice is stored once.
  review_id uuid not null,
  card_id uuid not null,
  -- 1 again, 2 hard, 3 good, 4 easy.
  grade integer not null check (grade between 1 and 4),
  -- By the clock of the device, neither in the future nor before the card was added.
  reviewed_at timestamptz not null,
  seconds real not null check (seconds between 0 and 600),
  -- The probability of recall when it was asked, by the reviews that had arrived. Null for a new card.
  forecast real,
  state_before integer not null check (state_before between 0 and 3),
  undone_at timestamptz,
  primary key (user_id, review_id)
);
create index recall_reviews_latest on recall_reviews (user_id, reviewed_at desc) include (card_id, seconds, grade, forecast, state_before, undone_at);
create index recall_reviews_card on recall_reviews (card_id);

create table recall_settings (
  user_id uuid primary key references users on delete cascade,
  daily_minutes integer not null default 15 check (daily_minutes between 1 and 240),
  keep_wrong_answers boolean not null default true,
  updated_at timestamptz not null
);

-- Announced days of examinations.
create table exam_dates (
  exam text not null check (exam in ('prelims', 'mains')),
  year integer not null check (year between 2000 and 2199),
  date date not null,
  primary key (exam, year)
);
insert into exam_dates (exam, year, date) values
  ('prelims', 2025, '2025-05-25'), ('prelims', 2026, '2026-05-24'), ('mains', 2025, '2025-08-22'), ('mains', 2026, '2026-08-21');
