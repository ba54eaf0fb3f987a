"""From a token to a booked session and back: see ../README.md."""

import uuid

from clinic import Clinic, Refused

clinic = Clinic()

place = clinic.post("/v1/partner/clinics", {"name": f"Harbour {uuid.uuid4()}", "timezone": "Europe/Berlin"})["data"]
print("clinic", place["id"])

ada = clinic.post(
    "/v1/partner/practitioners",
    {
        "first_name": "Ada",
        "last_name": "Winter",
        "email": f"ada-{uuid.uuid4()}@practice.example",
        "partner_clinic_id": place["id"],
    },
)["data"]
patients = [
    clinic.post(
        "/v1/partner/patients",
        {
            "first_name": name,
            "last_name": "Lind",
            "email": f"{name.lower()}@home.example",
            "partner_clinic_id": place["id"],
            "created_by_partner_practitioner_id": ada["id"],
        },
    )["data"]
    for name in ("Noa", "Tom", "Mia")
]

session = {
    "partner_clinic_id": place["id"],
    "partner_practitioner_id": ada["id"],
    "partner_patient_id": patients[0]["id"],
    "start_at": "2035-03-05T09:00:00Z",
    "end_at": "2035-03-05T09:50:00Z",
    "session_type": "virtual",
}
# Keep the key with your own record before you send: then a restart goes on with the same key.
key = str(uuid.uuid4())
booked = clinic.post("/v1/partner/appointments", session, key)["data"]
print("booked", booked["id"])

listed = list(clinic.each("/v1/partner/patients", partner_clinic_id=place["id"], limit=2))
print("listed", len(listed), "patients")

try:
    clinic.post("/v1/partner/appointments", session)
except Refused as refused:
    print("refused", refused.status, refused.slug)

try:
    clinic.post("/v1/partner/appointments", {**session, "end_at": "tomorrow"})
except Refused as refused:
    print("refused", refused.status, refused.slug, [field["path"] for field in refused.problem["fields"]][0])

clinic.patch(f"/v1/partner/appointments/{booked['id']}", {"status": "cancelled"})
for patient in patients:
    clinic.delete(f"/v1/partner/patients/{patient['id']}")
clinic.delete(f"/v1/partner/practitioners/{ada['id']}")
clinic.delete(f"/v1/partner/clinics/{place['id']}")
print("deleted")
