-- Lengths are the contract's to keep; bringing a text to NFC can make it up to three times as long, so the limits here are wider.
create table feedback (
  feedback_id uuid primary key,
  tracking_id text not null unique check (tracking_id ~ '^FB-[0-9A-HJKMNP-TV-Z]{10}$'),
  user_id uuid not null references users on delete cascade,
  -- Made by the client: however often it arrives, it is stored once.
  client_key uuid,
  subject text not null check (char_length(subject) between 1 and 600),
  message text not null check (char_length(message) between 1 and 15000),
  status text not null default 'submitted' check (status in ('submitted', 'received', 'in_progress', 'resolved', 'closed')),
  admin_response text check (char_length(admin_response) between 1 and 15000),
  responded_at timestamptz,
  created_at timestamptz not null,
  -- Grows with each change: who has seen it has seen that very state.
  updated_at timestamptz not null,
  constraint feedback_once unique (user_id, client_key),
  check ((admin_response is null) = (responded_at is null))
);
-- Ids sort by time of making, so lists go by them.
create index feedback_own on feedback (user_id, feedback_id desc);
create index feedback_status on feedback (status, feedback_id desc);
create index feedback_words on feedback using gin ((tracking_id || ' ' || subject || ' ' || message) gin_trgm_ops);

-- When each status was reached, and by whose hand. That it was submitted stands in the row itself.
create table feedback_status_changes (
  change_id uuid primary key,
  feedback_id uuid not null references feedback on delete cascade,
  status text not null check (status in ('submitted', 'received', 'in_progress', 'resolved', 'closed')),
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null
);
create index feedback_status_changes_feedback on feedback_status_changes (feedback_id, change_id);
create index feedback_status_changes_by on feedback_status_changes (changed_by);
