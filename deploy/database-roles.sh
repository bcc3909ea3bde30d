#!/bin/bash
# Makes the two roles and the database, as docs/operations.md tells it, in a new PostgreSQL container.
set -euo pipefail
psql --username "${POSTGRES_USER:-postgres}" --dbname postgres --no-psqlrc --set ON_ERROR_STOP=1 \
  --set owner="$CATALYST_OWNER_PASSWORD" --set app="$CATALYST_APP_PASSWORD" <<'SQL'
create role catalyst_owner login password :'owner';
create role catalyst_app login password :'app';
create database catalyst owner catalyst_owner template template0 encoding 'UTF8' locale 'C.UTF-8';
\connect catalyst
revoke create on schema public from public;
revoke temporary on database catalyst from public;
alter default privileges for role catalyst_owner grant usage on schemas to catalyst_app;
alter default privileges for role catalyst_owner grant select, insert, update, delete on tables to catalyst_app;
SQL
