"""The service as FUZZ_WORLD describes it (address, tokens, clinician), and records to fuzz among."""

import json
import os
import random
import uuid
from datetime import date, datetime, timedelta

import requests

with open(os.environ["FUZZ_WORLD"], encoding="utf-8") as file:
    WORLD = json.load(file)
CLINICIAN = WORLD["practitioner_id"]
RANDOM = random.Random(WORLD["seed"])
ROOT = f"{WORLD['base_url']}/v1/partner"
SESSION = requests.Session()
# The fuzzed calls disable, move and delete what they reach, so the surroundings are renewed now and then.
RENEWED_AFTER = 200


def create(resource, body, token="organization"):
    answer = SESSION.post(
        f"{ROOT}/{resource}",
        json=body,
        headers={"Authorization": f"Bearer {WORLD['tokens'][token]}", "Idempotency-Key": str(uuid.uuid4())},
        timeout=20,
    )
    if answer.status_code != 201:
        raise RuntimeError(f"POST {resource} answered {answer.status_code}: {answer.text}")
    return answer.json()["data"]["id"]


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
        token="subject",
    )


def new_form():
    fields = [{"type": "short_text", "label": "What should we call you?"}]
    return create("forms", {"title": "Before the first session", "fields": fields}, token="subject")


def put(path):
    answer = SESSION.put(
        f"{ROOT}/{path}",
        headers={"Authorization": f"Bearer {WORLD['tokens']['subject']}", "Idempotency-Key": str(uuid.uuid4())},
        timeout=20,
    )
    if answer.status_code not in (200, 201):
        raise RuntimeError(f"PUT {path} answered {answer.status_code}: {answer.text}")


def new_room(kind):
    return create(kind, {"name": "Room", **ROOMS[kind]}, token="subject")


ROOMS = {"playrooms": {"room_type": "child", "theme": "meadow"}, "toolkits": {}}


def new_community_item():
    body = {"content_type": "form", "content_id": new_form()}
    return create("clinic-community/items", body, token="subject")


class Surroundings:
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
            token="subject",
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
        if resource == "clinic-community":
            return new_community_item()
        return None

    def shelf(self, kind, attached):
        """A room of this kind, with a worksheet that lies in it or could."""
        known = WORLD["content"]["worksheets"]
        while True:
            ready = RANDOM.choice(known)
            path = {"id": new_room(kind), "contentType": "worksheet", "contentId": ready["id"]}
            try:
                if attached:
                    put(f"{kind}/{path['id']}/content/worksheet/{path['contentId']}")
                return path
            except RuntimeError:
                # A fuzzed call has deleted it; without any left this ends by itself.
                known.remove(ready)

    def standing(self, resource):
        if resource == "clinic-community":
            return self.fresh(resource) if CLINICIAN else None
        # What no call of the partner tier makes is in the world from the beginning.
        return {
            "notes": WORLD["note_id"],
            "exports": WORLD["export_id"],
            "clinics": self.clinic,
            "practitioners": self.practitioner,
            "patients": self.patient,
            "appointments": self.appointment,
        }.get(resource)


SURROUNDINGS = Surroundings()
