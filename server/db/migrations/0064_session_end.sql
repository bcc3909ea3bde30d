-- No longer written: when a session ends is computed from its start and its last use.
alter table sessions alter column expires_at drop not null;
drop index sessions_expiry;
