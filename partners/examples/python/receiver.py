"""Takes the webhooks of the clinic service, and refuses everything else."""

import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

TOLERANCE_SECONDS = 300
KEY = base64.b64decode(os.environ["WEBHOOK_SECRET"].split("_", 1)[1])
seen = set()  # in production, a table of your database


def is_genuine(headers, body):
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    content = f"{headers.get('webhook-id')}.{timestamp}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(KEY, content, hashlib.sha256).digest()).decode()
    # While a key is replaced there are several signatures.
    signatures = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(expected.encode(), one.encode()) for one in signatures)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # The raw bytes are signed: JSON that was parsed and written again may differ.
        body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
        if is_genuine(self.headers, body):
            event = json.loads(body)
            if event["id"] not in seen:
                seen.add(event["id"])
                print(event["sequence"], event["type"], event["data"]["id"], flush=True)
            self.send_response(204)
        else:
            self.send_response(401)
        self.end_headers()

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "3000"))), Receiver)
print("listening", server.server_port, flush=True)
server.serve_forever()
