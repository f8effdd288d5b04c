#!/bin/sh
# Prints the shots of a project as JSON.
#   FRAMEWRIGHT_TOKEN=fw_… sh examples/shots.sh SALT
set -eu

url=${FRAMEWRIGHT_URL:-http://localhost:4000}
document='query ($code: String!) {
  project(code: $code) { shots(first: 500) { totalCount nodes { path frames status { name } } } }
}'
# A document goes into JSON without line breaks.
document=$(printf '%s' "$document" | tr '\n' ' ')

# The token comes by standard input: others could see it among the arguments. --retry waits as Retry-After says.
answer=$(
  printf 'header = "Authorization: Bearer %s"\n' "$FRAMEWRIGHT_TOKEN" |
    curl --config - --silent --show-error --retry 5 --header 'Content-Type: application/json' \
      --data "{\"query\": \"$document\", \"variables\": {\"code\": \"$1\"}}" "$url/graphql"
)

printf '%s\n' "$answer"
# Failures are in the answer, whatever the HTTP status is.
case $answer in *'"errors":'* | '') exit 1 ;; esac
