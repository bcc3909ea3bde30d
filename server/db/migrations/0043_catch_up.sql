-- Safe in one step: the table is new.
-- Articles of missed days whose facts somebody went through, or did not want to. They stay unread.
create table caught_up_articles (
  user_id uuid not null references users on delete cascade,
  article_id uuid not null references articles on delete cascade,
  done_at timestamptz not null,
  primary key (user_id, article_id)
);
create index caught_up_articles_article on caught_up_articles (article_id);
