#!/bin/sh
# Backs up everything while the services run:
#
#   DATABASE_URL=postgres://… CMS_DATA=… SITE_DATA="… …" [SITE_DATABASE_URL=postgres://…] backup.sh FOLDER
#
#   database.dump     all content, accounts and the inbox
#   cms.tar.gz        uploaded files (CMS_DATA is the CMS's DATA_DIR)
#   site-leads.dump   with SITE_DATABASE_URL: the queue of leads in PostgreSQL
#   site-1.tar.gz …   for each folder of SITE_DATA: the queue of leads and their files, no caches
#
# The backup is written to a temporary folder, which gets its final name once it is complete. After a failure it is removed. Needs
# pg_dump (of the server's version or newer), sqlite3 or node, and tar.
set -eu
target=${1:?Where to? backup.sh FOLDER}
: "${DATABASE_URL:?}" "${CMS_DATA:?}" "${SITE_DATA:?}"
[ ! -e "$target" ] || { echo "$target already exists" >&2; exit 1; }
umask 077
part=$target.part
trap 'rm -rf "$part"' EXIT
rm -rf "$part"
mkdir -p "$part"

# Queues before the database: a lead delivered in between is then in both, and the inbox deduplicates it. In the other order it would be
# in neither.
number=0
for data in $SITE_DATA; do
	number=$((number + 1))
	copy=$part/site-$number
	mkdir -p "$copy"
	# Not a plain copy, which would miss the write-ahead log.
	if [ -e "$data/leads.db" ]; then
		if command -v sqlite3 >/dev/null; then
			sqlite3 "$data/leads.db" "VACUUM INTO '$copy/leads.db'"
		else
			node -e 'new (require("node:sqlite").DatabaseSync)(process.argv[1]).prepare("VACUUM INTO ?").run(process.argv[2])' \
				"$data/leads.db" "$copy/leads.db"
		fi
	fi
	[ ! -d "$data/uploads" ] || cp -R "$data/uploads" "$copy/uploads"
	[ ! -e "$data/secrets.json" ] || cp "$data/secrets.json" "$copy/secrets.json"
	tar -C "$copy" -czf "$part/site-$number.tar.gz" .
	rm -rf "$copy"
done

[ -z "${SITE_DATABASE_URL:-}" ] ||
	pg_dump --format=custom --no-owner --schema=site --schema=site_jobs --dbname="$SITE_DATABASE_URL" --file="$part/site-leads.dump"

# Uploads after the database, so that no file it refers to is missing.
pg_dump --format=custom --no-owner --dbname="$DATABASE_URL" --file="$part/database.dump"
tar -C "$CMS_DATA" -czf "$part/cms.tar.gz" cms/public

mv "$part" "$target"
echo "Saved in $target"
