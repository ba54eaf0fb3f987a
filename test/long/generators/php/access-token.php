<?php

/** The token endpoint is not part of the contract: every client asks it by itself. */
function access_token(): string
{
    $body = json_encode([
        'grant_type' => 'client_credentials',
        'client_id' => getenv('CLIENT_ID'),
        'client_secret' => getenv('CLIENT_SECRET'),
        'audience' => getenv('AUDIENCE'),
    ]);
    $options = ['method' => 'POST', 'header' => 'Content-Type: application/json', 'content' => $body];
    $answer = file_get_contents(getenv('TOKEN_URL'), false, stream_context_create(['http' => $options]));

    return json_decode($answer)->access_token;
}

function new_key(): string
{
    return bin2hex(random_bytes(16));
}
