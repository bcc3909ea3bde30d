-- What a person prepares for and how much a day. The row exists once they have answered or skipped the questions of the first visit.
create table study_plans (
  user_id uuid primary key references users on delete cascade,
  exam text check (exam in ('prelims', 'mains', 'other')),
  exam_year integer check (exam_year between 2000 and 2199),
  -- Their own date, where the dates that the product knows do not fit.
  exam_date date,
  goal_kind text check (goal_kind in ('articles', 'minutes')),
  goal_amount integer check (goal_amount between 1 and 600),
  begin_with text not null default 'articles' check (begin_with in ('articles', 'questions')),
  updated_at timestamptz not null,
  constraint study_plans_goal check ((goal_kind is null) = (goal_amount is null))
);
