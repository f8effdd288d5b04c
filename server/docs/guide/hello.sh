curl -s "$FRAMEWRIGHT_URL/graphql" \
  -H "authorization: Bearer $FRAMEWRIGHT_TOKEN" -H 'content-type: application/json' \
  -d '{"query": "{ viewer { name } recentProjects(first: 5) { nodes { code name } } }"}'
