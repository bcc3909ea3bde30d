-- Words are now indexed without the accents of Latin letters, so that "El Nino" finds "El Niño". What was indexed with them is mended
-- here, in the vectors themselves: reading a vector back in joins what has become one word, and only the few rows that have an accent
-- are written. Marks of other scripts are letters in their own right and stay. Every vector is read once, which takes some ten seconds
-- for 20,000 articles.
set local statement_timeout = 0;

create function pg_temp.folded(given text) returns text language sql as $$
  select normalize(regexp_replace(normalize(given, NFD), '([a-z])[\u0300-\u036f]+', '\1', 'g'), NFC)
$$;

update article_search set head = pg_temp.folded(head::text)::tsvector, whole = pg_temp.folded(whole::text)::tsvector
where whole::text ~ '[\u00df-\u024f\u0300-\u036f\u1e00-\u1eff]';

insert into search_words (word)
select pg_temp.folded(word) from search_words where pg_temp.folded(word) <> word on conflict do nothing;
delete from search_words where pg_temp.folded(word) <> word;

drop function pg_temp.folded(text);
