-- A person without a row has the defaults. A column's name is the preference's name in the API.
create table notification_preferences (
  user_id uuid primary key references users on delete cascade,
  email_frequency text not null default 'daily' check (email_frequency in ('daily', 'weekly', 'never')),
  email_daily_digest boolean not null default true,
  email_quiz_completion boolean not null default true,
  email_bookmark_reminders boolean not null default true,
  in_app_new_articles boolean not null default true,
  in_app_quiz_completion boolean not null default true,
  in_app_reading_streaks boolean not null default true,
  in_app_bookmark_reminders boolean not null default true,
  in_app_forum_replies boolean not null default true,
  in_app_forum_likes boolean not null default true,
  in_app_quiz_discussions boolean not null default true,
  in_app_study_groups boolean not null default true,
  in_app_peer_learning boolean not null default true,
  updated_at timestamptz not null
);

create table notifications (
  notification_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  type text not null,
  title text not null,
  message text not null,
  path text,
  -- What it is about, so that nobody is told the same thing twice.
  about text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  constraint notifications_once unique (user_id, about)
);
create index notifications_latest on notifications (user_id, created_at desc, notification_id desc);
create index notifications_unread on notifications (user_id) where read_at is null;

-- How many of somebody's own notifications are unread, kept by the statements that write them: counting would cost what the history costs.
create table notification_inboxes (
  user_id uuid primary key references users on delete cascade,
  unread integer not null check (unread >= 0),
  -- Messages to everybody up to this one are read.
  broadcasts_read_to timestamptz
);

-- One row for all: a day is published to a million people by one insert.
create table broadcasts (
  notification_id uuid primary key,
  type text not null,
  title text not null,
  message text not null,
  path text,
  about text not null unique,
  created_at timestamptz not null
);
create index broadcasts_latest on broadcasts (created_at desc, notification_id desc);

create table broadcast_reads (
  user_id uuid not null references users on delete cascade,
  notification_id uuid not null references broadcasts on delete cascade,
  primary key (user_id, notification_id)
);
create index broadcast_reads_broadcast on broadcast_reads (notification_id);

-- When somebody did not want messages to everybody: what was sent then is never shown to them.
create table broadcast_silences (
  user_id uuid not null references users on delete cascade,
  type text not null,
  silent_from timestamptz not null,
  silent_to timestamptz,
  primary key (user_id, type, silent_from)
);
create unique index broadcast_silences_open on broadcast_silences (user_id, type) where silent_to is null;

-- The outbox: written in the transaction that gives the reason for a mail. One mail for a person, kind and day, whoever asks for it and
-- however often.
create table mail_deliveries (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  -- In the person's own time zone.
  day date not null,
  queued_at timestamptz not null,
  due_at timestamptz not null,
  -- Whoever sends it holds it until then; after a crash it is free again.
  held_until timestamptz,
  attempts integer not null default 0,
  last_error text,
  -- Sent, or found at the last moment that there was nothing to say or nobody who wants to hear it.
  settled_at timestamptz,
  is_sent boolean not null default false,
  primary key (user_id, kind, day)
);
create index mail_deliveries_due on mail_deliveries (due_at) where settled_at is null;
create index mail_deliveries_day on mail_deliveries (day);

-- The longest streak before the current one began: only then can beating it be told, once.
alter table reading_streaks add column longest_before integer not null default 0;
update reading_streaks set longest_before = longest_streak where longest_streak > current_streak;

-- Mornings and evenings come zone by zone, and people are gone through in the order of their ids.
create index users_zone on users (time_zone, user_id);
