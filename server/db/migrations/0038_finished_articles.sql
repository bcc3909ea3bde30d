-- What a person marked as finished at the end of an article. Beside `readings`, which opening an article fills.
create table finished_articles (
  user_id uuid not null references users on delete cascade,
  article_id uuid not null references articles on delete cascade,
  finished_at timestamptz not null,
  primary key (user_id, article_id)
);
create index finished_articles_latest on finished_articles (user_id, finished_at desc);
create index finished_articles_article on finished_articles (article_id);
