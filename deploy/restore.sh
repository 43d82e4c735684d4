#!/bin/sh
# Brings back what backup.sh has saved. CMS and site must be stopped; the database must exist and may be empty or filled.
#
#   DATABASE_URL=postgres://… CMS_DATA=… SITE_DATA="… …" restore.sh FOLDER
#
# With as many folders in SITE_DATA as there were, in the same order. What they held is put aside, not deleted.
set -eu
source=${1:?From where? restore.sh FOLDER}
: "${DATABASE_URL:?}" "${CMS_DATA:?}" "${SITE_DATA:?}"
[ -e "$source/database.dump" ] || { echo "$source holds no backup" >&2; exit 1; }
number=0
for data in $SITE_DATA; do number=$((number + 1)); done
saved=$(find "$source" -name 'site-*.tar.gz' | wc -l)
[ "$number" -eq "$saved" ] || { echo "$source holds $saved site folders, SITE_DATA names $number" >&2; exit 1; }
aside=before-restore-$(date +%Y%m%d-%H%M%S)

# As a script first, so that a damaged file is found before anything is touched; then all of it in one transaction.
script=$(mktemp)
trap 'rm -f "$script"' EXIT
pg_restore --no-owner --no-privileges --file="$script" "$source/database.dump"
psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --single-transaction --dbname="$DATABASE_URL" --output=/dev/null \
	--command='SET client_min_messages = warning; DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public;' \
	--file="$script"

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
# Whom the folder belongs to, to him belongs what comes into it.
extract() { # FOLDER ARCHIVE
	tar -C "$1" --no-same-owner -xzf "$2"
	[ "$(id -u)" -ne 0 ] || chown -R "$(stat -c %u:%g "$1")" "$1"
}
put_aside "$CMS_DATA/cms" public
extract "$CMS_DATA" "$source/cms.tar.gz"

number=0
for data in $SITE_DATA; do
	number=$((number + 1))
	# Kept pages may be of content that is newer than the backup.
	rm -rf "$data/cache/pages" "$data/cache/redirects.json"
	put_aside "$data" leads.db leads.db-wal leads.db-shm uploads secrets.json
	extract "$data" "$source/site-$number.tar.gz"
done
echo "Restored from $source. Start the CMS and the site now."
