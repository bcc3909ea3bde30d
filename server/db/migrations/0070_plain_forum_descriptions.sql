-- As they were written first; descriptions that an operator changed stay.
update forum_categories set description = 'Discuss today''s news and its background.'
  where description = 'The news of the day and what stands behind it.';
update forum_categories set description = 'Ask your doubts and help others.'
  where description = 'Ask what is unclear, and help others with theirs.';
update forum_categories set description = 'Anything else about your preparation.'
  where description = 'Everything else that belongs to the road.';
