"""Checks beside those of schemathesis itself."""

import schemathesis
from schemathesis.generation.meta import REQUEST_SHAPE_PROBES
from fuzz_world import WORLD, ask


def is_probe(case):
    return getattr(case.meta.phase.data, "scenario", None) in REQUEST_SHAPE_PROBES


@schemathesis.check
def valid_data_is_refused_only_for_its_state(ctx, response, case):
    """Of what the schema allows, a 422 may name only what stored state forbids (`not_allowed`)."""
    if case.meta is None or case.meta.generation.mode.is_negative or is_probe(case):
        return
    if response.status_code != 422:
        return
    problem = response.json()
    if not problem["type"].endswith("/validation-error"):
        return
    refused = [f"{one['path']}: {one['code']}" for one in problem["fields"] if one["code"] != "not_allowed"]
    if refused:
        raise AssertionError(f"Valid data were refused: {', '.join(refused)}")


def is_success_on_record(case, response, method):
    succeeded = 200 <= response.status_code < 400
    return succeeded and case.method == method and "{" in case.path and not is_probe(case)


@schemathesis.check
def neighbours_see_nothing(ctx, response, case):
    """Beside object_level_authorization, which looks only at what its own links and draws produced."""
    if case.meta is None or not is_success_on_record(case, response, "GET"):
        return
    for token in WORLD["tokens"]["strangers"]:
        status = ask("GET", response.request.url, token).status_code
        if status != 404:
            raise AssertionError(f"A neighbour's token was answered with {status}")


@schemathesis.check
def what_is_deleted_is_gone(ctx, response, case):
    """Beside use_after_free, which waits for the stateful phase to come by."""
    if case.meta is None or not is_success_on_record(case, response, "DELETE"):
        return
    for method in ("GET", "DELETE"):
        status = ask(method, response.request.url, WORLD["tokens"]["subject"]).status_code
        if status != 404:
            raise AssertionError(f"{method} of what was deleted was answered with {status}")


@schemathesis.check
def request_id_is_told_twice(ctx, response, case):
    """X-Request-Id equals `meta.request_id`, and `request_id` of a problem."""
    media_type = response.headers.get("content-type", [""])[0]
    if not response.content or "json" not in media_type:
        return
    answer = response.json()
    told = answer["meta"]["request_id"] if "meta" in answer else answer["request_id"]
    if [told] != response.headers["x-request-id"]:
        raise AssertionError("X-Request-Id is not the body's request_id")
