import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Takes the webhooks of the clinic service, and refuses everything else. */
final class Receiver {
    private static final long TOLERANCE_SECONDS = 300;
    /** A table of your database in production. */
    private static final Set<String> SEEN = ConcurrentHashMap.newKeySet();

    private static byte[] signatureOf(String id, String timestamp, byte[] body) throws Exception {
        byte[] key = Base64.getDecoder().decode(System.getenv("WEBHOOK_SECRET").split("_", 2)[1]);
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        mac.update((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8));
        return mac.doFinal(body);
    }

    static boolean isGenuine(Headers headers, byte[] body) throws Exception {
        String timestamp = headers.getFirst("webhook-timestamp");
        String signatures = headers.getFirst("webhook-signature");
        if (timestamp == null || signatures == null || !timestamp.matches("[0-9]{1,15}")) return false;
        long age = System.currentTimeMillis() / 1000 - Long.parseLong(timestamp);
        if (Math.abs(age) > TOLERANCE_SECONDS) return false;
        byte[] signature = signatureOf(headers.getFirst("webhook-id"), timestamp, body);
        byte[] expected = ("v1," + Base64.getEncoder().encodeToString(signature)).getBytes(StandardCharsets.UTF_8);
        // While a key is replaced there are several signatures.
        for (String one : signatures.split(" "))
            if (MessageDigest.isEqual(expected, one.getBytes(StandardCharsets.UTF_8))) return true;
        return false;
    }

    private static int answerTo(Headers headers, byte[] body) {
        try {
            if (!isGenuine(headers, body)) return 401;
            JsonObject event = JsonParser.parseString(new String(body, StandardCharsets.UTF_8)).getAsJsonObject();
            if (SEEN.add(event.get("id").getAsString())) {
                String record = event.getAsJsonObject("data").get("id").getAsString();
                System.out.println(event.get("sequence").getAsLong() + " " + event.get("type").getAsString() + " " + record);
            }
            return 204;
        } catch (Exception fault) {
            // The service sends it again later.
            return 500;
        }
    }

    public static void main(String[] args) throws Exception {
        String port = System.getenv().getOrDefault("PORT", "3000");
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", Integer.parseInt(port)), 0);
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/", call -> {
            // The raw bytes are signed: JSON that was parsed and written again may differ.
            byte[] body = call.getRequestBody().readAllBytes();
            call.sendResponseHeaders(answerTo(call.getRequestHeaders(), body), -1);
            call.close();
        });
        server.start();
        System.out.println("listening " + server.getAddress().getPort());
    }
}
