-- Safe in one step: the column is null, and few rows change.
-- When an article with the picture was first published. Before that only admins see it.
alter table figure_images add column published_at timestamptz;
update figure_images set published_at = named_at where image_id::text in (
  select figure ->> 'image' from articles join daily_entries using (entry_id), jsonb_array_elements(coalesce(body -> 'figures', '[]')) as figure
  where status = 'published');
