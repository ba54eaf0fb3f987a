package main

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"time"

	"github.com/google/uuid"
	"github.com/oapi-codegen/runtime/types"

	"generators/access"
	clinic "generators/client"
)

func main() {
	ctx, token := context.Background(), access.Token()
	api := access.Must(clinic.NewClientWithResponses(os.Getenv("BASE_URL"),
		clinic.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
			request.Header.Set("Authorization", "Bearer "+token)
			return nil
		})))

	zone := "Europe/Berlin"
	clinicID := access.Must(api.CreateClinicWithResponse(ctx, &clinic.CreateClinicParams{IdempotencyKey: access.NewKey()},
		clinic.ClinicDraft{Name: "Practice " + access.NewKey(), Timezone: &zone})).JSON201.Data.Id
	practitionerID := access.Must(api.CreatePractitionerWithResponse(ctx,
		&clinic.CreatePractitionerParams{IdempotencyKey: access.NewKey()}, clinic.PractitionerDraft{
			FirstName: "Ada", LastName: "Winter",
			Email: types.Email("ada-" + access.NewKey() + "@practice.example"), PartnerClinicId: clinicID,
		})).JSON201.Data.Id
	var patients []uuid.UUID
	for _, name := range []string{"Noa", "Mika", "Kim"} {
		email := types.Email("family-" + access.NewKey() + "@home.example")
		made := access.Must(api.CreatePatientWithResponse(ctx, &clinic.CreatePatientParams{IdempotencyKey: access.NewKey()},
			clinic.PatientDraft{
				FirstName: name, LastName: "Lind", Email: &email, PartnerClinicId: clinicID,
				CreatedByPartnerPractitionerId: &practitionerID,
			}))
		patients = append(patients, made.JSON201.Data.Id)
	}

	start := access.Must(time.Parse(time.RFC3339, "2035-03-05T09:00:00Z"))
	book := func(minutes time.Duration) *clinic.CreateAppointmentResponse {
		return access.Must(api.CreateAppointmentWithResponse(ctx, &clinic.CreateAppointmentParams{IdempotencyKey: access.NewKey()},
			clinic.AppointmentDraft{
				PartnerClinicId: clinicID, PartnerPractitionerId: practitionerID, PartnerPatientId: patients[0],
				StartAt: start, EndAt: start.Add(minutes * time.Minute), SessionType: clinic.AppointmentDraftSessionTypeVirtual,
			}))
	}
	fmt.Println("booked", book(50).JSON201.Data.Status)

	listed, limit := 0, 2
	for cursor, more := (*string)(nil), true; more; more = cursor != nil {
		page := access.Must(api.ListPatientsWithResponse(ctx,
			&clinic.ListPatientsParams{PartnerClinicId: &clinicID, Limit: &limit, Cursor: cursor})).JSON200
		listed += len(page.Data)
		cursor = page.Meta.Pagination.NextCursor
	}
	fmt.Println("listed", listed)

	taken := book(50)
	fmt.Println(taken.StatusCode(), access.Must(taken.ApplicationproblemJSON409.AsProblem()).Type)
	backwards := book(-60)
	fmt.Println(backwards.StatusCode(), access.Must(backwards.ApplicationproblemJSON422.AsProblem()).Type)

	gone := access.Must(api.DeletePatientWithResponse(ctx, patients[2], &clinic.DeletePatientParams{IdempotencyKey: access.NewKey()}))
	fmt.Println("deleted", gone.StatusCode())
}
