-- How many trials were started from a network within a day. A keyed hash does not show which network it was.
create table billing_trial_networks (
  network_hash text primary key,
  used integer not null check (used > 0),
  window_ends_at timestamptz not null
);
