-- Safe in one step: the table of the index has a row for each correction, not for each person.
-- Notices of days that are not public at the moment. They show again with their day.
alter table broadcasts add column is_withdrawn boolean not null default false;
alter table audience_notices add column is_withdrawn boolean not null default false;
create index audience_notices_withdrawn on audience_notices (about) where is_withdrawn;

update broadcasts set is_withdrawn = true
from daily_entries where about = 'entry:' || entry_id and status <> 'published';
update audience_notices set is_withdrawn = true
from articles join daily_entries using (entry_id) where audience_notices.article_id = articles.article_id and status <> 'published';
