-- Safe in one step: thousands of rows at most.
-- The next things to do count the questions about a part of the syllabus.
create index quiz_questions_syllabus on quiz_questions using gin (syllabus);
