-- Creates a role for the API that can only read and write rows. Run this once in the API's database as its owner, and
-- keep using the owner for migrations:
--
--   psql "$OWNER_URL" -v ON_ERROR_STOP=1 -f roles.sql
--   psql "$OWNER_URL" -c "alter role soleira_api password '…'"
--   DATABASE_URL="$OWNER_URL" npm run db:migrate      # before each new version
--   DATABASE_URL=postgres://soleira_api:…@…           # for the API

do $$
begin
  create role soleira_api login;
exception
  when duplicate_object or unique_violation then null;
end
$$;

revoke create on schema public from public;
grant usage on schema public to soleira_api;
grant select, insert, update, delete on all tables in schema public to soleira_api;
grant usage, select on all sequences in schema public to soleira_api;

-- The same privileges on tables that later migrations of this owner add.
alter default privileges in schema public grant select, insert, update, delete on tables to soleira_api;
alter default privileges in schema public grant usage, select on sequences to soleira_api;
