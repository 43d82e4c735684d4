#!/bin/sh
# Puts the images of VERSION into service, one part after the other, so that no request is lost:
#
#   VERSION=2 docker compose build && ./upgrade.sh 2
#
# Back with the number before. Changes of the CMS's schema are applied at its start and are not taken back: save first.
set -eu
cd "$(dirname "$0")"
version=${1:?Which version? upgrade.sh VERSION}
grep -q '^VERSION=' .env || { echo "No VERSION in .env" >&2; exit 1; }
sed -i.before "s/^VERSION=.*/VERSION=$version/" .env

# The site shows what it has kept while the content system is away. Each depends on those before it, which are up to date then.
for service in cms site-1 site-2; do
	docker compose up --detach --wait --wait-timeout 180 "$service"
	# Alive is not ready: Caddy has to see pages before the next one goes.
	[ "$service" = cms ] || docker compose exec -T "$service" node --input-type=module -e '
		const isReady = () => fetch("http://127.0.0.1:3000/readyz").then(({ ok }) => ok, () => false);
		for (let tries = 60; !(await isReady()); tries--) {
			if (tries === 0) process.exit(1);
			await new Promise((resolve) => setTimeout(resolve, 1000));
		}
		await new Promise((resolve) => setTimeout(resolve, 3000));
	'
	echo "$service runs version $version"
done
docker compose up --detach
