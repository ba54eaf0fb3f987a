"""A small client of the clinic service: a token that is kept, idempotency keys, and retries."""

import json
import os
import random
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

ATTEMPTS = 6


class Refused(Exception):
    """A problem document (RFC 9457). Branch on `slug`, never on the texts."""

    def __init__(self, status, problem):
        super().__init__(f"{status} {problem.get('title')}")
        self.status = status
        self.problem = problem
        self.slug = problem.get("type", "").rsplit("/", 1)[-1]


class Clinic:
    def __init__(self):
        self.base_url = os.environ["BASE_URL"]
        self._token = None
        self._renew_at = 0.0

    def get(self, path, **query):
        return self._call("GET", f"{path}?{urllib.parse.urlencode(query)}" if query else path)

    def post(self, path, body, key=None):
        return self._call("POST", path, body, key or str(uuid.uuid4()))

    def patch(self, path, body, key=None):
        return self._call("PATCH", path, body, key or str(uuid.uuid4()))

    def delete(self, path, key=None):
        return self._call("DELETE", path, None, key or str(uuid.uuid4()))

    def each(self, path, **query):
        """The records of all pages."""
        cursor = None
        while True:
            page = self.get(path, **query, **({"cursor": cursor} if cursor else {}))
            yield from page["data"]
            cursor = page["meta"]["pagination"]["next_cursor"]
            if cursor is None:
                return

    def _call(self, method, path, body=None, key=None):
        """All attempts of one intent have one key. So the work is done once, however often it is asked for."""
        has_new_token = False
        for attempt in range(1, ATTEMPTS + 1):
            pause = 2 ** (attempt - 1) * random.uniform(0.5, 1)
            try:
                return self._send(method, path, body, key)
            except urllib.error.HTTPError as answer:
                problem = json.loads(answer.read() or b"{}")
                refused = Refused(answer.code, problem)
                if answer.code == 401 and not has_new_token:
                    has_new_token = True
                    self._token = None
                    pause = 0
                elif not self._is_worth_repeating(refused):
                    raise refused from None
                if answer.headers.get("Retry-After"):
                    pause = int(answer.headers["Retry-After"])
                failed = refused
            except OSError as fault:
                # No answer: nobody knows whether the work was done, and the key makes asking again safe.
                failed = fault
            if attempt == ATTEMPTS:
                raise failed
            time.sleep(pause)

    @staticmethod
    def _is_worth_repeating(refused):
        return refused.status in (429, 500, 503) or refused.slug == "idempotency-conflict"

    def _send(self, method, path, body, key):
        headers = {"Authorization": f"Bearer {self._access_token()}", "Content-Type": "application/json"}
        if key:
            headers["Idempotency-Key"] = key
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base_url + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=15) as answer:
            return json.loads(answer.read() or b"null")

    def _access_token(self):
        """A token lives for hours, and is renewed five minutes before its end."""
        if self._token is None or time.monotonic() >= self._renew_at:
            exchange = {
                "grant_type": "client_credentials",
                "client_id": os.environ["CLIENT_ID"],
                "client_secret": os.environ["CLIENT_SECRET"],
                "audience": os.environ["AUDIENCE"],
            }
            request = urllib.request.Request(
                os.environ["AUTH_URL"] + "/oauth/token",
                json.dumps(exchange).encode(),
                {"Content-Type": "application/json"},
            )
            with urllib.request.urlopen(request, timeout=15) as answer:
                given = json.load(answer)
            self._token = given["access_token"]
            self._renew_at = time.monotonic() + given["expires_in"] - 300
        return self._token
