-- What a person agreed to, and when. Accounts from before have no row.
create table consents (
  user_id uuid not null references users on delete cascade,
  -- The version of the terms and privacy texts.
  legal_version date not null,
  -- Declared at sign-up; null where a later version was accepted.
  age text check (age in ('adult', 'guardian')),
  agreed_at timestamptz not null,
  primary key (user_id, legal_version)
);
