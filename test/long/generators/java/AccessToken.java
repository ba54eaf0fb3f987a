import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.regex.Pattern;

/** The token endpoint is not part of the contract: every client asks it by itself. */
final class AccessToken {
    static final String BASE_URL = System.getenv("BASE_URL");

    static String get() throws Exception {
        String body = "{\"grant_type\":\"client_credentials\",\"client_id\":\"%s\",\"client_secret\":\"%s\",\"audience\":\"%s\"}"
            .formatted(System.getenv("CLIENT_ID"), System.getenv("CLIENT_SECRET"), System.getenv("AUDIENCE"));
        HttpRequest request = HttpRequest.newBuilder(URI.create(System.getenv("TOKEN_URL")))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        String answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body();
        var token = Pattern.compile("\"access_token\":\"([^\"]+)\"").matcher(answer);
        if (!token.find()) throw new IllegalStateException("No token");
        return token.group(1);
    }
}
