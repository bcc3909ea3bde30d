-- Safe in one step: the columns have constant defaults, and the trigger fills them for what older processes write too.
-- Past questions of the examination by year, paper and number, and how many mains questions an article has: both are in its body, which is
-- too large to be opened for a whole library.
alter table articles
  add column asked text[] not null default '{}',
  add column mains_questions integer not null default 0;

create or replace function count_asked() returns trigger language plpgsql as $$
begin
  new.asked := array(
    select distinct concat_ws(' ', question ->> 'year', question ->> 'paper', question ->> 'question')
    from jsonb_array_elements(case jsonb_typeof(new.body -> 'asked_before') when 'array' then new.body -> 'asked_before' else '[]' end) as question
    order by 1);
  new.mains_questions := case jsonb_typeof(new.body -> 'mains_model_answers') when 'array' then jsonb_array_length(new.body -> 'mains_model_answers') else 0 end;
  return new;
end $$;

create trigger count_asked before insert or update of body on articles for each row execute function count_asked();

update articles set body = body
where jsonb_typeof(body -> 'asked_before') = 'array' or jsonb_typeof(body -> 'mains_model_answers') = 'array';
