-- When somebody first pressed Play where this recording, or its translation, waits to be made.
alter table processing_units add column wanted_at timestamptz;
