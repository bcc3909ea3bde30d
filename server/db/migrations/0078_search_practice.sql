-- Safe in one step: columns without values, and an index of them. The job `index-articles` fills them, the newest articles first.
-- Questions and flashcards have the weight A, texts for everybody D.
alter table article_search add column practice tsvector, add column practice_texts jsonb;
alter table article_search alter practice set storage external;
create index article_search_practice on article_search using gin (practice) with (fastupdate = off);
