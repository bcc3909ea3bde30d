-- When its first payment arrived although the account already had a paid subscription. It gives nothing, and its payments are refunded.
alter table subscriptions add column duplicate_since timestamptz;

-- Payments that the provider has to refund. They are tried until they are done, also after the account is gone.
create table billing_refunds (
  provider text not null check (provider in ('test', 'polar', 'dodo')),
  payment_ref text not null,
  reason text not null check (reason in ('second')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  done_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  primary key (provider, payment_ref)
);
create index billing_refunds_due on billing_refunds (due_at) where done_at is null;
