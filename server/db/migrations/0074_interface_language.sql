-- Safe in one step: the column may be empty.
-- Of the pages and mails of a person; null as long as none was chosen.
alter table users add column interface_language text;
