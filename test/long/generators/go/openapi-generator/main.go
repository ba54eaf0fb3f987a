package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"time"

	"generators/access"
	clinic "generators/client"
)

func main() {
	configuration := clinic.NewConfiguration()
	configuration.Servers = clinic.ServerConfigurations{{URL: os.Getenv("BASE_URL")}}
	api := clinic.NewAPIClient(configuration)
	ctx := context.WithValue(context.Background(), clinic.ContextAccessToken, access.Token())

	practice := clinic.NewClinicDraft("Practice " + access.NewKey())
	practice.SetTimezone("Europe/Berlin")
	clinicAnswer, _, err := api.ClinicsAPI.CreateClinic(ctx).IdempotencyKey(access.NewKey()).ClinicDraft(*practice).Execute()
	clinicID := access.Must(clinicAnswer, err).Data.Id
	ada := clinic.NewPractitionerDraft("Ada", "Winter", "ada-"+access.NewKey()+"@practice.example", clinicID)
	practitionerAnswer, _, err := api.PractitionersAPI.CreatePractitioner(ctx).
		IdempotencyKey(access.NewKey()).PractitionerDraft(*ada).Execute()
	practitionerID := access.Must(practitionerAnswer, err).Data.Id
	var patients []string
	for _, name := range []string{"Noa", "Mika", "Kim"} {
		draft := clinic.NewPatientDraft(name, "Lind", clinicID)
		draft.SetEmail("family-" + access.NewKey() + "@home.example")
		draft.SetCreatedByPartnerPractitionerId(practitionerID)
		answer, _, err := api.PatientsAPI.CreatePatient(ctx).IdempotencyKey(access.NewKey()).PatientDraft(*draft).Execute()
		patients = append(patients, access.Must(answer, err).Data.Id)
	}

	start := access.Must(time.Parse(time.RFC3339, "2035-03-05T09:00:00Z"))
	book := func(minutes time.Duration) (*clinic.AppointmentAnswer, *http.Response, error) {
		draft := clinic.NewAppointmentDraft(
			clinicID, practitionerID, patients[0], start, start.Add(minutes*time.Minute), "virtual")
		return api.AppointmentsAPI.CreateAppointment(ctx).IdempotencyKey(access.NewKey()).AppointmentDraft(*draft).Execute()
	}
	booked, _, err := book(50)
	fmt.Println("booked", access.Must(booked, err).Data.Status)

	listed := 0
	for cursor, more := "", true; more; {
		request := api.PatientsAPI.ListPatients(ctx).PartnerClinicId(clinicID).Limit(2)
		if cursor != "" {
			request = request.Cursor(cursor)
		}
		answer, _, err := request.Execute()
		page := access.Must(answer, err)
		listed += len(page.Data)
		cursor, more = page.Meta.Pagination.GetNextCursor(), page.Meta.Pagination.NextCursor.Get() != nil
	}
	fmt.Println("listed", listed)

	for _, minutes := range []time.Duration{50, -60} {
		_, response, err := book(minutes)
		fmt.Println(response.StatusCode, typeOf(err.(*clinic.GenericOpenAPIError)))
	}

	gone, err := api.PatientsAPI.DeletePatient(ctx, patients[2]).IdempotencyKey(access.NewKey()).Execute()
	fmt.Println("deleted", access.Must(gone, err).StatusCode)
}

// Of a union, the generated code fills the first member that fits, whatever its slug: the general problem has it.
func typeOf(refused *clinic.GenericOpenAPIError) string {
	switch refused.Model().(type) {
	case clinic.CreateAppointmentConflictError, clinic.CreateAppointmentUnprocessableError:
		problem := clinic.Problem{}
		if err := json.Unmarshal(refused.Body(), &problem); err != nil {
			panic(err)
		}
		return problem.Type
	}
	return fmt.Sprintf("%T", refused.Model())
}
