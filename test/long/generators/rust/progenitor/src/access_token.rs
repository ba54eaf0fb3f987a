use std::env::var;

/// The token endpoint is not part of the contract: every client asks it by itself.
pub async fn access_token() -> String {
    let body = serde_json::json!({
        "grant_type": "client_credentials",
        "client_id": var("CLIENT_ID").unwrap(),
        "client_secret": var("CLIENT_SECRET").unwrap(),
        "audience": var("AUDIENCE").unwrap(),
    });
    let url = var("TOKEN_URL").unwrap();
    let answer = reqwest::Client::new().post(url).json(&body).send().await.unwrap();
    let token: serde_json::Value = answer.json().await.unwrap();
    token["access_token"].as_str().unwrap().to_owned()
}

pub fn new_key() -> String {
    uuid::Uuid::new_v4().to_string()
}
