-- Accounts at Google (or another OpenID provider in its place) that sign somebody in: one for each person.
create table google_identities (
  issuer text not null,
  -- Google's own number of the account, which never changes.
  subject text not null,
  user_id uuid not null unique references users on delete cascade,
  -- As Google gave it when it was added: to show which one it is. Nobody is found by it.
  email text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  primary key (issuer, subject)
);

-- Who was sent to Google: used once, in the same browser, and soon.
create table google_attempts (
  state_hash text primary key,
  -- Who adds a Google account with it; null for a sign-in.
  user_id uuid references users on delete cascade,
  device_hash text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create index google_attempts_expiry on google_attempts (expires_at);
create index google_attempts_user on google_attempts (user_id) where user_id is not null;

-- Whoever signs up with Google has the hash of a secret that nobody knows, and no password of their own until they set one.
alter table users add column has_password boolean not null default true;
