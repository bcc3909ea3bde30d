-- How a session began: a password alone is not enough where a second factor is required.
alter table sessions add column signed_in_with text not null default 'password';

-- The authenticator app of a person.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- Base32. The server computes codes from it, so a hash would not do.
  secret text not null,
  created_at timestamptz not null,
  -- Null while it is being set up: it counts once a code has been entered.
  confirmed_at timestamptz,
  -- The time step of the last accepted code: this code and earlier ones are refused.
  last_step integer not null default 0,
  failures integer not null default 0,
  blocks integer not null default 0,
  blocked_until timestamptz
);

create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
