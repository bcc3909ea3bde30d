-- Safe in one step: the column may be empty, and the trigger fills it for what older processes write too; the index is built over
-- one row per article.
-- The earliest day by which something of an article was expected and after which nothing was added: both are in its body, which is too
-- large to be opened for a whole library. Days are text, as uploaded: YYYY-MM-DD.
alter table articles add column open_watch text collate "C";

create or replace function find_open_watch() returns trigger language plpgsql as $$
begin
  new.open_watch := (
    select min(entry ->> 'date' collate "C")
    from jsonb_array_elements(case jsonb_typeof(new.body -> 'watch') when 'array' then new.body -> 'watch' else '[]' end) as entry
    where entry ->> 'date' collate "C" > coalesce((
      select max(since ->> 'date' collate "C")
      from jsonb_array_elements(case jsonb_typeof(new.body -> 'since_then') when 'array' then new.body -> 'since_then' else '[]' end) as since), ''));
  return new;
end $$;

create trigger find_open_watch before insert or update of body on articles for each row execute function find_open_watch();

update articles set body = body where jsonb_typeof(body -> 'watch') = 'array';

create index articles_open_watch on articles (open_watch) where open_watch is not null;
