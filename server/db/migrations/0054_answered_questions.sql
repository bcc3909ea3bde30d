-- Safe in one step: the columns are null.
-- The questions of a day as they were answered, each with the edition of its quiz. Null for answers from before.
alter table daily_question_answers add column question_ids uuid[], add column edition_ids uuid[];
