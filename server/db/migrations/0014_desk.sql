-- A hidden post keeps its words, its place and all that is counted of it: showing it again is one update.
alter table forum_posts add column hidden_at timestamptz;
alter table forum_posts add constraint forum_posts_hidden check (hidden_at is null or deleted_at is null);

-- Whoever is suspended is signed in nowhere until that is lifted; the reason is what they are told.
alter table users add column suspended_at timestamptz;
alter table users add column suspended_reason text;
alter table users add constraint users_suspended check (
  (suspended_at is null) = (suspended_reason is null) and char_length(suspended_reason) between 1 and 500);

-- The beginning of an address or a name is a stretch of these, among a million people too. `like` needs the pattern operators.
create index users_email_beginning on users (email_key text_pattern_ops);
create index users_username_beginning on users (username_key text_pattern_ops);
-- Few are anything but free, and their pages are a stretch of this.
create index users_role on users (role, user_id desc) where role <> 'free';
create index users_suspended_first on users (user_id desc) where suspended_at is not null;

-- A report is dealt with once, and whoever did it is known until their account goes.
alter table content_reports add constraint content_reports_reviewed check ((status = 'pending') = (reviewed_at is null));
create index content_reports_page on content_reports (status, created_at desc, report_id desc);
drop index content_reports_status;
create index content_reports_reviewer on content_reports (reviewer_id) where reviewer_id is not null;

create index audit_log_action on audit_log (action, at desc, audit_id desc);
create index audit_log_about on audit_log (subject_id, at desc, audit_id desc);
create index audit_log_name on audit_log (lower(actor_name), at desc, audit_id desc);
-- What is told of somebody goes with their account.
create index audit_log_author on audit_log ((details ->> 'author_id')) where (details ->> 'author_id') is not null;
