-- Safe in one step: a column and a table are added, and units of the new kind are planned by new processes only; older ones pass over them.
-- Items in the news are of a day, not of an article: their units name the day.
alter table processing_units alter column article_id drop not null;
alter table processing_units add column entry_id uuid references daily_entries on delete cascade;
alter table processing_units drop constraint processing_units_kind_check;
alter table processing_units add constraint processing_units_kind_check check (kind in ('text', 'practice', 'in-news', 'audio'));
alter table processing_units add constraint processing_units_subject check (
  (kind = 'in-news') = (entry_id is not null) and (kind = 'in-news') = (article_id is null));
create unique index processing_units_day_once on processing_units (entry_id, language) where entry_id is not null;

-- As practice_translations, for the items of a day.
create table in_news_translations (
  entry_id uuid not null references daily_entries on delete cascade,
  language text not null,
  source_hash text not null,
  text_hash text not null,
  -- Engine and model.
  made_with text not null,
  made_at timestamptz not null,
  reviewed_by uuid references users on delete set null,
  reviewed_at timestamptz,
  primary key (entry_id, language, source_hash)
);
create index in_news_translations_reviewer on in_news_translations (reviewed_by) where reviewed_by is not null;
