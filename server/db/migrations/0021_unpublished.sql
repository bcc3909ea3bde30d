-- Safe in one step: there is one row for each day, and of those that are not published there are few.
-- What somebody may read is all but these: they are looked up with every list of what was read.
create index daily_entries_unpublished on daily_entries (entry_id) where status <> 'published';
