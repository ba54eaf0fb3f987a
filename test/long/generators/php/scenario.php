<?php

// Guzzle as Debian packages it; the client as it was generated.
require '/usr/share/php/GuzzleHttp/autoload.php';
require __DIR__ . '/access-token.php';
spl_autoload_register(function (string $class): void {
    $path = str_replace(['OpenAPI\\Client\\', '\\'], ['', '/'], $class);
    $file = __DIR__ . "/client/lib/$path.php";
    if (is_file($file)) require $file;
});

use OpenAPI\Client\Api\AppointmentsApi;
use OpenAPI\Client\Api\ClinicsApi;
use OpenAPI\Client\Api\PatientsApi;
use OpenAPI\Client\Api\PractitionersApi;
use OpenAPI\Client\ApiException;
use OpenAPI\Client\Configuration;
use OpenAPI\Client\Model\AppointmentDraft;
use OpenAPI\Client\Model\AppointmentView;
use OpenAPI\Client\Model\ClinicDraft;
use OpenAPI\Client\Model\PatientDraft;
use OpenAPI\Client\Model\PractitionerDraft;

$configuration = (new Configuration())->setHost(getenv('BASE_URL'))->setAccessToken(access_token());
$http = new GuzzleHttp\Client();
$patients = new PatientsApi($http, $configuration);
$appointments = new AppointmentsApi($http, $configuration);

$clinic = (new ClinicsApi($http, $configuration))->createClinic(
    new_key(),
    new ClinicDraft(['name' => 'Practice ' . new_key(), 'timezone' => 'Europe/Berlin']),
)->getData();
$practitioner = (new PractitionersApi($http, $configuration))->createPractitioner(
    new_key(),
    new PractitionerDraft([
        'first_name' => 'Ada',
        'last_name' => 'Winter',
        'email' => 'ada-' . new_key() . '@practice.example',
        'partner_clinic_id' => $clinic->getId(),
    ]),
)->getData();
$made = array_map(fn (string $name) => $patients->createPatient(
    new_key(),
    new PatientDraft([
        'first_name' => $name,
        'last_name' => 'Lind',
        'email' => 'family-' . new_key() . '@home.example',
        'partner_clinic_id' => $clinic->getId(),
        'created_by_partner_practitioner_id' => $practitioner->getId(),
    ]),
)->getData(), ['Noa', 'Mika', 'Kim']);

$book = fn (string $end): AppointmentView => $appointments->createAppointment(
    new_key(),
    new AppointmentDraft([
        'partner_clinic_id' => $clinic->getId(),
        'partner_practitioner_id' => $practitioner->getId(),
        'partner_patient_id' => $made[0]->getId(),
        'start_at' => new DateTime('2035-03-05T09:00:00Z'),
        'end_at' => new DateTime($end),
        'session_type' => AppointmentDraft::SESSION_TYPE_VIRTUAL,
    ]),
)->getData();
echo 'booked ', $book('2035-03-05T09:50:00Z')->getStatus(), "\n";

$listed = [];
$cursor = null;
do {
    $page = $patients->listPatients($cursor, 2, partner_clinic_id: $clinic->getId());
    array_push($listed, ...$page->getData());
    $cursor = $page->getMeta()->getPagination()->getNextCursor();
} while ($cursor !== null);
echo 'listed ', count($listed), "\n";

foreach (['2035-03-05T09:50:00Z', '2035-03-05T08:00:00Z'] as $end) {
    try {
        $book($end);
    } catch (ApiException $refused) {
        echo $refused->getCode(), ' ', $refused->getResponseObject()->getType(), "\n";
    }
}

echo 'deleted ', $patients->deletePatientWithHttpInfo($made[2]->getId(), new_key())[1], "\n";
