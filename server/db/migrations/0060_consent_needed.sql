-- Somebody signed up without answering about age and consent, as programs may: they are asked on the page, and until then cannot post, start a
-- trial or buy. Accounts from before, and those that an operator creates, are not asked.
alter table users add column needs_consent boolean not null default false;
