-- A person without a row reads in the standard setting. A column's name is the setting's name in the API.
create table reading_settings (
  user_id uuid primary key references users on delete cascade,
  face text not null default 'serif' check (face in ('serif', 'plain', 'opendyslexic')),
  lines text not null default 'normal' check (lines in ('normal', 'wide', 'wider')),
  paragraphs text not null default 'normal' check (paragraphs in ('normal', 'wide', 'wider')),
  words text not null default 'normal' check (words in ('normal', 'wide', 'wider')),
  letters text not null default 'normal' check (letters in ('normal', 'wide', 'wider')),
  measure text not null default 'normal' check (measure in ('narrow', 'normal', 'wide')),
  updated_at timestamptz not null
);
