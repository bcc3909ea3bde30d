-- New tracking ids have 20 characters, 100 random bits; those with ten stay valid.
alter table feedback
  drop constraint feedback_tracking_id_check,
  add constraint feedback_tracking_id_check check (tracking_id ~ '^FB-([0-9A-HJKMNP-TV-Z]{10}|[0-9A-HJKMNP-TV-Z]{20})$');
