-- Amounts are in the smallest unit of their currency.

-- Once for each mailbox and for good: an account that is deleted and made anew has had its trial. A keyed hash tells nobody whose it was.
create table billing_trial_uses (
  mailbox_hash text primary key,
  used_at timestamptz not null
);

-- What billing knows of a person besides what they bought.
create table billing_members (
  user_id uuid primary key references users on delete cascade,
  -- By whom the present role is. `billing` may take back what it gave; from what an admin set by `hand` it keeps away.
  role_by text check (role_by in ('billing', 'hand')),
  trial_started_at timestamptz,
  trial_ends_at timestamptz,
  trial_reminded_at timestamptz,
  -- When its end was noticed and dealt with.
  trial_closed_at timestamptz,
  check ((trial_started_at is null) = (trial_ends_at is null))
);
create index billing_members_trials on billing_members (trial_ends_at) where trial_closed_at is null and trial_ends_at is not null;

-- What was ordered, by whom and for how much, written down before anybody was sent to pay. What is paid has to be this.
create table billing_checkouts (
  checkout_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider text not null check (provider in ('test', 'polar', 'dodo')),
  -- The provider's own name for it, once it has given one.
  session_ref text,
  plan text not null check (plan in ('pro')),
  cycle text not null check (cycle in ('monthly', 'yearly')),
  product_ref text not null,
  amount integer not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (provider, session_ref)
);
create index billing_checkouts_user on billing_checkouts (user_id, checkout_id desc);

-- What the events of a subscription come to, put in the order in which they happened. A checkout makes one for each try to pay, at some providers.
create table subscriptions (
  subscription_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  checkout_id uuid not null references billing_checkouts on delete cascade,
  provider text not null check (provider in ('test', 'polar', 'dodo')),
  provider_ref text not null,
  customer_ref text,
  started_at timestamptz,
  period_end timestamptz,
  cancel_at_end boolean not null default false,
  -- Since when a payment is missing.
  due_since timestamptz,
  ended_at timestamptz,
  refunded_at timestamptz,
  -- As it was when somebody last looked, and when it changes by itself.
  state text check (state in ('active', 'pending_renewal', 'past_due', 'canceled_at_end', 'ended')),
  next_look_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_ref)
);
create index subscriptions_user on subscriptions (user_id, subscription_id desc);
create index subscriptions_checkout on subscriptions (checkout_id);
create index subscriptions_clock on subscriptions (next_look_at) where next_look_at is not null;

-- What providers told, each once. Only what the product goes by is kept: no names, no addresses, no cards.
create table billing_events (
  provider text not null check (provider in ('test', 'polar', 'dodo')),
  event_id text not null,
  type text not null,
  subscription_ref text,
  payment_ref text,
  -- The checkout it belongs to, once that is known.
  checkout_id uuid,
  -- When it happened, by the provider's clock; never when it arrived.
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  outcome text not null check (outcome in ('applied', 'flagged', 'unmatched')),
  -- Why it was not applied.
  reason text,
  facts jsonb not null,
  primary key (provider, event_id)
);
create index billing_events_subscription on billing_events (provider, subscription_ref, occurred_at, event_id);
create index billing_events_payment on billing_events (provider, payment_ref) where payment_ref is not null;
create index billing_events_checkout on billing_events (checkout_id) where checkout_id is not null;
create index billing_events_odd on billing_events (received_at) where outcome <> 'applied';

create table receipts (
  receipt_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  subscription_id uuid not null references subscriptions on delete cascade,
  provider text not null check (provider in ('test', 'polar', 'dodo')),
  payment_ref text not null,
  paid_at timestamptz not null,
  total integer not null check (total >= 0),
  tax integer not null check (tax between 0 and total),
  refunded integer not null default 0 check (refunded between 0 and total),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  unique (provider, payment_ref)
);
create index receipts_user on receipts (user_id, paid_at desc, receipt_id desc);

-- What has to be ended at the provider, whatever becomes of the account meanwhile: it is tried until it is done.
create table billing_endings (
  provider text not null check (provider in ('test', 'polar', 'dodo')),
  subscription_ref text not null,
  reason text not null check (reason in ('account_left', 'refunded', 'second')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  done_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  primary key (provider, subscription_ref)
);
create index billing_endings_due on billing_endings (due_at) where done_at is null;
