-- Safe in one step: a wider constraint; the table has few rows.
-- `machine`: a model drafted parts of the article; right_text names it.
alter table article_notes drop constraint article_notes_kind_check;
alter table article_notes add constraint article_notes_kind_check check (kind in ('correction', 'since_then', 'machine'));
