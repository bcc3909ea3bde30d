create extension if not exists pg_trgm;

-- `head` (title and summary) ranks; `whole` (everything a free reader may read) finds. Both stand outside the row, uncompressed (they
-- do not get smaller): a search visits every row that has a word and orders it by date, but reads the vectors of few. There is no
-- index by date on purpose: walking it would mean reading the vectors of rows that do not match.
create table article_search (
  article_id uuid primary key references articles on delete cascade,
  published_on date not null,
  is_published boolean not null,
  head tsvector not null,
  whole tsvector not null
) with (toast_tuple_target = 128);
alter table article_search alter head set storage external, alter whole set storage external;
create index article_search_head on article_search using gin (head) with (fastupdate = off);
create index article_search_whole on article_search using gin (whole) with (fastupdate = off);

-- Every word that occurs, for misspelt queries.
create table search_words (word text primary key);
create index search_words_alike on search_words using gin (word gin_trgm_ops) with (fastupdate = off);
