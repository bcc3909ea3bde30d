-- Safe in one step: the columns have constant defaults, and older processes write rows without them.
-- The rest of the sentence around the highlighted words, for the front of a card; both are empty if the words hold a whole sentence.
alter table highlights
  add column sentence_before text not null default '',
  add column sentence_after text not null default '',
  -- The part of the words that the card asks for; empty: all.
  add column hidden text not null default '';

-- Words that are no longer in an article have only what was stored beside them.
update highlights set sentence_before = prefix, sentence_after = suffix where article_id is null or orphaned_at is not null;

-- The job follow-articles finds the sentences of the others, and gives their cards the fronts.
insert into articles_to_follow (article_id, after_user, after_highlight)
select distinct article_id, '00000000-0000-0000-0000-000000000000'::uuid, '00000000-0000-0000-0000-000000000000'::uuid
from highlights where article_id is not null
on conflict (article_id) do update set after_user = excluded.after_user, after_highlight = excluded.after_highlight;
