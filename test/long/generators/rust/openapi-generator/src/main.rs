mod access_token;

use access_token::{access_token, new_key};
use openapi::apis::appointments_api::{CreateAppointmentError, create_appointment};
use openapi::apis::clinics_api::create_clinic;
use openapi::apis::configuration::Configuration;
use openapi::apis::patients_api::{create_patient, delete_patient, list_patients};
use openapi::apis::practitioners_api::create_practitioner;
use openapi::apis::Error;
use openapi::models::{AppointmentAnswer, AppointmentDraft, ClinicDraft, PatientDraft, PractitionerDraft, Problem};
use openapi::models::appointment_draft::SessionType;

#[tokio::main]
async fn main() {
    let mut api = Configuration::new();
    api.base_path = std::env::var("BASE_URL").unwrap();
    api.bearer_access_token = Some(access_token().await);

    let practice = ClinicDraft::new(format!("Practice {}", new_key()));
    let clinic = create_clinic(&api, &new_key(), practice).await.unwrap().data.id;
    let email = format!("ada-{}@practice.example", new_key());
    let ada = PractitionerDraft::new("Ada".into(), "Winter".into(), email, clinic);
    let practitioner = create_practitioner(&api, &new_key(), ada).await.unwrap().data.id;
    let mut patients = Vec::new();
    for name in ["Noa", "Mika", "Kim"] {
        let mut draft = PatientDraft::new(name.into(), "Lind".into(), clinic);
        draft.email = Some(Some(format!("family-{}@home.example", new_key())));
        draft.created_by_partner_practitioner_id = Some(practitioner);
        patients.push(create_patient(&api, &new_key(), draft).await.unwrap().data.id);
    }

    let book = async |end: &str| -> Result<AppointmentAnswer, Error<CreateAppointmentError>> {
        let start = "2035-03-05T09:00:00Z".parse().unwrap();
        let end = end.parse().unwrap();
        let draft = AppointmentDraft::new(clinic, practitioner, patients[0], start, end, SessionType::Virtual);
        create_appointment(&api, &new_key(), draft).await
    };
    println!("booked {}", book("2035-03-05T09:50:00Z").await.unwrap().data.status);

    let (mut listed, mut cursor) = (0, None);
    loop {
        let of_clinic = clinic.to_string();
        let page = list_patients(&api, cursor.as_deref(), Some(2), None, None, None, Some(&of_clinic), None);
        let page = page.await.unwrap();
        listed += page.data.len();
        cursor = page.meta.pagination.next_cursor.clone();
        if cursor.is_none() {
            break;
        }
    }
    println!("listed {listed}");

    for end in ["2035-03-05T09:50:00Z", "2035-03-05T08:00:00Z"] {
        let Err(Error::ResponseError(refused)) = book(end).await else { panic!("Not refused") };
        assert!(refused.entity.is_some(), "No variant takes the problem");
        let problem: Problem = serde_json::from_str(&refused.content).unwrap();
        println!("{} {}", refused.status.as_u16(), problem.r#type);
    }

    delete_patient(&api, &patients[2].to_string(), &new_key(), None).await.unwrap();
    println!("deleted 204");
}
