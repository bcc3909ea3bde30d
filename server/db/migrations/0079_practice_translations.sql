-- Safe in one step: a table and a column are added. Units of the new kind are planned by new processes only; older ones make none of them.
-- Which translations of practice texts in articles a machine made: those of a person have no row.
create table practice_translations (
  article_id uuid not null references articles on delete cascade,
  language text not null,
  -- Of the English texts, and of their translation: where the article has another, it is a person's.
  source_hash text not null,
  text_hash text not null,
  -- Engine and model.
  made_with text not null,
  made_at timestamptz not null,
  reviewed_by uuid references users on delete set null,
  reviewed_at timestamptz,
  primary key (article_id, language, source_hash)
);
create index practice_translations_reviewer on practice_translations (reviewed_by) where reviewed_by is not null;

alter table processing_units drop constraint processing_units_kind_check;
alter table processing_units add constraint processing_units_kind_check check (kind in ('text', 'practice', 'audio'));
-- Places of texts that were refused, and why.
alter table processing_units add column problems jsonb not null default '[]';
