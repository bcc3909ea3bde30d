-- Devices and networks that have signed in to an account: other people's failures do not count against them.
create table sign_in_sources (
  user_id uuid not null references users on delete cascade,
  -- Of a random device id, or a keyed hash of a network.
  source_hash text not null,
  last_success_at timestamptz not null,
  primary key (user_id, source_hash)
);
create index sign_in_sources_age on sign_in_sources (last_success_at);

-- Who asked for a sign-in link: the hash of a device or network.
alter table email_links add column source_hash text;
