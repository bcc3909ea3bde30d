create extension if not exists pg_trgm;

-- `head` (title and summary) ranks and is narrow; `whole` (everything a free reader may read) finds.
create table article_search (
  article_id uuid primary key references articles on delete cascade,
  published_on date not null,
  is_published boolean not null,
  head tsvector not null,
  whole tsvector not null
);
create index article_search_head on article_search using gin (head) with (fastupdate = off);
create index article_search_whole on article_search using gin (whole) with (fastupdate = off);
create index article_search_newest on article_search (published_on desc) where is_published;

-- Every word that occurs, for misspelt queries.
create table search_words (word text primary key);
create index search_words_alike on search_words using gin (word gin_trgm_ops) with (fastupdate = off);
