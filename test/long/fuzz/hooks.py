"""
What the document cannot say, supplied to schemathesis: ids that exist, keys that are fresh, windows that end
after they start. Only parts that were generated as valid are touched; what is meant to be invalid is sent as
it is.
"""

import re
import sys
import traceback
import unicodedata
import uuid
from datetime import date, datetime, timedelta
from pathlib import Path

import schemathesis
from schemathesis.core.parameters import ParameterLocation
from schemathesis.generation.meta import TestPhase

# Schemathesis loads this file by its path, which does not make its neighbours known.
sys.path.insert(0, str(Path(__file__).parent))

import checks  # noqa: E402, F401 (registers them)
from framed import mend_framed  # noqa: E402
from fuzz_world import CLINICIAN, RANDOM, WORLD, WRITTEN, pages_of  # noqa: E402

# Ids of requests that were answered.
REQUESTS = []
# Languages that the built-in author writes, and types of events that every token may read.
LANGUAGES = ["en", "de-AT", "fr", "es-MX"]
EVENT_TYPES = ["clinic.*", "clinic.created", "clinic.updated,feed.restored"]

# What each list last gave for its next page, with the query that it belongs to.
CURSORS = {}


def mostly(case):
    """Always where an operation may have but one valid request: it is a warning when none is taken."""
    return case.meta.phase.name not in (TestPhase.FUZZING, TestPhase.STATEFUL) or RANDOM.random() < 0.95


def is_valid(case, location):
    component = case.meta.components.get(location) if case.meta else None
    return component is None or component.mode.is_positive


MOMENT = re.compile(r"^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\.\d+)?(Z|[+-]\d{2}:\d{2})$", re.IGNORECASE)


def window_from(start):
    """Mostly a window that nobody has, in the notation of the generated start."""
    parts = MOMENT.match(start)
    if not parts:
        return start, start
    moment = datetime.fromisoformat(parts[1])
    if RANDOM.random() < 0.8:
        day = WORLD.free_day()
        moment = moment.replace(year=day.year, month=day.month, day=day.day)
    length = timedelta(minutes=RANDOM.choice([1, 50, 24 * 60]))
    if (moment + length).year > 2999:
        moment -= timedelta(days=2)
    fraction, zone = parts[2] or "", parts[3]
    return f"{moment.isoformat()}{fraction}{zone}", f"{(moment + length).isoformat()}{fraction}{zone}"


# What the service trims, which is not quite what Python's `strip` takes for white space.
SPACE = "[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*"
# It stays at the end, or it would become an inner part that the schema refuses.
MARGIN = re.compile(f"{SPACE}$")
EDGES = re.compile(f"^{SPACE}|{SPACE}$")


def kept_of(text):
    """The text as the service keeps it."""
    return unicodedata.normalize("NFC", EDGES.sub("", text))


def unique(text, longest):
    """The text with an ending that nothing else has, within the length that it may have."""
    ending = uuid.uuid4().hex[:12]
    margin = MARGIN.search(text)[0][: longest - len(ending)]
    kept = text[: len(text) - len(MARGIN.search(text)[0])][: longest - len(ending) - len(margin)]
    return f"{kept}{ending}{margin}"


def unique_address(email):
    local, _, domain = email.rpartition("@")
    changed = f"{unique(local, 64)}@{domain}"
    return changed if len(changed) <= 254 else email


def mend_names(case, body):
    """What must be unique, made unique: otherwise nearly every creation is a 409."""
    if case.path.startswith("/v1/partner/clinics") and isinstance(body.get("name"), str) and mostly(case):
        body["name"] = unique(body["name"], 200)
    if case.path.startswith("/v1/partner/practitioners") and isinstance(body.get("email"), str) and mostly(case):
        body["email"] = unique_address(body["email"])
    if isinstance(body.get("external_id"), str) and mostly(case):
        body["external_id"] = unique(body["external_id"], 128)


SHORTEST_SCALE = {"min": 1, "max": 5}


def mend_fields(fields):
    """Each question of a form keeps what its type has, and gets what it needs."""
    seen = set()
    for field in fields:
        kind = field.get("type")
        if kind in ("single_choice", "multi_choice"):
            # White space around them does not tell options apart.
            options = field.setdefault("options", ["Well", "Badly"])
            if len({kept_of(option) for option in options}) < len(options):
                field["options"] = ["Well", "Badly"]
        else:
            field.pop("options", None)
        if kind != "scale":
            field.pop("min", None)
            field.pop("max", None)
        else:
            lowest, highest = (field.get(end, default) for end, default in SHORTEST_SCALE.items())
            if highest <= lowest:
                field["min"], field["max"] = min(lowest, 99), min(lowest, 99) + 1
        if kind == "heading":
            field.pop("required", None)
        # Letter case does not tell ids apart.
        own = str(field.get("id")).lower()
        if own in seen:
            field.pop("id", None)
        seen.add(own)


def as_a_browser_writes_it(origin):
    scheme, _, authority = origin.lower().partition("://")
    return f"{scheme}://{authority.removesuffix(':80' if scheme == 'http' else ':443')}"


def mend_origins(body):
    """A schema says neither how long each label of a host is, nor that case and default ports tell none apart."""
    origins = body["origins"]
    labels = [label for origin in origins for label in re.split(r"[./:]", origin)]
    written = {as_a_browser_writes_it(origin) for origin in origins}
    if any(len(label) > 63 for label in labels) or len(written) < len(origins):
        body["origins"] = ["https://portal.partner.example"]


ON_A_PATIENT = ("form:submit", "form:send", "storybook:share", "worksheet:share")


def mend_mint(body):
    """Something is granted, and a patient is named where a capability acts on one."""
    if "capabilities" in body:
        body["capabilities"] = [one for one in body["capabilities"] if one != "games:play"]
    if not body.get("capabilities") and not body.get("areas"):
        body["areas"] = ["home"]
    if any(one in ON_A_PATIENT for one in body.get("capabilities", [])):
        body["patient_id"] = WORLD.patient
    else:
        body.pop("patient_id", None)


def mend_body(case, body):
    """Makes members that the schema judges one by one fit together."""
    around = WORLD
    mend_names(case, body)
    fits = mostly(case)
    if case.method == "POST" and case.path.endswith("/patients") and not CLINICIAN:
        body.setdefault("created_by_partner_practitioner_id", around.practitioner)
    for name, value in (
        ("partner_clinic_id", around.clinic),
        ("partner_practitioner_id", around.practitioner),
        ("partner_patient_id", around.patient),
        ("created_by_partner_practitioner_id", around.practitioner),
    ):
        # Three unrelated ids are never of one clinic, so they are replaced together or not at all.
        if name in body and fits:
            body[name] = value
    if isinstance(body.get("roster_practitioner_ids"), list) and fits:
        if CLINICIAN:
            del body["roster_practitioner_ids"]
        else:
            body["roster_practitioner_ids"] = [around.practitioner]
    if "start_at" in body or "end_at" in body:
        body["start_at"], body["end_at"] = window_from(body.get("start_at") or body["end_at"])
    if "/forms" in case.path and isinstance(body.get("fields"), list):
        body["fields"] = [dict(field) for field in body["fields"]]
        mend_fields(body["fields"])
    if "origins" in body:
        mend_origins(body)
    if case.path.endswith("/embed-tokens"):
        mend_mint(body)
    if case.path.endswith("/game-sessions"):
        # Somebody who is not on the roster is a 403, whoever it is.
        body["patient_id"] = around.patient
        if fits:
            body.pop("game_session_id", None)
    if case.path.endswith("/clinic-community/items") and fits:
        body["content_type"], body["content_id"] = "form", WORLD.fresh("forms")
    if case.path.startswith("/api/embed/") and is_valid(case, ParameterLocation.PATH):
        mend_framed(case, body)
    if isinstance(body.get("language"), str) and case.path.endswith("/storybooks"):
        body["language"] = RANDOM.choice(LANGUAGES)
    born = body.get("date_of_birth")
    if isinstance(born, str) and born > date.today().isoformat():
        body["date_of_birth"] = "2015-04-01"


def mend_query(case):
    query = case.query
    label = case.operation.label
    if "cursor" in query:
        # A cursor belongs to its query: one of ours with all of it, or none.
        known = CURSORS.get(label)
        if known:
            query.clear()
            query.update(known)
        else:
            del query["cursor"]
    if case.path.endswith("/agenda") and "start_at_from" in query and "start_at_to" in query:
        query["start_at_from"], query["start_at_to"] = window_from(query["start_at_from"])
    if case.path.endswith("/events") and "types" in query:
        query["types"] = RANDOM.choice(EVENT_TYPES)
    if CLINICIAN and case.path.endswith(("/patients", "/clients")) and mostly(case):
        query.pop("partner_practitioner_id", None)


def fresh_key(key):
    """A key that was not used before, as long as the generated one where that leaves room."""
    suffix = str(uuid.uuid4())
    return f"{key}{suffix}" if len(key) + len(suffix) <= 255 else f"{key[: -len(suffix)]}{suffix}"


def mend_headers(case):
    key = case.headers.get("Idempotency-Key")
    if key is not None:
        case.headers["Idempotency-Key"] = fresh_key(key)
    if "If-Match" in case.headers and mostly(case):
        if RANDOM.random() < 0.5:
            case.headers["If-Match"] = "*"
        else:
            del case.headers["If-Match"]


KEPT = 4


def is_own(case, *methods):
    """Whether the operation is asked for one of these, not for a method that it does not have."""
    return case.method in methods and case.method == case.operation.method.upper()


def is_deletion(case):
    return is_own(case, "DELETE") and case.path.endswith("/{id}")


def is_edit(case):
    """Of what a worker would make anew then, and there is none."""
    return "/storybooks/{id}" in case.path and is_own(case, "PATCH", "POST")


def kept_ids():
    """Of what no call makes. Schemathesis repeats ids that it was shown, in deletions too."""
    ready = [one["id"] for known in WRITTEN["ready"].values() for one in known]
    return {*WRITTEN["standing"].values(), *ready}


def mend_path(case):
    path = case.path_parameters
    if "id" not in path:
        return
    resource = case.path.split("/")[3]
    # What differs from what was generated comes from a link.
    if not any(name in case._override.path_parameters for name in path) and mostly(case):
        supply_ids(case, resource)
        if RANDOM.random() < 0.1:
            # Letter case does not tell ids apart.
            path.update({name: one.upper() for name, one in path.items() if name != "contentType"})
    if WRITTEN and is_deletion(case) and path["id"].lower() in kept_ids():
        path["id"] = WORLD.fresh(resource)


def supply_ids(case, resource):
    path = case.path_parameters
    if resource == "requests" and REQUESTS:
        path["id"] = RANDOM.choice(REQUESTS)
        return
    ready = WRITTEN["ready"].get(resource) if WRITTEN else None
    if "contentId" in path:
        path.update(WORLD.shelf(resource, attached=not is_own(case, "PUT")))
    elif "submissionId" in path:
        answers = is_own(case, "PUT", "POST")
        path.update(WORLD.pending_submission() if answers else WRITTEN["submission"])
    elif ready and is_deletion(case):
        path["id"] = ready.pop()["id"] if len(ready) > KEPT else WORLD.fresh(resource)
    elif ready:
        path.update(ready_ids(case, resource, ready))
    elif is_own(case, "PATCH", "PUT", "DELETE"):
        path["id"] = WORLD.fresh(resource) or path["id"]
    else:
        path["id"] = WORLD.standing(resource) or path["id"]


def ready_ids(case, resource, ready):
    """All edits are of the same."""
    chosen = dict(ready[0] if is_edit(case) else RANDOM.choice(ready))
    if "pageId" in case.path_parameters:
        chosen["pageId"] = RANDOM.choice(pages_of(resource, chosen["id"]))["id"]
    return {name: chosen[name] for name in case.path_parameters if name in chosen}


def overlong(value):
    """White space around it is trimmed before a length is judged: text that is too long is so without any."""
    if isinstance(value, dict):
        return {name: overlong(one) for name, one in value.items()}
    if isinstance(value, list):
        return [overlong(one) for one in value]
    if isinstance(value, str) and len(value) > 64 and value.strip():
        return value.strip().ljust(len(value), "x")
    return value


FORM = "multipart/form-data"


def without_other_types(form):
    """Parts of a form are texts and files; what is meant to be neither would be sent as one of them."""
    return {name: part for name, part in form.items() if isinstance(part, (str, bytes))}


# What the service takes for a boolean besides the two words of its schema (specification 4.5).
BOOLEANS = ("true", "1", "on", "false", "0", "off", "")


def refused_boolean(query):
    """A boolean that is meant to be none, and is none to the service either."""
    if str(query.get("include_deleted", "none")).lower() in BOOLEANS:
        query["include_deleted"] = "neither"


def mend(case):
    WORLD.used()
    if case.path.endswith("/clinic-upgrade") and mostly(case):
        WORLD.settle_newcomer()
    if case.path_parameters and is_valid(case, ParameterLocation.PATH):
        mend_path(case)
    if case.headers and is_valid(case, ParameterLocation.HEADER):
        mend_headers(case)
    if case.query and is_valid(case, ParameterLocation.QUERY):
        mend_query(case)
    elif case.query:
        refused_boolean(case.query)
    if is_valid(case, ParameterLocation.QUERY) and not CLINICIAN and case.method == "GET":
        # An organization has many clinics: it says which of them it asks about.
        if case.path.endswith("/clinic-community/items") and "cursor" not in (case.query or {}):
            case.query = {**(case.query or {}), "partner_clinic_id": WORLD.clinic}
    if isinstance(case.body, dict) and is_valid(case, ParameterLocation.BODY):
        body = dict(case.body)
        mend_body(case, body)
        case.body = body
    elif isinstance(case.body, dict):
        case.body = overlong(without_other_types(case.body) if case.media_type == FORM else case.body)


@schemathesis.hook
def before_call(context, case, kwargs):
    if case.meta is None:
        return
    try:
        mend(case)
    except Exception:
        # Of an exception in the stateful phase schemathesis tells only that there was one.
        traceback.print_exc()
        raise


@schemathesis.hook
def after_call(context, case, response):
    if response.status_code != 200 or case.method != "GET" or "{" in case.path:
        return
    REQUESTS[:] = [*REQUESTS[-9:], response.headers["x-request-id"][0]]
    following = response.json()["meta"].get("pagination", {}).get("next_cursor")
    if following:
        CURSORS[case.operation.label] = {**(case.query or {}), "cursor": following}
