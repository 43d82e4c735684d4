# Runs deploy/backup.sh and restore.sh. pg_dump must not be older than the database.
FROM postgres:17
RUN apt-get update && apt-get install -y --no-install-recommends sqlite3 && rm -rf /var/lib/apt/lists/*
COPY --chmod=755 backup.sh backup-nightly.sh restore.sh /usr/local/bin/
ENTRYPOINT []
CMD ["backup.sh"]
