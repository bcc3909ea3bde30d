-- How many mails of a kind a mailbox was sent because somebody asked for them, by a keyed hash of the mailbox. Without a reference to an
-- account: deleting the account and signing up again must not begin a new count.
create table mail_counts (
  key text primary key,
  mails integer not null check (mails >= 0),
  window_ends_at timestamptz not null
);
