import json, os, sys, time, urllib.request

QUERY = '''subscription ($project: ID!, $after: String) {
  projectEvents(projectId: $project, after: $after, filter: {types: ["shot"]}) { seq type subject { ... on Shot { path } } } }'''

def follow(project, last):
    headers = {'content-type': 'application/json', 'accept': 'text/event-stream',
               'authorization': f'Bearer {os.environ["FRAMEWRIGHT_TOKEN"]}'}
    while True:
        body = json.dumps({'query': QUERY, 'variables': {'project': project, 'after': str(last)}}).encode()
        try:
            request = urllib.request.Request(os.environ['FRAMEWRIGHT_URL'] + '/graphql', body, headers)
            with urllib.request.urlopen(request, timeout=60) as stream:
                for line in stream:
                    if not line.startswith(b'data: {'): continue
                    answer = json.loads(line[6:])
                    if 'errors' in answer: sys.exit(answer['errors'][0]['message'])
                    event = answer['data']['projectEvents']
                    last = event['seq']
                    yield event
        except OSError as silence:
            print(f'{silence}: going on after {last}', file=sys.stderr)
        time.sleep(2)

for event in follow(sys.argv[1], int(sys.argv[2])):
    print(event['seq'], event['type'], (event['subject'] or {}).get('path', ''), sep='\t', flush=True)
