import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.AppointmentsApi;
import org.openapitools.client.api.ClinicsApi;
import org.openapitools.client.api.PatientsApi;
import org.openapitools.client.api.PractitionersApi;
import org.openapitools.client.model.AppointmentDraft;
import org.openapitools.client.model.AppointmentView;
import org.openapitools.client.model.ClinicDraft;
import org.openapitools.client.model.PatientDraft;
import org.openapitools.client.model.PatientView;
import org.openapitools.client.model.PractitionerDraft;

/** The same for both libraries: only how a client is made, and how a problem is read, differs. */
final class Scenario {
    interface ProblemReader {
        /** @return the `type` that the generated classes read. */
        String typeOf(int status, String body) throws Exception;
    }

    private final AppointmentsApi appointments;
    private final PatientsApi patients;
    private final ClinicsApi clinics;
    private final PractitionersApi practitioners;
    private final ProblemReader reader;
    private UUID clinic;
    private UUID practitioner;
    private UUID patient;

    Scenario(ApiClient client, ProblemReader reader) {
        appointments = new AppointmentsApi(client);
        patients = new PatientsApi(client);
        clinics = new ClinicsApi(client);
        practitioners = new PractitionersApi(client);
        this.reader = reader;
    }

    private static String key() {
        return UUID.randomUUID().toString();
    }

    private AppointmentView book(String end) throws ApiException {
        return appointments.createAppointment(key(), new AppointmentDraft()
            .partnerClinicId(clinic)
            .partnerPractitionerId(practitioner)
            .partnerPatientId(patient)
            .startAt(OffsetDateTime.parse("2035-03-05T09:00:00Z"))
            .endAt(OffsetDateTime.parse(end))
            .sessionType(AppointmentDraft.SessionTypeEnum.VIRTUAL)).getData();
    }

    void run() throws Exception {
        clinic = clinics.createClinic(key(),
            new ClinicDraft().name("Practice " + key()).timezone("Europe/Berlin")).getData().getId();
        practitioner = practitioners.createPractitioner(key(), new PractitionerDraft()
            .firstName("Ada").lastName("Winter").email("ada-" + key() + "@practice.example")
            .partnerClinicId(clinic)).getData().getId();
        List<UUID> made = new ArrayList<>();
        for (String name : List.of("Noa", "Mika", "Kim"))
            made.add(patients.createPatient(key(), new PatientDraft()
                .firstName(name).lastName("Lind").email("family-" + key() + "@home.example")
                .partnerClinicId(clinic).createdByPartnerPractitionerId(practitioner)).getData().getId());
        patient = made.get(0);
        System.out.println("booked " + book("2035-03-05T09:50:00Z").getStatus());

        List<PatientView> listed = new ArrayList<>();
        String cursor = null;
        do {
            var page = patients.listPatients(cursor, 2, null, null, null, clinic, null);
            listed.addAll(page.getData());
            cursor = page.getMeta().getPagination().getNextCursor();
        } while (cursor != null);
        System.out.println("listed " + listed.size());

        for (String end : List.of("2035-03-05T09:50:00Z", "2035-03-05T08:00:00Z"))
            try {
                book(end);
            } catch (ApiException refused) {
                int status = refused.getCode();
                System.out.println(status + " " + reader.typeOf(status, refused.getResponseBody()));
            }

        System.out.println("deleted " + patients.deletePatientWithHttpInfo(made.get(2), key(), null).getStatusCode());
    }
}
