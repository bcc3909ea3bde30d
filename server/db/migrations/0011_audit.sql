-- Who did what to the content, the community and the people of this instance. Rows are only ever added.
create table audit_log (
  audit_id uuid primary key,
  at timestamptz not null,
  -- Null for the command line, and once the account is gone: the name stays.
  actor_id uuid references users on delete set null,
  actor_name text not null,
  action text not null,
  -- What it was done to: an entry, an article, a post, a person …
  subject_kind text not null,
  subject_id text not null,
  subject_name text not null default '',
  details jsonb not null
);
create index audit_log_latest on audit_log (at desc, audit_id desc);
create index audit_log_subject on audit_log (subject_kind, subject_id, at desc);
create index audit_log_actor on audit_log (actor_id, at desc) where actor_id is not null;
