mod access_token;

use access_token::{access_token, new_key};
use clinic::Client;
use clinic::types::{AppointmentAnswer, AppointmentDraft, ClinicDraft, PatientDraft, PractitionerDraft, Problem};
use progenitor_client::{Error, ResponseValue};
use serde_json::{Value, from_value, json};

/// Drafts have a type for each text, which is read from JSON.
fn draft<T: serde::de::DeserializeOwned>(value: Value) -> T {
    from_value(value).unwrap()
}

#[tokio::main]
async fn main() {
    let mut headers = reqwest::header::HeaderMap::new();
    headers.insert("Authorization", format!("Bearer {}", access_token().await).parse().unwrap());
    let http = reqwest::Client::builder().default_headers(headers).build().unwrap();
    let api = Client::new_with_client(&std::env::var("BASE_URL").unwrap(), http);
    let key = new_key;

    let practice: ClinicDraft = draft(json!({ "name": format!("Practice {}", key()), "timezone": "Europe/Berlin" }));
    let clinic = api.create_clinic(&key().parse().unwrap(), &practice).await.unwrap().data.id;
    let ada: PractitionerDraft = draft(json!({
        "first_name": "Ada", "last_name": "Winter",
        "email": format!("ada-{}@practice.example", key()), "partner_clinic_id": clinic,
    }));
    let practitioner = api.create_practitioner(&key().parse().unwrap(), &ada).await.unwrap().data.id;
    let mut patients = Vec::new();
    for name in ["Noa", "Mika", "Kim"] {
        let one: PatientDraft = draft(json!({
            "first_name": name, "last_name": "Lind", "email": format!("family-{}@home.example", key()),
            "partner_clinic_id": clinic, "created_by_partner_practitioner_id": practitioner,
        }));
        patients.push(api.create_patient(&key().parse().unwrap(), &one).await.unwrap().data.id);
    }

    let book = async |end: &str| -> Result<ResponseValue<AppointmentAnswer>, Error<Problem>> {
        let booking: AppointmentDraft = draft(json!({
            "partner_clinic_id": clinic, "partner_practitioner_id": practitioner, "partner_patient_id": patients[0],
            "start_at": "2035-03-05T09:00:00Z", "end_at": end, "session_type": "virtual",
        }));
        api.create_appointment(&key().parse().unwrap(), &booking).await
    };
    println!("booked {}", book("2035-03-05T09:50:00Z").await.unwrap().data.status);

    let (mut listed, mut cursor) = (0, None);
    loop {
        let from = cursor.as_ref().map(|one: &String| one.parse().unwrap());
        let limit = Some(2.try_into().unwrap());
        let page = api.list_patients(from.as_ref(), None, None, limit, Some(&clinic), None, None).await.unwrap();
        listed += page.data.len();
        cursor = page.meta.pagination.next_cursor.clone();
        if cursor.is_none() {
            break;
        }
    }
    println!("listed {listed}");

    for end in ["2035-03-05T09:50:00Z", "2035-03-05T08:00:00Z"] {
        let Err(Error::ErrorResponse(refused)) = book(end).await else { panic!("Not refused") };
        println!("{} {}", refused.status().as_u16(), refused.type_);
    }

    let gone = api.delete_patient(&patients[2], &key().parse().unwrap(), None).await.unwrap();
    println!("deleted {}", gone.status().as_u16());
}
