-- Safe in one step: the column is null at first, and a trigger fills it in for what older processes write.
-- The question of a discussion, which stays when a day is replaced with its questions in another order. Without a reference: the rows of questions
-- are replaced with their day. Null if there was no such question. `question_number` is the number that it had when the discussion began.
alter table quiz_discussions add column question_id uuid;

-- The question with a number, in the quiz as it was at a time.
create or replace function question_numbered(quiz uuid, number integer, moment timestamptz) returns uuid language sql stable as $$
  select id_of(questions -> (number - 1) ->> 'question_id') from quiz_editions where quiz_id = quiz
  order by created_at <= moment desc, abs(extract(epoch from created_at - moment)), edition_id desc limit 1
$$;

update quiz_discussions set question_id = question_numbered(quiz_id, question_number, created_at);

create or replace function identify_question() returns trigger language plpgsql as $$
begin
  new.question_id := coalesce(new.question_id, question_numbered(new.quiz_id, new.question_number, new.created_at));
  return new;
end $$;

create trigger identify_question before insert on quiz_discussions for each row execute function identify_question();
