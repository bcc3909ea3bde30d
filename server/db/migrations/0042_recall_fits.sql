-- Safe in one step: the table is new, and the column has a constant default.
-- The weights of FSRS that are fitted to a person's answers. Locked while answers are scheduled, so that all cards of a person have the same weights.
create table recall_fits (
  user_id uuid primary key references users on delete cascade,
  -- How many answers have arrived. Repeated ones count again: it only says when another fit may be worth it.
  answers integer not null default 0,
  -- The same when a fit was last tried.
  tried_answers integer not null default 0,
  -- Null: the usual ones.
  weights double precision[] check (cardinality(weights) = 21),
  fitted_at timestamptz,
  -- How many answers they were fitted to.
  fitted_answers integer,
  -- How far forecasts of the latest answers were off, with the weights before and with these.
  log_loss_before double precision,
  log_loss_after double precision
);
insert into recall_fits (user_id, answers) select user_id, count(*) from recall_reviews group by user_id;
alter table recall_settings add column fit_intervals boolean not null default true;
