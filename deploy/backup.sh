#!/bin/sh
# Saves what must not be lost while everything goes on running:
#
#   DATABASE_URL=postgres://… CMS_DATA=… SITE_DATA="… …" backup.sh FOLDER
#
#   database.dump     all content, accounts and the inbox
#   cms.tar.gz        uploaded files (CMS_DATA is the CMS's DATA_DIR)
#   site-1.tar.gz …   for each folder of SITE_DATA: the queue of leads and files that wait with them, no caches
#
# The folder appears under its name when it is complete. Needs pg_dump (of the server's version or newer), sqlite3 or node, tar.
set -eu
target=${1:?Where to? backup.sh FOLDER}
: "${DATABASE_URL:?}" "${CMS_DATA:?}" "${SITE_DATA:?}"
[ ! -e "$target" ] || { echo "$target exists already" >&2; exit 1; }
umask 077
part=$target.part
rm -rf "$part"
mkdir -p "$part"

# Queues first: a lead that is delivered meanwhile is in both then, and the inbox takes it once. The other way round it is in neither.
number=0
for data in $SITE_DATA; do
	number=$((number + 1))
	copy=$part/site-$number
	mkdir -p "$copy"
	# A copy of the file alone would miss what is in its write-ahead log.
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

# Uploads after the database: what the database names is in the archive then, and a file too many is no harm.
pg_dump --format=custom --no-owner --dbname="$DATABASE_URL" --file="$part/database.dump"
tar -C "$CMS_DATA" -czf "$part/cms.tar.gz" cms/public

mv "$part" "$target"
echo "Saved in $target"
