-- Safe in one step: the table is new, and the column has a constant default.
-- The steps of today's study session that a person skipped; those of an earlier day are out of date.
create table session_skips (
  user_id uuid primary key references users on delete cascade,
  day date not null,
  steps text[] not null
);
-- Days without a study session: 1 is Monday, 7 is Sunday.
alter table study_plans add column days_off integer[] not null default '{}';
-- Weak lines of the syllabus are those of the questions answered last.
create index question_results_latest on question_results (user_id, last_answered_at desc);
