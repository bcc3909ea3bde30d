-- Safe in one step: the table is new, the columns have constant defaults, and there are few reports, so that the index takes no time.
-- Changed articles with more highlights than one transaction looks for; the job goes on after the last one that was looked for.
create table articles_to_follow (
  article_id uuid primary key references articles on delete cascade,
  after_user uuid not null,
  after_highlight uuid not null
);

alter table mistake_reports
  -- Whether the passage is in the published text; null if there is none, or it has not been looked for.
  add column is_in_text boolean,
  -- The text may have changed since the passage was looked for.
  add column to_find boolean not null default true;
create index mistake_reports_to_find on mistake_reports (article_id, report_id) where to_find;
