-- Safe in one step: the tables are new.
-- Pictures that articles show; the files are in the storage.
create table figure_images (
  -- Random: whoever knows it may see the picture.
  image_id uuid primary key,
  type text not null check (type in ('svg', 'webp')),
  -- In pixels; of a raster picture that of its widest file.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- Of the file that was sent: the same one sent again is stored once.
  source_hash text not null unique,
  uploaded_by uuid references users on delete set null,
  uploaded_at timestamptz not null,
  -- When it was last uploaded, or an article that names it was last saved: a new picture is not deleted as unused.
  named_at timestamptz not null
);
create index figure_images_uploader on figure_images (uploaded_by);

create table figure_files (
  image_id uuid not null references figure_images on delete cascade,
  width integer not null check (width > 0),
  bytes integer not null check (bytes > 0),
  storage_key text not null unique,
  primary key (image_id, width)
);
