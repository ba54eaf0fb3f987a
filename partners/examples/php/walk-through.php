<?php

// From a token to a booked session and back: see ../README.md.

declare(strict_types=1);

require __DIR__ . '/clinic.php';

$clinic = new Clinic();

$place = $clinic->post('/v1/partner/clinics', [
    'name' => 'Harbour ' . Clinic::newKey(),
    'timezone' => 'Europe/Berlin',
])['data'];
echo "clinic {$place['id']}\n";

$ada = $clinic->post('/v1/partner/practitioners', [
    'first_name' => 'Ada',
    'last_name' => 'Winter',
    'email' => 'ada-' . Clinic::newKey() . '@practice.example',
    'partner_clinic_id' => $place['id'],
])['data'];
$patients = array_map(
    fn (string $name) => $clinic->post('/v1/partner/patients', [
        'first_name' => $name,
        'last_name' => 'Lind',
        'email' => strtolower($name) . '@home.example',
        'partner_clinic_id' => $place['id'],
        'created_by_partner_practitioner_id' => $ada['id'],
    ])['data'],
    ['Noa', 'Tom', 'Mia'],
);

$session = [
    'partner_clinic_id' => $place['id'],
    'partner_practitioner_id' => $ada['id'],
    'partner_patient_id' => $patients[0]['id'],
    'start_at' => '2035-03-05T09:00:00Z',
    'end_at' => '2035-03-05T09:50:00Z',
    'session_type' => 'virtual',
];
// Keep the key with your own record before you send: then a restart goes on with the same key.
$key = Clinic::newKey();
$booked = $clinic->post('/v1/partner/appointments', $session, $key)['data'];
echo "booked {$booked['id']}\n";

$listed = iterator_to_array($clinic->each('/v1/partner/patients', ['partner_clinic_id' => $place['id'], 'limit' => 2]), false);
echo 'listed ' . count($listed) . " patients\n";

try {
    $clinic->post('/v1/partner/appointments', $session);
} catch (Refused $refused) {
    echo "refused {$refused->status} {$refused->slug}\n";
}

try {
    $clinic->post('/v1/partner/appointments', ['end_at' => 'tomorrow'] + $session);
} catch (Refused $refused) {
    echo "refused {$refused->status} {$refused->slug} {$refused->problem['fields'][0]['path']}\n";
}

$clinic->patch("/v1/partner/appointments/{$booked['id']}", ['status' => 'cancelled']);
foreach ($patients as $patient) {
    $clinic->delete("/v1/partner/patients/{$patient['id']}");
}
$clinic->delete("/v1/partner/practitioners/{$ada['id']}");
$clinic->delete("/v1/partner/clinics/{$place['id']}");
echo "deleted\n";
