-- Safe in one step: the columns have constant defaults.
-- How many answers of a person arrived on a day (UTC), the latest one.
alter table recall_fits add column counted_on date, add column answers_that_day integer not null default 0;
