-- Safe in one step: the columns have constant defaults, and the index is of rows that do not exist yet.
-- The articles of an open scheduled test: until its results are out nothing tells a right answer of their quizzes. Null before and after.
alter table mock_tests add column reserved_articles uuid[];
create index mock_tests_reserved on mock_tests (test_id) where reserved_articles is not null;
-- An answer to a scheduled test that arrived more than a minute after the time.
alter table mock_answers add column is_late boolean not null default false;
-- How many of them an attempt has, once it is marked. With any it stands outside the percentile.
alter table mock_attempts add column late_answers integer not null default 0;
