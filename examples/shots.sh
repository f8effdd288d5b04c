#!/bin/sh
# Prints the shots of a project as JSON.
#   FRAMEWRIGHT_TOKEN=fw_… sh examples/shots.sh SALT
set -eu

url=${FRAMEWRIGHT_URL:-http://localhost:4000}
document='query ($code: String!) {
  project(by: { code: $code }) { shots(first: 500) { totalCount nodes { path frames status { name } } } }
}'
# A JSON string has no raw line breaks.
document=$(printf '%s' "$document" | tr '\n' ' ')

# curl reads the token from standard input: arguments are visible to other users. --retry respects Retry-After.
answer=$(
  printf 'header = "Authorization: Bearer %s"\n' "$FRAMEWRIGHT_TOKEN" |
    curl --config - --silent --show-error --retry 5 --header 'Content-Type: application/json' \
      --data "{\"query\": \"$document\", \"variables\": {\"code\": \"$1\"}}" "$url/graphql"
)

printf '%s\n' "$answer"
# GraphQL failures are in the body, whatever the HTTP status.
case $answer in *'"errors":'* | '') exit 1 ;; esac
