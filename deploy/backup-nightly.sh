#!/bin/sh
# Runs backup.sh each night at BACKUP_AT (UTC) and deletes backups older than BACKUP_KEEP days:
#
#   BACKUP_AT=03:00 BACKUP_KEEP=14 backup-nightly.sh FOLDER
#
# A failed backup is logged and tried again the next night; no old backup is deleted that night.
set -eu
folder=${1:?Where to? backup-nightly.sh FOLDER}
while :; do
	now=$(date +%s)
	next=$(date -d "$BACKUP_AT" +%s)
	[ "$next" -gt "$now" ] || next=$((next + 86400))
	sleep $((next - now))
	if backup.sh "$folder/$(date +%F)"; then
		# A backup that was killed has left a `.part` folder.
		find "$folder" -mindepth 1 -maxdepth 1 -type d \( -name '????-??-??' -o -name '????-??-??.part' \) -mtime "+$BACKUP_KEEP" \
			-exec rm -rf {} +
	else
		echo "The backup of $(date +%F) failed" >&2
	fi
done
