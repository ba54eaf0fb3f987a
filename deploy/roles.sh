#!/bin/sh
# Runs once, when the database is made: the role of the API and the workers, which owns nothing. The schema and
# the rights in it come from the migrations.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<SQL
create role clinic_app login nosuperuser nocreatedb nocreaterole nobypassrls
  password '$(cat /run/secrets/app_password)';
alter role clinic_app set track_activities = off;
create database temporal;
create database temporal_visibility;
SQL
