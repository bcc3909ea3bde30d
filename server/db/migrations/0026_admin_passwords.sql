-- Whether the password has the length that admins need; null where that is not known yet: the next sign-in tells.
alter table users add column has_long_password boolean;

-- Networks are stored as a keyed hash from now on. The unkeyed ones could be turned back into addresses by trying them all.
update sessions set network_hash = '' where network_hash <> '';
