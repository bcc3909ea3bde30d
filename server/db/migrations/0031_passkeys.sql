create table passkeys (
  passkey_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- As the authenticator names it, in base64url.
  credential_id text not null unique,
  name text not null,
  -- COSE, in base64url. It opens nothing.
  public_key text not null,
  -- How often the authenticator says that it signed; many always say 0.
  counter bigint not null,
  transports text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, created_at);

-- What an authenticator has to sign: once, and soon.
create table passkey_challenges (
  challenge text primary key,
  -- Who adds a passkey with it; null for a sign-in.
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
