-- How much GST is in the payment, and by whose number, as the settings were when it arrived. A later setting changes no earlier receipt.
alter table receipts add column gst jsonb;
