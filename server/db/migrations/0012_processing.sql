-- One thing to be made: a translation, or a recording, of one article in one language. These rows are the work; jobs only wake who does it.
create table processing_units (
  unit_id uuid primary key,
  article_id uuid not null references articles on delete cascade,
  language text not null check (language in ('en', 'hi', 'ta')),
  kind text not null check (kind in ('text', 'audio')),
  status text not null check (status in ('pending', 'running', 'ready', 'partial', 'failed', 'skipped', 'unavailable', 'stale')),
  reason text check (reason ~ '^[a-z_]{1,40}$'),
  origin text check (origin in ('upload', 'provider', 'embedded', 'manual')),
  engine text,
  model text,
  -- What it is to be made of, and what the result that is there was made of: where they differ, the result is stale.
  source_hash text not null,
  made_of text,
  blocks_done integer not null default 0,
  blocks_total integer not null default 0,
  chars integer not null default 0 check (chars >= 0),
  attempts integer not null default 0 check (attempts >= 0),
  next_retry_at timestamptz,
  -- Who works on it at the moment, and until when that holds without another sign of life.
  lease uuid,
  lease_until timestamptz,
  error text check (char_length(error) <= 300),
  updated_at timestamptz not null,
  constraint processing_units_once unique (article_id, language, kind),
  constraint processing_units_not_english check (language <> 'en' or kind = 'audio'),
  constraint processing_units_blocks check (blocks_done between 0 and blocks_total),
  constraint processing_units_lease check ((status = 'running') = (lease is not null and lease_until is not null)),
  constraint processing_units_retry check (next_retry_at is null or status = 'failed')
);
create index processing_units_due on processing_units (kind, updated_at) where status in ('pending', 'running', 'stale', 'failed');

-- Paragraphs that are translated: the key holds the text, the language and the engine, so nothing is paid for twice.
create table processing_blocks (
  block_key text primary key,
  translated text not null,
  made_at timestamptz not null
);
create index processing_blocks_age on processing_blocks (made_at);

-- Translations that did not come with the upload.
create table translations (
  article_id uuid not null references articles on delete cascade,
  language text not null check (language in ('hi', 'ta')),
  title text,
  summary text,
  analysis jsonb not null,
  -- Places of paragraphs that stay in English, such as "past:1".
  english jsonb not null,
  -- Written or corrected by a person: no machine replaces it.
  is_manual boolean not null,
  made_of text not null,
  reviewed_by uuid references users on delete set null,
  reviewed_at timestamptz,
  updated_at timestamptz not null,
  primary key (article_id, language)
);
create index translations_reviewer on translations (reviewed_by) where reviewed_by is not null;

alter table audio_files
  add column duration_ms integer check (duration_ms > 0),
  -- Whose voice it is where it is no person's.
  add column voice text check (voice in ('basic', 'ai'));
