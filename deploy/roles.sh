#!/bin/sh
# Runs when the databases are created, and may run again: it adds what is missing. `clinic_app`, the login of the API
# and the workers, owns nothing; migrations give it its rights. `clinic_temporal` owns Temporal's two databases and
# can open no others.
set -eu

sql() { psql --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$1"; }
login='login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'

sql "$POSTGRES_DB" <<SQL
do \$\$ begin
  if not exists (select from pg_roles where rolname = 'clinic_app') then create role clinic_app; end if;
  if not exists (select from pg_roles where rolname = 'clinic_temporal') then create role clinic_temporal; end if;
end \$\$;
alter role clinic_app $login password '$(cat /run/secrets/app_password)';
alter role clinic_app set track_activities = off;
alter role clinic_temporal $login password '$(cat /run/secrets/temporal_password)';
revoke connect on database $POSTGRES_DB from public;
grant connect on database $POSTGRES_DB to clinic_app;
SQL

for database in temporal temporal_visibility; do
  # Refused if the database exists already. The next statements show any other error.
  echo "create database $database owner clinic_temporal" | sql "$POSTGRES_DB" 2>/dev/null || true
  sql "$database" <<SQL
alter database $database owner to clinic_temporal;
revoke connect on database $database from public;
do \$\$ declare one record; begin
  -- What Temporal made while it still logged in as the owner of everything.
  for one in
    select c.oid::regclass as name, case c.relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end as kind
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'S')
      and c.relowner <> 'clinic_temporal'::regrole
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i', 'e'))
  loop
    execute format('alter %s %s owner to clinic_temporal', one.kind, one.name);
  end loop;
  for one in
    select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proowner <> 'clinic_temporal'::regrole
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('alter routine %s owner to clinic_temporal', one.name);
  end loop;
end \$\$;
SQL
done
