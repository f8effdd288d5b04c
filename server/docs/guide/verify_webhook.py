import base64, hashlib, hmac, time

def is_from_framewright(secret, headers, body):
    """Whether a webhook is ours. `secret` is whsec_…, `headers` in lower case, `body` the bytes as they came."""
    key = base64.b64decode(secret.removeprefix('whsec_'))
    message = f'{headers["webhook-id"]}.{headers["webhook-timestamp"]}.'.encode() + body
    wanted = 'v1,' + base64.b64encode(hmac.new(key, message, hashlib.sha256).digest()).decode()
    is_fresh = abs(time.time() - int(headers['webhook-timestamp'])) < 300
    return is_fresh and any(hmac.compare_digest(wanted, given) for given in headers['webhook-signature'].split())
