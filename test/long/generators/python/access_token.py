"""The token endpoint is not part of the contract: every client asks it by itself."""

import json
import os
import urllib.request
import uuid

BASE_URL = os.environ["BASE_URL"]


def access_token() -> str:
    body = {
        "grant_type": "client_credentials",
        "client_id": os.environ["CLIENT_ID"],
        "client_secret": os.environ["CLIENT_SECRET"],
        "audience": os.environ["AUDIENCE"],
    }
    request = urllib.request.Request(
        os.environ["TOKEN_URL"], json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["access_token"]


def new_key() -> str:
    return str(uuid.uuid4())
