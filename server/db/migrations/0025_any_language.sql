-- Which languages there are is decided by contract/languages.ts alone, so that a new one needs no migration.
alter table audio_files drop constraint audio_files_language_check;
alter table processing_units drop constraint processing_units_language_check;
alter table translations drop constraint translations_language_check;
