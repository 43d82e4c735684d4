#!/bin/sh
# Restores a backup made by backup.sh. Stop the CMS and the site first. The database must exist, empty or not.
#
#   DATABASE_URL=postgres://… CMS_DATA=… SITE_DATA="… …" [SITE_DATABASE_URL=postgres://…] restore.sh FOLDER
#
# SITE_DATA must list as many folders as the backup has, in the same order. Their current content is moved aside, not deleted.
set -eu
source=${1:?From where? restore.sh FOLDER}
: "${DATABASE_URL:?}" "${CMS_DATA:?}" "${SITE_DATA:?}"
[ -e "$source/database.dump" ] || { echo "$source contains no backup" >&2; exit 1; }
number=0
for data in $SITE_DATA; do number=$((number + 1)); done
saved=$(find "$source" -name 'site-*.tar.gz' | wc -l)
[ "$number" -eq "$saved" ] || { echo "$source contains $saved site folders, but SITE_DATA lists $number" >&2; exit 1; }
[ -z "${SITE_DATABASE_URL:-}" ] || [ -e "$source/site-leads.dump" ] || { echo "SITE_DATABASE_URL is set, but $source contains no site-leads.dump" >&2; exit 1; }
[ -n "${SITE_DATABASE_URL:-}" ] || [ ! -e "$source/site-leads.dump" ] || { echo "$source contains site-leads.dump, but SITE_DATABASE_URL is not set" >&2; exit 1; }
aside=before-restore-$(date +%Y%m%d-%H%M%S)

# Dumps are converted to SQL scripts first, which finds a damaged file before anything changes. Each database is then restored in one
# transaction.
scripts=$(mktemp -d)
trap 'rm -rf "$scripts"' EXIT
to_script() { # NAME
	pg_restore --no-owner --no-privileges --file="$scripts/$1.sql" "$source/$1.dump"
}
replace() { # NAME URL STATEMENTS
	psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --single-transaction --dbname="$2" --output=/dev/null \
		--command="SET client_min_messages = warning; $3" --file="$scripts/$1.sql"
}
# The site's queue may share the CMS's database.
drop_leads='DROP SCHEMA IF EXISTS site, site_jobs CASCADE;'
to_script database
[ ! -e "$source/site-leads.dump" ] || to_script site-leads
replace database "$DATABASE_URL" "$drop_leads DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public;"
[ ! -e "$source/site-leads.dump" ] || replace site-leads "$SITE_DATABASE_URL" "$drop_leads"

put_aside() { # FOLDER NAME…
	folder=$1
	shift
	mkdir -p "$folder"
	for name in "$@"; do
		[ -e "$folder/$name" ] || continue
		mkdir -p "$folder/$aside"
		mv "$folder/$name" "$folder/$aside/"
	done
}
# Extracted files get the folder's owner.
extract() { # FOLDER ARCHIVE
	tar -C "$1" --no-same-owner -xzf "$2"
	[ "$(id -u)" -ne 0 ] || chown -R "$(stat -c %u:%g "$1")" "$1"
}
put_aside "$CMS_DATA/cms" public
extract "$CMS_DATA" "$source/cms.tar.gz"

number=0
for data in $SITE_DATA; do
	number=$((number + 1))
	# Cached pages may be newer than the backup.
	rm -rf "$data/cache/pages" "$data/cache/redirects.json"
	put_aside "$data" leads.db leads.db-wal leads.db-shm uploads secrets.json
	extract "$data" "$source/site-$number.tar.gz"
done
echo "Restored from $source. Start the CMS and the site now."
