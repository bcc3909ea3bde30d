-- Safe in one step: the table is new, a person's row is made with their next reading, and the triggers count what older processes write too.
-- How many articles somebody has marked read: to count years of readings took longer than all else that a streak is. Whoever has no row yet is
-- counted by the product before their next reading is added or taken away.
create table reading_totals (
  user_id uuid primary key references users on delete cascade,
  total integer not null check (total >= 0)
);

create or replace function count_reading() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update reading_totals set total = total + 1 where user_id = new.user_id;
  else
    update reading_totals set total = total - 1 where user_id = old.user_id;
  end if;
  return null;
end $$;

create trigger count_reading after insert or delete on readings for each row execute function count_reading();
