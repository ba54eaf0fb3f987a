<?php

// Takes the webhooks of the clinic service, and refuses everything else: php -S 127.0.0.1:3000 receiver.php

declare(strict_types=1);

const TOLERANCE_SECONDS = 300;

function isGenuine(string $body): bool
{
    $timestamp = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
    if (!ctype_digit($timestamp) || abs(time() - (int) $timestamp) > TOLERANCE_SECONDS) {
        return false;
    }
    $key = base64_decode(explode('_', (string) getenv('WEBHOOK_SECRET'), 2)[1], true);
    $content = ($_SERVER['HTTP_WEBHOOK_ID'] ?? '') . ".$timestamp.$body";
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', $content, $key, true));
    // While a key is replaced there are several signatures.
    foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $signature) {
        if (hash_equals($expected, $signature)) {
            return true;
        }
    }
    return false;
}

// The raw bytes are signed: JSON that was parsed and written again may differ.
$body = file_get_contents('php://input');
if (!isGenuine($body)) {
    http_response_code(401);
    return;
}
$event = json_decode($body, true, 512, JSON_THROW_ON_ERROR);
// An event may come twice: keep its id in a table of your database, and do the work once.
file_put_contents('php://stdout', "{$event['sequence']} {$event['type']} {$event['data']['id']}\n");
http_response_code(204);
