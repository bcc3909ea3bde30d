-- Safe in one step: the table is new, the columns may be null.
-- Short items for Prelims about a day's news. In a table of their own: the page of all items filters them, and cards name them.
create table in_news_items (
  item_id uuid primary key,
  entry_id uuid not null references daily_entries on delete cascade,
  position integer not null check (position >= 0),
  kind text not null check (kind in ('place', 'species', 'scheme', 'report', 'body', 'person', 'term')),
  name text not null,
  syllabus text[] not null,
  -- Text, rank, point, source and translations.
  body jsonb not null
);
create index in_news_items_entry on in_news_items (entry_id, position);

-- The items with their ids, stored with `content`; null in versions from before there were items.
alter table entry_versions add column in_news jsonb;

-- Such a card names the day as its article, and the item as its source.
alter table recall_cards drop constraint recall_cards_kind_check;
alter table recall_cards add constraint recall_cards_kind_check check (kind in ('flashcard', 'question', 'term', 'fact', 'in-news'));
