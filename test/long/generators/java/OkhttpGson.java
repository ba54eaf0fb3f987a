import org.openapitools.client.ApiClient;
import org.openapitools.client.model.CreateAppointmentConflictError;
import org.openapitools.client.model.CreateAppointmentUnprocessableError;
import org.openapitools.client.model.Problem;

final class OkhttpGson {
    public static void main(String[] arguments) throws Exception {
        ApiClient client = new ApiClient();
        client.setBasePath(AccessToken.BASE_URL);
        client.setBearerToken(AccessToken.get());
        new Scenario(client, (status, body) -> {
            if (status == 409) CreateAppointmentConflictError.fromJson(body);
            else CreateAppointmentUnprocessableError.fromJson(body);
            return Problem.fromJson(body).getType().toString();
        }).run();
    }
}
