<?php

declare(strict_types=1);

/** A problem document (RFC 9457). Branch on `slug`, never on the texts. */
final class Refused extends RuntimeException
{
    public readonly string $slug;

    /** @param array<string, mixed> $problem */
    public function __construct(public readonly int $status, public readonly array $problem)
    {
        parent::__construct($status . ' ' . ($problem['title'] ?? ''));
        $this->slug = basename((string) ($problem['type'] ?? ''));
    }
}

/** A small client of the clinic service: a token that is kept, idempotency keys, and retries. */
final class Clinic
{
    private const ATTEMPTS = 6;

    private ?string $token = null;
    private float $renewAt = 0;

    /** @param array<string, string|int> $query */
    public function get(string $path, array $query = []): array
    {
        return $this->call('GET', $query === [] ? $path : $path . '?' . http_build_query($query));
    }

    public function post(string $path, array $body, ?string $key = null): array
    {
        return $this->call('POST', $path, $body, $key ?? self::newKey());
    }

    public function patch(string $path, array $body, ?string $key = null): array
    {
        return $this->call('PATCH', $path, $body, $key ?? self::newKey());
    }

    public function delete(string $path, ?string $key = null): void
    {
        $this->call('DELETE', $path, null, $key ?? self::newKey());
    }

    /** The records of all pages. */
    public function each(string $path, array $query = []): Generator
    {
        do {
            $page = $this->get($path, $query);
            foreach ($page['data'] as $record) {
                yield $record;
            }
            $query['cursor'] = $page['meta']['pagination']['next_cursor'];
        } while ($query['cursor'] !== null);
    }

    public static function newKey(): string
    {
        return bin2hex(random_bytes(16));
    }

    /** All attempts of one intent have one key. So the work is done once, however often it is asked for. */
    private function call(string $method, string $path, ?array $body = null, ?string $key = null): array
    {
        $hasNewToken = false;
        for ($attempt = 1; ; $attempt++) {
            $pause = 2 ** ($attempt - 1) * random_int(500, 1000) / 1000;
            $answer = $this->send($method, getenv('BASE_URL') . $path, $body, [
                'Authorization: Bearer ' . $this->accessToken(),
                ...($key === null ? [] : ["Idempotency-Key: $key"]),
            ]);
            if ($answer === null) {
                // No answer: nobody knows whether the work was done, and the key makes asking again safe.
                $failed = new RuntimeException('The service did not answer.');
            } elseif ($answer['status'] < 300) {
                return $answer['body'] ?? [];
            } else {
                $failed = new Refused($answer['status'], $answer['body'] ?? []);
                if ($failed->status === 401 && !$hasNewToken) {
                    $hasNewToken = true;
                    $this->token = null;
                    $pause = 0;
                } elseif (!in_array($failed->status, [429, 500, 503], true) && $failed->slug !== 'idempotency-conflict') {
                    throw $failed;
                }
                $pause = $answer['retry_after'] ?? $pause;
            }
            if ($attempt === self::ATTEMPTS) {
                throw $failed;
            }
            usleep((int) ($pause * 1_000_000));
        }
    }

    /** @return array{status: int, body: ?array, retry_after: ?int}|null null: no answer came */
    private function send(string $method, string $url, ?array $body, array $headers): ?array
    {
        $retryAfter = null;
        $request = curl_init($url);
        curl_setopt_array($request, [
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT => 15,
            CURLOPT_HTTPHEADER => [...$headers, 'Content-Type: application/json'],
            CURLOPT_HEADERFUNCTION => function ($_, string $line) use (&$retryAfter): int {
                if (preg_match('/^retry-after: *(\d+)/i', $line, $found)) {
                    $retryAfter = (int) $found[1];
                }
                return strlen($line);
            },
        ]);
        if ($body !== null) {
            curl_setopt($request, CURLOPT_POSTFIELDS, json_encode($body, JSON_THROW_ON_ERROR));
        }
        $text = curl_exec($request);
        if ($text === false) {
            return null;
        }
        return [
            'status' => curl_getinfo($request, CURLINFO_RESPONSE_CODE),
            'body' => $text === '' ? null : json_decode($text, true, 512, JSON_THROW_ON_ERROR),
            'retry_after' => $retryAfter,
        ];
    }

    /** A token lives for hours, and is renewed five minutes before its end. */
    private function accessToken(): string
    {
        if ($this->token === null || hrtime(true) / 1e9 >= $this->renewAt) {
            $answer = $this->send('POST', getenv('AUTH_URL') . '/oauth/token', [
                'grant_type' => 'client_credentials',
                'client_id' => getenv('CLIENT_ID'),
                'client_secret' => getenv('CLIENT_SECRET'),
                'audience' => getenv('AUDIENCE'),
            ], []);
            if (($answer['status'] ?? 0) !== 200) {
                throw new RuntimeException('No token was given.');
            }
            $this->token = $answer['body']['access_token'];
            $this->renewAt = hrtime(true) / 1e9 + $answer['body']['expires_in'] - 300;
        }
        return $this->token;
    }
}
