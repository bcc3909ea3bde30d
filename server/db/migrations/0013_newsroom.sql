-- A revision is what somebody saw: whoever changes a day says which one, so that nobody's work is overwritten unseen.
-- A scheduled day is a draft with a time: nothing that reads days has to know a third state.
alter table daily_entries
  add column revision integer not null default 1 check (revision > 0),
  add column publish_at timestamptz,
  add constraint daily_entries_schedule check (publish_at is null or status = 'draft');
create index daily_entries_due on daily_entries (publish_at) where publish_at is not null;

-- Every state that a day has been in. It outlives its day, so that one deleted by mistake can be had back.
create table entry_versions (
  entry_id uuid not null,
  revision integer not null check (revision > 0),
  at timestamptz not null,
  -- Null for the command line and the schedule, and once the account is gone: the name stays.
  actor_id uuid references users on delete set null,
  actor_name text not null,
  action text not null
    check (action in ('found', 'uploaded', 'replaced', 'published', 'unpublished', 'scheduled', 'edited', 'restored', 'deleted')),
  publication_date date not null,
  status text not null check (status in ('published', 'draft')),
  publish_at timestamptz check (publish_at is null or status = 'draft'),
  -- Which articles are new, changed or gone, and in which fields.
  changes jsonb not null,
  -- The articles with their ids, as they can be uploaded again; null where they are those of the revision before.
  content jsonb,
  primary key (entry_id, revision)
);
create index entry_versions_actor on entry_versions (actor_id) where actor_id is not null;

-- Days from before the newsroom begin their history as they are found.
insert into entry_versions (entry_id, revision, at, actor_name, action, publication_date, status, changes, content)
select entry_id, 1, updated_at, 'Before the newsroom', 'found', publication_date, status, '[]',
  (select coalesce(jsonb_agg(jsonb_build_object('article_id', article_id, 'upload', body || jsonb_build_object(
      'title', title, 'summary', summary, 'gs_paper_category', gs_paper_category, 'quiz_title', quiz_title,
      'potential_questions', (
        select jsonb_build_object('prelims_quiz', jsonb_agg(jsonb_build_object(
          'question_text', question_text, 'options', options, 'correct_option', correct_option, 'explanation', explanation)
          order by quiz_questions.position))
        from quizzes join quiz_questions using (quiz_id) where quizzes.article_id = articles.article_id
        having count(*) > 0)))
    order by articles.position), '[]')
  from articles where articles.entry_id = daily_entries.entry_id)
from daily_entries;
