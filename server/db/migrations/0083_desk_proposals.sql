-- Safe in one step: new tables, and columns without a default.
-- What a chat service was asked for a day or an article in preparation, and what it proposed.
create table desk_proposals (
  proposal_id uuid primary key,
  day date not null,
  -- Null for the day itself, or if the draft was deleted.
  draft_id uuid references desk_drafts on delete set null,
  kind text not null,
  state text not null check (state in ('waiting', 'working', 'done', 'failed', 'cancelled')),
  -- Ids of the sources and the plan.
  request jsonb not null,
  parts jsonb not null default '[]',
  -- What of the reply was left out, in sentences.
  remarks jsonb not null default '[]',
  host text not null,
  model text not null,
  tokens_in integer,
  tokens_out integer,
  -- In millionths of the currency.
  cost_millionths bigint,
  currency text,
  milliseconds integer,
  failure text,
  made_by uuid references users on delete set null,
  created_at timestamptz not null,
  finished_at timestamptz,
  attempts integer not null default 0,
  lease uuid,
  lease_until timestamptz,
  next_try_at timestamptz
);
create index desk_proposals_day on desk_proposals (day, created_at desc);
create index desk_proposals_due on desk_proposals (created_at) where state in ('waiting', 'working');
create index desk_proposals_draft on desk_proposals (draft_id) where draft_id is not null;
create index desk_proposals_made_by on desk_proposals (made_by) where made_by is not null;
create index desk_proposals_old on desk_proposals (created_at);

-- A part is decided on once.
create table desk_proposal_decisions (
  proposal_id uuid not null references desk_proposals on delete cascade,
  part integer not null,
  state text not null check (state in ('accepted', 'rejected')),
  by_id uuid references users on delete set null,
  at timestamptz not null,
  -- Sentences that this person stood in for.
  confirmed integer[] not null default '{}',
  -- What was planned of a topic.
  draft_id uuid,
  primary key (proposal_id, part)
);
create index desk_proposal_decisions_by on desk_proposal_decisions (by_id) where by_id is not null;

-- Whose words a version has: the model that proposed them, null for a person.
alter table desk_versions add column proposal_id uuid, add column model text;
