from datetime import datetime

from access_token import BASE_URL, access_token, new_key
from openapi_client import (
    ApiClient,
    ApiException,
    AppointmentDraft,
    AppointmentsApi,
    ClinicDraft,
    ClinicsApi,
    Configuration,
    PatientDraft,
    PatientsApi,
    PractitionerDraft,
    PractitionersApi,
)

client = ApiClient(Configuration(host=BASE_URL, access_token=access_token()))
patients_api = PatientsApi(client)
appointments_api = AppointmentsApi(client)

clinic = ClinicsApi(client).create_clinic(
    new_key(), ClinicDraft(name=f"Practice {new_key()}", timezone="Europe/Berlin")
).data
practitioner = PractitionersApi(client).create_practitioner(
    new_key(),
    PractitionerDraft(
        first_name="Ada",
        last_name="Winter",
        email=f"ada-{new_key()}@practice.example",
        partner_clinic_id=clinic.id,
    ),
).data
patients = [
    patients_api.create_patient(
        new_key(),
        PatientDraft(
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
    return appointments_api.create_appointment(
        new_key(),
        AppointmentDraft(
            partner_clinic_id=clinic.id,
            partner_practitioner_id=practitioner.id,
            partner_patient_id=patients[0].id,
            start_at=datetime.fromisoformat(start_at),
            end_at=datetime.fromisoformat(end_at),
            session_type="virtual",
        ),
    )


print("booked", book("2035-03-05T09:00:00+00:00", "2035-03-05T09:50:00+00:00").data.status)

listed, cursor = [], None
while True:
    page = patients_api.list_patients(partner_clinic_id=clinic.id, limit=2, cursor=cursor)
    listed += page.data
    cursor = page.meta.pagination.next_cursor
    if cursor is None:
        break
print("listed", len(listed))

for end_at in ("2035-03-05T09:50:00+00:00", "2035-03-05T08:00:00+00:00"):
    try:
        book("2035-03-05T09:00:00+00:00", end_at)
    except ApiException as refused:
        print(refused.status, refused.data.actual_instance.type)

print("deleted", patients_api.delete_patient_with_http_info(patients[2].id, new_key()).status_code)
