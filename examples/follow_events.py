"""Prints the events of a project and reconnects after every interruption. Needs only Python 3.

    FRAMEWRIGHT_TOKEN=fw_… python3 examples/follow_events.py SALT [seq to continue after]
"""
import http.client
import json
import os
import sys
import time
import urllib.error
import urllib.request

URL = os.environ.get("FRAMEWRIGHT_URL", "http://localhost:4000") + "/graphql"
PROJECT = "query ($code: String!) { project(by: { code: $code }) { id events(first: 1) { totalCount } } }"
EVENTS = """subscription ($projectId: ID!, $after: String!) {
  projectEvents(projectId: $projectId, after: $after) { seq type at subjectId actor { name } payload }
}"""
TEMPORARY = ("RATE_LIMITED", "UNAVAILABLE")


def send(document, variables, accept="application/json"):
    body = json.dumps({"query": document, "variables": variables}).encode()
    headers = {
        "Authorization": "Bearer " + os.environ["FRAMEWRIGHT_TOKEN"],
        "Content-Type": "application/json",
        "Accept": accept,
    }
    # The server sends a keep-alive every 12 seconds.
    return urllib.request.urlopen(urllib.request.Request(URL, body, headers), timeout=45)


def data_of(answer):
    """Returns the data of a response. Raises OSError for a temporary failure; exits for every other one."""
    for error in answer.get("errors", []):
        if error["extensions"]["code"] in TEMPORARY:
            raise OSError(error["message"])
        sys.exit("%s (%s)" % (error["message"], error["extensions"]["code"]))
    return answer["data"]


def follow(project_id, after):
    """Yields the events after a number. Reconnects and continues after the last event."""
    while True:
        try:
            with send(EVENTS, {"projectId": project_id, "after": str(after)}, "text/event-stream") as stream:
                for line in stream:
                    if line.startswith(b"data: {"):
                        event = data_of(json.loads(line[6:]))["projectEvents"]
                        after = event["seq"]
                        yield event
        except urllib.error.HTTPError as error:
            if error.code not in (429, 502, 503, 504):
                sys.exit(error.read().decode())
            time.sleep(float(error.headers.get("Retry-After") or 1))
        except (OSError, http.client.HTTPException):
            pass
        time.sleep(0.5)


def main():
    with send(PROJECT, {"code": sys.argv[1]}) as response:
        project = data_of(json.load(response))["project"]
    after = int(sys.argv[2]) if len(sys.argv) > 2 else project["events"]["totalCount"]
    for event in follow(project["id"], after):
        actor = (event["actor"] or {}).get("name", "somebody")
        print(event["seq"], event["type"], event["subjectId"], actor, flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
