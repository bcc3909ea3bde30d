-- One spelling of what Hindi and Tamil spell in several ways, and G-20 as G20: the job `index-articles` indexes every article again whose
-- words are of an older version, the newest first. The known words in spellings that the index no longer has go; the job adds them again.
alter table article_search add column words_version integer not null default 1;
delete from search_words where word ~ 'ँ|ङ्[क-ङ]|ञ्[च-ञ]|ण्[ट-ण]|न्[त-न]|म्[प-म]|ஶ்ரீ|[\u200b\u2060\ufeff]';
