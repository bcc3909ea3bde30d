-- Safe in one step: a table, a partial index, and a column that may be null from now on. Older processes make no such rows; they find a recalled
-- article nowhere, because they look for it through its day.
-- An article that was taken back belongs to no day until it is put back: no list of a day, search, quiz or review finds it.
alter table articles alter column entry_id drop not null;

create table recalled_articles (
  article_id uuid primary key references articles on delete cascade,
  entry_id uuid not null references daily_entries on delete cascade,
  position integer not null check (position >= 0),
  -- For readers, who come by a bookmark or an old link.
  reason text not null,
  recalled_at timestamptz not null,
  recalled_by uuid references users on delete set null
);
create index recalled_articles_entry on recalled_articles (entry_id);
create index recalled_articles_person on recalled_articles (recalled_by) where recalled_by is not null;

-- To choose forms in the question bank from.
create index bank_questions_forms on bank_questions (form, key_meaning) where not is_retired;
