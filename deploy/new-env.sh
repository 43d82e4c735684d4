#!/bin/sh
# Creates deploy/.env from .env.example with new secrets, unless it exists.
set -eu
cd "$(dirname "$0")"
target=${1:-.env}
[ ! -e "$target" ] || { echo "$target already exists" >&2; exit 1; }
umask 077
in_secrets=no
while IFS= read -r line || [ -n "$line" ]; do
	case $line in
	'# Secrets'*) in_secrets=yes ;;
	'') in_secrets=no ;;
	*=) [ "$in_secrets" = no ] || line=$line$(openssl rand -hex 32) ;;
	esac
	printf '%s\n' "$line"
done <.env.example >"$target"
echo "Created $target. Set SITE_ADDRESS and CMS_ADDRESS in it."
