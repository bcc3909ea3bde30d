-- Safe in one step: the columns have defaults, the table is new, and the triggers count what older processes write too.
-- Nodes of content/syllabus.json that an article is about, and those that a question has instead of its article's.
alter table articles add column syllabus text[] not null default '{}';
create index articles_syllabus on articles using gin (syllabus);
alter table quiz_questions add column syllabus text[];

-- How somebody answered each question, over all quizzes and questions of the day. Questions that a submitted quiz left open count as answered
-- wrongly, as in its score. Without references to articles and questions: what somebody answered stays when those are replaced or deleted.
create table question_results (
  user_id uuid not null references users on delete cascade,
  question_id uuid not null,
  article_id uuid not null,
  answered integer not null check (answered > 0),
  answered_right integer not null check (answered_right between 0 and answered),
  was_right boolean not null,
  last_answered_at timestamptz not null,
  primary key (user_id, question_id)
);
create index question_results_article on question_results (user_id, article_id);

create or replace function count_answer(uuid, uuid, uuid, boolean, timestamptz) returns void language sql as $$
  insert into question_results as result (user_id, question_id, article_id, answered, answered_right, was_right, last_answered_at)
  values ($1, $2, $3, 1, $4::integer, $4, $5)
  on conflict (user_id, question_id) do update set
    answered = result.answered + 1,
    answered_right = result.answered_right + excluded.answered_right,
    was_right = case when excluded.last_answered_at >= result.last_answered_at then excluded.was_right else result.was_right end,
    last_answered_at = greatest(result.last_answered_at, excluded.last_answered_at)
$$;

-- Texts that are no ids, in questions that were stored before the product checked them, count for nothing.
create or replace function id_of(text) returns uuid language sql immutable as $$
  select case when $1 ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then $1::uuid end
$$;

create or replace function count_quiz_attempt(quiz_attempts) returns void language sql as $$
  select count_answer($1.user_id, id_of(question ->> 'question_id'), article_id,
    coalesce($1.answers ->> (question ->> 'question_id') = question ->> 'correct_option', false), $1.completed_at)
  from quiz_editions cross join lateral jsonb_array_elements(case jsonb_typeof(questions) when 'array' then questions else '[]' end) as question
  where edition_id = $1.edition_id and id_of(question ->> 'question_id') is not null
$$;

create or replace function count_daily_answers(daily_question_answers) returns void language sql as $$
  select count_answer($1.user_id, quiz_questions.question_id, article_id, given.letter = correct_option, $1.answered_at)
  from jsonb_each_text(case jsonb_typeof($1.answers) when 'object' then $1.answers else '{}' end) as given (question_id, letter)
    join quiz_questions on quiz_questions.question_id = id_of(given.question_id) join quizzes using (quiz_id)
$$;

create or replace function count_answers() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'quiz_attempts' then
    perform count_quiz_attempt(new);
  else
    perform count_daily_answers(new);
  end if;
  return null;
end $$;

create trigger count_quiz_answers after insert on quiz_attempts for each row execute function count_answers();
create trigger count_daily_answers after insert on daily_question_answers for each row execute function count_answers();

select count_quiz_attempt(quiz_attempts) from quiz_attempts;
select count_daily_answers(daily_question_answers) from daily_question_answers;
