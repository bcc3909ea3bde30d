-- Safe in one step: the columns may be empty, and triggers keep them right while older processes write only title and message.
-- What is told and its values, from which title and message are made in the reader's language. Empty for notices of older processes. Title and
-- message stay: they are the English words, and those of what has only its own words.
alter table notifications add column data jsonb;
alter table broadcasts add column data jsonb;
alter table audience_notices add column data jsonb;

-- Older processes change the words only (another like, a day that is edited, an author who is deleted), and then the data say something else.
create or replace function drop_stale_notice_data() returns trigger language plpgsql as $$
begin
  new.data := null;
  return new;
end $$;

create trigger drop_stale_notice_data before update of title, message on notifications for each row
  when (new.data is not distinct from old.data and (new.title, new.message) is distinct from (old.title, old.message))
  execute function drop_stale_notice_data();
create trigger drop_stale_notice_data before update of title, message on broadcasts for each row
  when (new.data is not distinct from old.data and (new.title, new.message) is distinct from (old.title, old.message))
  execute function drop_stale_notice_data();
