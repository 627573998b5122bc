#!/bin/sh
# receive-webhook.cgi: takes webhooks behind any server that runs CGI programs. Needs openssl.
# WEBHOOK_SECRET (whsec_…) and WEBHOOK_INBOX, a directory that gets a file for each event, come from the environment.
set -eu
id=${HTTP_WEBHOOK_ID-} timestamp=${HTTP_WEBHOOK_TIMESTAMP-} signatures=${HTTP_WEBHOOK_SIGNATURE-}
file=$(mktemp "$WEBHOOK_INBOX/.arriving.XXXXXX")
trap 'rm -f "$file"' EXIT
head -c "${CONTENT_LENGTH:-0}" >"$file"

answer() { printf 'Status: %s\r\n\r\n' "$1"; exit 0; }
case $id in '' | *[!A-Za-z0-9_-]*) answer '400 Bad Request' ;; esac
case $timestamp in '' | *[!0-9]* | ????????????*) answer '400 Bad Request' ;; esac

# 1. Refuse what is older than five minutes, or from the future: nobody can send a message of last week again.
age=$(($(date +%s) - timestamp))
[ "$age" -le 300 ] && [ "$age" -ge -300 ] || answer '400 Bad Request'

# 2. Sign id.timestamp.body with the bytes behind whsec_ …
key=$(printf %s "${WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
signature=$({ printf '%s.%s.' "$id" "$timestamp"; cat "$file"; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)

# … and compare. Digests under a random key are compared in the place of the texts, so that the time it takes tells
# nothing. While a secret is being rotated there are two signatures, with a blank between them; one has to fit.
blind=$(openssl rand -hex 16)
digest() { printf %s "$1" | openssl dgst -sha256 -hmac "$blind"; }
set -f
good=no
for one in $signatures; do
  [ "$(digest "$one")" != "$(digest "v1,$signature")" ] || good=yes
done
[ $good = yes ] || answer '401 Unauthorized'

# 3. Keep it under its id: the same event may come twice, and the second link fails. Work on it later; answer now.
ln "$file" "$WEBHOOK_INBOX/$id.json" 2>/dev/null || [ -e "$WEBHOOK_INBOX/$id.json" ] || answer '500 Internal Server Error'
answer '204 No Content'
