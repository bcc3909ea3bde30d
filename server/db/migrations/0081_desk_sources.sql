-- Safe in one step: new tables only.
-- What an editor gave to write a day from.
create table desk_sources (
  source_id uuid primary key,
  day date not null,
  kind text not null check (kind in ('text', 'page', 'pdf', 'document', 'address')),
  title text not null,
  -- As asked for, normalised. Of a text: where the editor found it.
  address text,
  -- After redirects.
  found_at text,
  publisher text not null default '',
  licence text not null default '',
  -- SHA-256 of the passages; null before they are read.
  hash text,
  language text,
  -- The end of a long source was left out.
  is_cut boolean not null default false,
  fetched_at timestamptz,
  added_at timestamptz not null,
  added_by uuid references users on delete set null,
  state text not null check (state in ('added', 'fetching', 'failed')),
  -- Why it failed, or why it waits.
  reason text,
  tries integer not null default 0,
  -- While it is fetched: when the next try may begin.
  try_at timestamptz
);
create unique index desk_sources_hash on desk_sources (day, hash) where hash is not null;
create unique index desk_sources_address on desk_sources (day, address) where kind = 'address';
create index desk_sources_day on desk_sources (day, added_at);
create index desk_sources_due on desk_sources (try_at) where state = 'fetching';
create index desk_sources_added_by on desk_sources (added_by) where added_by is not null;

-- Paragraphs, numbered from 1.
create table desk_passages (
  source_id uuid not null references desk_sources on delete cascade,
  number integer not null,
  text text not null,
  primary key (source_id, number)
);

-- One fetch an address a day, also where its source was deleted.
create table desk_fetches (
  address text not null,
  -- In India.
  fetched_on date not null,
  fetched_at timestamptz not null,
  found_at text not null,
  title text not null,
  publisher text not null,
  language text,
  is_cut boolean not null,
  passages jsonb not null,
  primary key (address, fetched_on)
);
create index desk_fetches_fetched_on on desk_fetches (fetched_on);

-- The pause between two calls of one host, and its robots.txt.
create table desk_hosts (
  host text primary key,
  free_at timestamptz not null,
  -- Empty: the host has none.
  robots text,
  robots_at timestamptz
);
