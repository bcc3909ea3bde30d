create table users (
  user_id uuid primary key,
  email text not null check (char_length(email) <= 254),
  email_key text not null unique,
  username text not null check (username ~ '^[A-Za-z0-9_-]{3,30}$'),
  username_key text not null unique,
  password_hash text not null,
  role text not null default 'free' check (role in ('free', 'pro', 'tester', 'admin')),
  time_zone text not null default 'Asia/Kolkata',
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Only the hash of a token is stored: a copy of this table signs nobody in.
create table sessions (
  session_id uuid primary key,
  token_hash text not null unique,
  user_id uuid not null references users on delete cascade,
  device text not null default '',
  -- A hash: enough to know a network again, not to tell where somebody lives.
  network_hash text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table password_resets (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_resets_user on password_resets (user_id, created_at);

-- Failures only, so that many people behind one address do not lock each other out. A key is 'account+address', 'account' or 'address'.
create table sign_in_failures (
  key text primary key,
  failures integer not null check (failures > 0),
  window_ends_at timestamptz not null,
  blocked_until timestamptz,
  blocks integer not null default 0
);
