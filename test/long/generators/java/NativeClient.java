import org.openapitools.client.ApiClient;
import org.openapitools.client.model.CreateAppointmentConflictError;
import org.openapitools.client.model.CreateAppointmentUnprocessableError;
import org.openapitools.client.model.Problem;

final class NativeClient {
    public static void main(String[] arguments) throws Exception {
        ApiClient client = new ApiClient();
        client.updateBaseUri(AccessToken.BASE_URL);
        String token = AccessToken.get();
        client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));
        new Scenario(client, (status, body) -> {
            var mapper = ApiClient.createDefaultObjectMapper();
            if (status == 409) mapper.readValue(body, CreateAppointmentConflictError.class);
            else mapper.readValue(body, CreateAppointmentUnprocessableError.class);
            return mapper.readValue(body, Problem.class).getType().toString();
        }).run();
    }
}
