"""The service as FUZZ_WORLD describes it (address, tokens, clinician), and records to fuzz among."""

import json
import os
import random
import uuid
from datetime import date, datetime, timedelta

import requests

with open(os.environ["FUZZ_WORLD"], encoding="utf-8") as file:
    WORLD = json.load(file)
WRITTEN = WORLD["written"]
CLINICIAN = WORLD["practitioner_id"]
RANDOM = random.Random(WORLD["seed"])
PARTNER = f"{WORLD['base_url']}/v1/partner"
EMBED = f"{WORLD['base_url']}/api/embed"
SESSION = requests.Session()
# The fuzzed calls disable, move and delete what they reach, so its records are renewed now and then.
RENEWED_AFTER = 200


def ask(method, url, bearer, body=None):
    headers = {"Authorization": f"Bearer {bearer}", "Idempotency-Key": str(uuid.uuid4())}
    return SESSION.request(method, url, json=body, headers=headers, timeout=20, allow_redirects=False)


def found(url, token):
    answer = ask("GET", url, WORLD["tokens"][token])
    return answer.json()["data"] if answer.ok else None


def call(method, url, token, body=None):
    answer = ask(method, url, WORLD["tokens"][token], body)
    if not answer.ok:
        raise RuntimeError(f"{method} {url} answered {answer.status_code}: {answer.text}")
    return answer.json()["data"]


def create(resource, body, token="organization"):
    return call("POST", f"{PARTNER}/{resource}", token, body)["id"]


def new_clinic():
    return create("clinics", {"name": f"Clinic {uuid.uuid4()}"})


def new_practitioner(clinic):
    email = f"{uuid.uuid4()}@practice.example"
    return create(
        "practitioners",
        {"first_name": "Ada", "last_name": "Winter", "email": email, "partner_clinic_id": clinic},
    )


def new_patient(clinic, practitioner):
    return create(
        "patients",
        {
            "first_name": "Noa",
            "last_name": "Lind",
            "email": "family@home.example",
            "partner_clinic_id": clinic,
            "created_by_partner_practitioner_id": practitioner,
        },
        token="author",
    )


def new_form():
    fields = WRITTEN["fields"]
    return create("forms", {"title": "Before the first session", "fields": fields}, token="author")


def new_room(kind):
    return create(kind, {"name": "Room", **ROOMS[kind]}, token="author")


ROOMS = {"playrooms": {"room_type": "child", "theme": "meadow"}, "toolkits": {}}
# What a worker would go on with, and there is none.
BEGUN = {
    "storybooks": {"topic": "Being afraid of the dark"},
    "worksheets": {
        "title": "Feelings thermometer",
        "document": {"file_name": "feelings.pdf", "media_type": "application/pdf", "content_base64": "JVBERi0xLjcK"},
    },
}


def new_community_item():
    body = {"content_type": "form", "content_id": new_form()}
    return create("clinic-community/items", body, token="author")


class World:
    """One clinic with a practitioner and a patient, and a calendar that hands out free windows."""

    def __init__(self):
        self.uses = 0
        self.hours = 0
        self.days = 0
        self.clinic = WORLD["clinic_id"]
        self.renew()

    def renew(self):
        self.clinic = WORLD["clinic_id"] if CLINICIAN else new_clinic()
        self.practitioner = CLINICIAN or new_practitioner(self.clinic)
        self.patient = new_patient(self.clinic, self.practitioner)
        self.appointment = self.new_appointment()

    def used(self):
        self.uses += 1
        if self.uses % RENEWED_AFTER == 0:
            self.renew()
        return self

    def new_appointment(self):
        self.hours += 1
        start = datetime(2060, 1, 1) + timedelta(hours=self.hours)
        return create(
            "appointments",
            {
                "partner_clinic_id": self.clinic,
                "partner_practitioner_id": self.practitioner,
                "partner_patient_id": self.patient,
                "start_at": f"{start.isoformat()}Z",
                "end_at": f"{(start + timedelta(minutes=50)).isoformat()}Z",
                "session_type": "virtual",
            },
            token="author",
        )

    def free_day(self):
        """One of every three: a window may last a day, and its offset move it by another."""
        self.days = (self.days + 3) % 50_000
        return date(2062, 1, 1) + timedelta(days=self.days)

    def fresh(self, resource):
        """A record that nobody has changed yet."""
        try:
            return self.make(resource)
        except RuntimeError:
            # A fuzzed call has deleted or moved what it would belong to.
            self.renew()
            return self.make(resource)

    def make(self, resource):
        if resource == "clinics":
            return new_clinic()
        if resource == "practitioners":
            return new_practitioner(self.clinic)
        if resource == "patients":
            return new_patient(self.clinic, self.practitioner)
        if resource == "appointments":
            return self.new_appointment()
        if resource == "forms":
            return new_form()
        if resource == "notes":
            return self.new_note()
        if resource == "game-saves":
            return call("POST", f"{EMBED}/game-saves", "seat", {"name": "The island", "scene": {"items": []}})["id"]
        if resource in BEGUN:
            return create(resource, BEGUN[resource], token="author")
        if resource == "clinic-community":
            return new_community_item()
        if resource in ROOMS:
            return new_room(resource)
        return None

    def new_note(self):
        body = {"partner_appointment_id": self.appointment, "body": "We built a castle."}
        return call("POST", f"{EMBED}/notes", "subject", body)["id"]

    def pending_submission(self):
        form = new_form()
        opened = call("POST", f"{EMBED}/forms/{form}/submissions", "subject")
        return {"id": form, "submissionId": opened["submission_id"]}

    def shelf(self, kind, attached):
        """A room of this kind, with a worksheet that lies in it or could."""
        ready = RANDOM.choice(WRITTEN["ready"]["worksheets"])
        path = {"id": new_room(kind), "contentType": "worksheet", "contentId": ready["id"]}
        if attached:
            call("PUT", f"{PARTNER}/{kind}/{path['id']}/content/worksheet/{path['contentId']}", "author")
        return path

    def standing(self, resource):
        """A record that is there; who reads it does not mind who else does."""
        if resource == "clinic-community":
            return self.fresh(resource) if CLINICIAN else None
        return {
            **(WRITTEN["standing"] if WRITTEN else {}),
            "clinics": self.clinic,
            "practitioners": self.practitioner,
            "patients": self.patient,
            "clients": self.patient,
            "appointments": self.appointment,
        }.get(resource)

    def settle_newcomer(self):
        """Into a clinic that has not upgraded."""
        body = {"partner_clinic_id": new_clinic()}
        call("PATCH", f"{PARTNER}/practitioners/{WORLD['newcomer_id']}", "organization", body)


def pages_of(resource, record):
    """What pages it has now."""
    return found(f"{PARTNER}/{resource}/{record}/pages?limit=100", "author") or []


WORLD = World()
