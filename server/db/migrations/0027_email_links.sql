-- Accounts that exist now count as confirmed, and so do those that an operator creates. Only sign-up writes null.
alter table users add column email_confirmed_at timestamptz default now();

-- One-time links sent by mail. Only the hash of a token is stored.
create table email_links (
  token_hash text primary key,
  kind text not null check (kind in ('confirm', 'sign_in')),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_links_user on email_links (user_id, kind, created_at);
