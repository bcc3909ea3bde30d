create table readings (
  user_id uuid not null references users on delete cascade,
  article_id uuid not null references articles on delete cascade,
  read_at timestamptz not null,
  primary key (user_id, article_id)
);
create index readings_article on readings (article_id);

-- The days a streak is made of: marking an article unread, or losing it, takes none away.
create table reading_days (
  user_id uuid not null references users on delete cascade,
  day date not null,
  primary key (user_id, day)
);

create table reading_streaks (
  user_id uuid primary key references users on delete cascade,
  current_streak integer not null check (current_streak > 0),
  longest_streak integer not null check (longest_streak >= current_streak),
  last_read_date date not null
);

create table reading_positions (
  user_id uuid not null references users on delete cascade,
  article_id uuid not null references articles on delete cascade,
  position real not null check (position between 0 and 1),
  updated_at timestamptz not null,
  primary key (user_id, article_id)
);
create index reading_positions_latest on reading_positions (user_id, updated_at desc);
create index reading_positions_article on reading_positions (article_id);
