import getpass, json, os, sys, urllib.request

def ask(query, token=None, **values):
    headers = {'content-type': 'application/json', **({'authorization': f'Bearer {token}'} if token else {})}
    body = json.dumps({'query': query, 'variables': {'input': values}}).encode()
    request = urllib.request.Request(os.environ['FRAMEWRIGHT_URL'] + '/graphql', body, headers)
    answer = json.load(urllib.request.urlopen(request, timeout=30))
    if 'errors' in answer: sys.exit(answer['errors'][0]['message'])
    return answer['data']

session = ask('mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
              email=sys.argv[1], password=getpass.getpass())['signIn']['accessToken']
made = ask('mutation ($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { secret } }',
           session, name='My first script', scopes=['READ', 'WRITE'])
print(made['createPersonalToken']['secret'])
