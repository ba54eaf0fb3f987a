import com.google.gson.Gson;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** From a token to a booked session and back: see ../README.md. */
final class WalkThrough {
    private static final Gson GSON = new Gson();

    private static JsonObject json(Map<String, ?> fields) {
        return GSON.toJsonTree(fields).getAsJsonObject();
    }

    private static String idOf(JsonObject answer) {
        return answer.getAsJsonObject("data").get("id").getAsString();
    }

    public static void main(String[] args) throws Exception {
        Clinic clinic = new Clinic();

        String place = idOf(clinic.post("/v1/partner/clinics",
            json(Map.of("name", "Harbour " + Clinic.newKey(), "timezone", "Europe/Berlin"))));
        System.out.println("clinic " + place);

        String ada = idOf(clinic.post("/v1/partner/practitioners", json(Map.of(
            "first_name", "Ada",
            "last_name", "Winter",
            "email", "ada-" + Clinic.newKey() + "@practice.example",
            "partner_clinic_id", place))));
        List<String> patients = new ArrayList<>();
        for (String name : List.of("Noa", "Tom", "Mia")) {
            patients.add(idOf(clinic.post("/v1/partner/patients", json(Map.of(
                "first_name", name,
                "last_name", "Lind",
                "email", name.toLowerCase() + "@home.example",
                "partner_clinic_id", place,
                "created_by_partner_practitioner_id", ada)))));
        }

        JsonObject session = json(Map.of(
            "partner_clinic_id", place,
            "partner_practitioner_id", ada,
            "partner_patient_id", patients.get(0),
            "start_at", "2035-03-05T09:00:00Z",
            "end_at", "2035-03-05T09:50:00Z",
            "session_type", "virtual"));
        // Keep the key with your own record before you send: then a restart goes on with the same key.
        String key = Clinic.newKey();
        String booked = idOf(clinic.post("/v1/partner/appointments", session, key));
        System.out.println("booked " + booked);

        List<JsonObject> listed = clinic.all("/v1/partner/patients", Map.of("partner_clinic_id", place, "limit", "2"));
        System.out.println("listed " + listed.size() + " patients");

        try {
            clinic.post("/v1/partner/appointments", session);
        } catch (Clinic.Refused refused) {
            System.out.println("refused " + refused.status + " " + refused.slug);
        }

        try {
            JsonObject wrong = session.deepCopy();
            wrong.addProperty("end_at", "tomorrow");
            clinic.post("/v1/partner/appointments", wrong);
        } catch (Clinic.Refused refused) {
            String path = refused.problem.getAsJsonArray("fields").get(0).getAsJsonObject().get("path").getAsString();
            System.out.println("refused " + refused.status + " " + refused.slug + " " + path);
        }

        clinic.patch("/v1/partner/appointments/" + booked, json(Map.of("status", "cancelled")));
        for (String patient : patients) clinic.delete("/v1/partner/patients/" + patient);
        clinic.delete("/v1/partner/practitioners/" + ada);
        clinic.delete("/v1/partner/clinics/" + place);
        System.out.println("deleted");
    }
}
