from datetime import datetime

from access_token import BASE_URL, access_token, new_key
from clinic import AuthenticatedClient
from clinic.api.appointments import create_appointment
from clinic.api.clinics import create_clinic
from clinic.api.patients import create_patient, delete_patient, list_patients
from clinic.api.practitioners import create_practitioner
from clinic.models import (
    AppointmentDraft,
    AppointmentDraftSessionType,
    ClinicDraft,
    PatientDraft,
    PractitionerDraft,
)
from clinic.types import UNSET

client = AuthenticatedClient(base_url=BASE_URL, token=access_token())

clinic = create_clinic.sync(
    client=client,
    idempotency_key=new_key(),
    body=ClinicDraft(name=f"Practice {new_key()}", timezone="Europe/Berlin"),
).data
practitioner = create_practitioner.sync(
    client=client,
    idempotency_key=new_key(),
    body=PractitionerDraft(
        first_name="Ada",
        last_name="Winter",
        email=f"ada-{new_key()}@practice.example",
        partner_clinic_id=clinic.id,
    ),
).data
patients = [
    create_patient.sync(
        client=client,
        idempotency_key=new_key(),
        body=PatientDraft(
            first_name=first_name,
            last_name="Lind",
            email=f"family-{new_key()}@home.example",
            partner_clinic_id=clinic.id,
            created_by_partner_practitioner_id=practitioner.id,
        ),
    ).data
    for first_name in ("Noa", "Mika", "Kim")
]


def book(start_at: str, end_at: str):
    return create_appointment.sync_detailed(
        client=client,
        idempotency_key=new_key(),
        body=AppointmentDraft(
            partner_clinic_id=clinic.id,
            partner_practitioner_id=practitioner.id,
            partner_patient_id=patients[0].id,
            start_at=datetime.fromisoformat(start_at),
            end_at=datetime.fromisoformat(end_at),
            session_type=AppointmentDraftSessionType.VIRTUAL,
        ),
    )


print("booked", book("2035-03-05T09:00:00+00:00", "2035-03-05T09:50:00+00:00").parsed.data.status)

listed, cursor = [], UNSET
while cursor is not None:
    page = list_patients.sync(client=client, partner_clinic_id=clinic.id, limit=2, cursor=cursor)
    listed += page.data
    cursor = page.meta.pagination.next_cursor
print("listed", len(listed))

for end_at in ("2035-03-05T09:50:00+00:00", "2035-03-05T08:00:00+00:00"):
    refused = book("2035-03-05T09:00:00+00:00", end_at)
    print(refused.status_code, refused.parsed.type_)

gone = delete_patient.sync_detailed(patients[2].id, client=client, idempotency_key=new_key())
print("deleted", gone.status_code)
