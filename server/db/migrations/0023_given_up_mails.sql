-- Safe in one step: an outbox of some hundred thousand rows is read in a second. Where it has many millions, make the index beforehand, under
-- the same name, with "create index concurrently": this then does nothing.
-- Mails that were given up are counted whenever somebody reads the metrics; they are few among all that were sent.
create index if not exists mail_deliveries_given_up on mail_deliveries (settled_at)
  where settled_at is not null and not is_sent and last_error is not null;
