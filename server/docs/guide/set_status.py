import json, os, sys, time, urllib.request, uuid

def ask(query, **variables):
    headers = {'content-type': 'application/json', 'authorization': f'Bearer {os.environ["FRAMEWRIGHT_TOKEN"]}',
               'idempotency-key': str(uuid.uuid4())}
    body = json.dumps({'query': query, 'variables': variables}).encode()
    for pause in (1, 5, 25, None):
        try:
            request = urllib.request.Request(os.environ['FRAMEWRIGHT_URL'] + '/graphql', body, headers)
            with urllib.request.urlopen(request, timeout=30) as response: answer = json.load(response)
            break
        except OSError as silence:
            if pause is None: sys.exit(f'No answer: {silence}')
            time.sleep(pause)
    if 'errors' in answer: sys.exit(answer['errors'][0]['message'])
    return answer['data']

path, wanted = sys.argv[1:]
found = ask('''query ($code: String!, $path: String!) { shot(by: { path: $path }) { id version }
  project(by: { code: $code }) { statuses { id name }
    shots(first: 200) { nodes { path name status { name } } } } }''', code=path.split('/')[0], path=path)
for shot in found['project']['shots']['nodes']:
    print(shot['path'], (shot['status'] or {'name': '-'})['name'], shot['name'], sep='\t')
status = next(each for each in found['project']['statuses'] if each['name'] == wanted)
change = {'shotId': found['shot']['id'], 'statusId': status['id'], 'expectedVersion': found['shot']['version']}
ask('mutation ($input: UpdateShotsInput!) { updateShots(input: $input) { shots { version } } }',
    input={'shots': [change]})
print(f'{path} is now {wanted}')
