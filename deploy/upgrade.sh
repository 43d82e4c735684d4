#!/bin/sh
# Deploys the images of VERSION one service at a time, without losing requests:
#
#   VERSION=2 docker compose build && ./upgrade.sh 2
#
# To go back, use the previous number. The CMS applies schema changes at its start and cannot revert them: make a backup first.
set -eu
cd "$(dirname "$0")"
version=${1:?Which version? upgrade.sh VERSION}
grep -q '^VERSION=' .env || { echo "No VERSION in .env" >&2; exit 1; }
sed -i.before "s/^VERSION=.*/VERSION=$version/" .env

# The site serves cached pages while the CMS restarts.
for service in cms site-1 site-2; do
	docker compose up --detach --wait --wait-timeout 180 "$service"
	# Healthy doesn't mean ready: Caddy must see this instance as ready before the next one stops.
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
