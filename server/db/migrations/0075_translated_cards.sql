-- Safe in one step: a field is added to cards of translated questions, which older processes pass over.
-- Cards of questions made before cards had translations; those of flashcards get theirs when the article does.
update recall_cards set content = content || jsonb_build_object('translated', quiz_questions.translated)
from quiz_questions
where kind = 'question' and source_key = question_id::text and quiz_questions.translated <> '{}';
