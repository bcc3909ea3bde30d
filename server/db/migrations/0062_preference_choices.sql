-- Safe in one step: the column has a constant default, and a trigger lets older processes read and write the columns beside it.
-- Preferences by their names in the API. Those that are missing have their defaults, so a new preference needs no column. The columns with the
-- names of preferences are only for older processes: a later migration may drop them together with the trigger.
alter table notification_preferences add column choices jsonb not null default '{}';
update notification_preferences as one set choices = to_jsonb(one) - '{user_id,updated_at,choices}'::text[];

create or replace function join_preference_choices() returns trigger language plpgsql as $$
begin
  if new.choices <> coalesce(to_jsonb(old) -> 'choices', '{}') then
    new := jsonb_populate_record(new, new.choices);
  else
    new.choices := new.choices || (
      select coalesce(jsonb_object_agg(name, value), '{}') from jsonb_each(to_jsonb(new) - '{user_id,updated_at,choices}'::text[]) as one(name, value)
      where value is distinct from to_jsonb(old) -> name);
  end if;
  return new;
end $$;

create trigger join_preference_choices before insert or update on notification_preferences
  for each row execute function join_preference_choices();

-- When a type was turned off, so that a message of this type to everybody is not shown either. So far there was one for new articles only.
insert into broadcast_silences (user_id, type, silent_from)
select user_id, type, updated_at
from notification_preferences cross join (values
  ('quiz_completion', 'in_app_quiz_completion'),
  ('reading_streak', 'in_app_reading_streaks'),
  ('bookmark_reminder', 'in_app_bookmark_reminders'),
  ('article_correction', 'in_app_article_updates'),
  ('article_addition', 'in_app_article_updates'),
  ('forum_reply', 'in_app_forum_replies'),
  ('forum_post_liked', 'in_app_forum_likes'),
  ('quiz_discussion_reply', 'in_app_quiz_discussions'),
  ('quiz_discussion_resolved', 'in_app_quiz_discussions'),
  ('study_group_joined', 'in_app_study_groups'),
  ('learning_tip_liked', 'in_app_peer_learning'),
  ('quiz_result_shared', 'in_app_peer_learning')
) as kinds (type, switch)
where (choices ->> switch)::boolean is false
on conflict do nothing;
