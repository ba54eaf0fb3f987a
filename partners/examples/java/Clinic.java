import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;

/** A small client of the clinic service: a token that is kept, idempotency keys, and retries. */
final class Clinic {
    private static final int ATTEMPTS = 6;
    private static final Set<Integer> WORTH_REPEATING = Set.of(429, 500, 503);

    /** A problem document (RFC 9457). Branch on {@code slug}, never on the texts. */
    static final class Refused extends IOException {
        final int status;
        final String slug;
        final JsonObject problem;

        Refused(int status, JsonObject problem) {
            super(status + " " + problem.get("title"));
            this.status = status;
            this.problem = problem;
            this.slug = problem.get("type").getAsString().replaceAll(".*/", "");
        }
    }

    private final HttpClient http = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
    private final String baseUrl = System.getenv("BASE_URL");
    private String token;
    private long renewAt;

    JsonObject get(String path) throws IOException, InterruptedException {
        return call("GET", path, null, null);
    }

    JsonObject post(String path, JsonObject body) throws IOException, InterruptedException {
        return post(path, body, newKey());
    }

    JsonObject post(String path, JsonObject body, String key) throws IOException, InterruptedException {
        return call("POST", path, body, key);
    }

    JsonObject patch(String path, JsonObject body) throws IOException, InterruptedException {
        return call("PATCH", path, body, newKey());
    }

    void delete(String path) throws IOException, InterruptedException {
        call("DELETE", path, null, newKey());
    }

    /** The records of all pages. */
    List<JsonObject> all(String path, Map<String, String> filters) throws IOException, InterruptedException {
        Map<String, String> query = new TreeMap<>(filters);
        List<JsonObject> records = new ArrayList<>();
        while (true) {
            String text = query.entrySet().stream()
                .map(one -> one.getKey() + "=" + URLEncoder.encode(one.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
            JsonObject page = get(path + "?" + text);
            for (JsonElement record : page.getAsJsonArray("data")) records.add(record.getAsJsonObject());
            JsonElement next = page.getAsJsonObject("meta").getAsJsonObject("pagination").get("next_cursor");
            if (next.isJsonNull()) return records;
            query.put("cursor", next.getAsString());
        }
    }

    static String newKey() {
        return UUID.randomUUID().toString();
    }

    /** All attempts of one intent have one key. So the work is done once, however often it is asked for. */
    private JsonObject call(String method, String path, JsonObject body, String key)
            throws IOException, InterruptedException {
        boolean hasNewToken = false;
        for (int attempt = 1; ; attempt++) {
            long pause = (long) ((1 << (attempt - 1)) * ThreadLocalRandom.current().nextDouble(500, 1000));
            IOException failed;
            try {
                HttpResponse<String> answer = send(method, path, body, key);
                JsonObject read = answer.body().isEmpty()
                    ? new JsonObject()
                    : JsonParser.parseString(answer.body()).getAsJsonObject();
                if (answer.statusCode() < 300) return read;
                Refused refused = new Refused(answer.statusCode(), read);
                if (refused.status == 401 && !hasNewToken) {
                    hasNewToken = true;
                    token = null;
                    pause = 0;
                } else if (!WORTH_REPEATING.contains(refused.status) && !refused.slug.equals("idempotency-conflict")) {
                    throw refused;
                }
                pause = answer.headers().firstValueAsLong("Retry-After").stream().map(s -> s * 1000).findFirst().orElse(pause);
                failed = refused;
            } catch (Refused refused) {
                throw refused;
            } catch (IOException fault) {
                // No answer: nobody knows whether the work was done, and the key makes asking again safe.
                failed = fault;
            }
            if (attempt == ATTEMPTS) throw failed;
            Thread.sleep(pause);
        }
    }

    private HttpResponse<String> send(String method, String path, JsonObject body, String key)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(baseUrl + path))
            .timeout(Duration.ofSeconds(15))
            .header("Authorization", "Bearer " + accessToken())
            .header("Content-Type", "application/json")
            .method(method, body == null
                ? HttpRequest.BodyPublishers.noBody()
                : HttpRequest.BodyPublishers.ofString(body.toString()));
        if (key != null) request.header("Idempotency-Key", key);
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    /** A token lives for hours, and is renewed five minutes before its end. */
    private String accessToken() throws IOException, InterruptedException {
        if (token != null && System.nanoTime() < renewAt) return token;
        JsonObject exchange = new JsonObject();
        exchange.addProperty("grant_type", "client_credentials");
        exchange.addProperty("client_id", System.getenv("CLIENT_ID"));
        exchange.addProperty("client_secret", System.getenv("CLIENT_SECRET"));
        exchange.addProperty("audience", System.getenv("AUDIENCE"));
        HttpResponse<String> answer = http.send(
            HttpRequest.newBuilder(URI.create(System.getenv("AUTH_URL") + "/oauth/token"))
                .timeout(Duration.ofSeconds(15))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(exchange.toString()))
                .build(),
            HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() != 200) throw new IllegalStateException("No token was given: " + answer.statusCode());
        JsonObject given = JsonParser.parseString(answer.body()).getAsJsonObject();
        token = given.get("access_token").getAsString();
        renewAt = System.nanoTime() + Duration.ofSeconds(given.get("expires_in").getAsLong() - 300).toNanos();
        return token;
    }
}
