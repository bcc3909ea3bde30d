-- Safe in one step: the column has a constant default, and older processes write questions without it.
-- The questions of a quiz in Hindi and Tamil, as an admin uploads them.
alter table quiz_questions add column translated jsonb not null default '{}';
