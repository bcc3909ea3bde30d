-- Safe in one step: a field is added to cards, which older processes pass over.
-- Cards of must-know facts and of items in the news from before those had translations, unless in other words than the English.
update recall_cards set content = content || jsonb_build_object('translated', translated)
from articles cross join lateral (
  select jsonb_object_agg(language, jsonb_build_object('front', front, 'back', back)) as translated
  from unnest('{hi,ta}'::text[]) as language cross join lateral (
    select body -> 'title_translated' ->> language as front, string_agg(fact, E'\n' order by place) as back, count(*) as facts
    from jsonb_array_elements_text(body -> 'must_know_translated' -> language) with ordinality as listed (fact, place)
  ) as sides
  where front is not null and facts > 0 and facts = jsonb_array_length(body -> 'must_know')
) as found
where recall_cards.kind = 'fact' and source_key = 'must-know' and recall_cards.article_id = articles.article_id and translated is not null
  and content ->> 'front' = title;

with asked (language, kind, before, after) as (values
  ('hi', 'place', 'समाचारों में स्थान: ', '। यह कहाँ है और समाचारों में क्यों था?'),
  ('hi', 'species', 'समाचारों में प्रजाति: ', '। यह क्या है, कहाँ पाई जाती है और समाचारों में क्यों थी?'),
  ('hi', 'scheme', 'समाचारों में योजना: ', '। इसमें क्या प्रावधान है और यह समाचारों में क्यों थी?'),
  ('hi', 'report', 'समाचारों में रिपोर्ट या सूचकांक: ', '। इसे कौन प्रकाशित करता है और इसमें क्या सामने आया?'),
  ('hi', 'body', 'समाचारों में संस्था: ', '। यह क्या करती है और समाचारों में क्यों थी?'),
  ('hi', 'person', 'समाचारों में व्यक्ति: ', '। ये कौन हैं और समाचारों में क्यों थे?'),
  ('hi', 'term', 'समाचारों में शब्द: ', '। इसका अर्थ क्या है और यह समाचारों में क्यों था?'),
  ('ta', 'place', 'செய்திகளில் இடம்: ', '. இது எங்கே உள்ளது, ஏன் செய்திகளில் இடம்பெற்றது?'),
  ('ta', 'species', 'செய்திகளில் உயிரினம்: ', '. இது என்ன, எங்கே வாழ்கிறது, ஏன் செய்திகளில் இடம்பெற்றது?'),
  ('ta', 'scheme', 'செய்திகளில் திட்டம்: ', '. இது எதை வழங்குகிறது, ஏன் செய்திகளில் இடம்பெற்றது?'),
  ('ta', 'report', 'செய்திகளில் அறிக்கை அல்லது குறியீடு: ', '. இதை வெளியிடுவது யார், இது எதைக் கண்டறிந்தது?'),
  ('ta', 'body', 'செய்திகளில் அமைப்பு: ', '. இது என்ன செய்கிறது, ஏன் செய்திகளில் இடம்பெற்றது?'),
  ('ta', 'person', 'செய்திகளில் நபர்: ', '. இவர் யார், ஏன் செய்திகளில் இடம்பெற்றார்?'),
  ('ta', 'term', 'செய்திகளில் சொல்: ', '. இதன் பொருள் என்ன, ஏன் செய்திகளில் இடம்பெற்றது?')
), found as (
  select item_id, jsonb_object_agg(language, jsonb_build_object('front', before || (texts ->> 'name') || after,
    'back', concat_ws(E'\n', texts ->> 'text', texts ->> 'rank'))) as translated
  from in_news_items join asked using (kind) cross join lateral (select body -> 'translated' -> language as texts) as given
  where texts is not null and (texts ? 'rank' or not body ? 'rank') group by item_id
)
update recall_cards set content = content || jsonb_build_object('translated', translated)
from found where recall_cards.kind = 'in-news' and source_key = item_id::text and not is_gone;
