// Written by partners/client/generate/write-client.mjs. Do not edit.
export type paths = {
    readonly "/v1/partner/appointments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List appointments
         * @description By `start_at`. On a delegated token: the clinician's own. Cancelled ones only with `include_deleted`.
         *
         *     Takes an organization or a delegated token with `appointments:read`.
         */
        readonly get: operations["listAppointments"];
        readonly put?: never;
        /**
         * Book an appointment
         * @description Refused where it overlaps a scheduled appointment of the practitioner. The practitioner is e-mailed; the patient too with `notify_patient`. Appointments that are already over notify nobody.
         *
         *     Takes an organization or a delegated token with `appointments:write`.
         */
        readonly post: operations["createAppointment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/appointments/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read an appointment
         * @description Takes an organization or a delegated token with `appointments:read`.
         */
        readonly get: operations["getAppointment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Move, cancel or otherwise change an appointment
         * @description `status: cancelled` cancels: both people are e-mailed and the links stop working. Moving the window checks for conflicts again.
         *
         *     Takes an organization or a delegated token with `appointments:write`.
         */
        readonly patch: operations["updateAppointment"];
        readonly trace?: never;
    };
    readonly "/v1/partner/appointments/{id}/effects": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List what an appointment has brought about
         * @description Its e-mails, its entry in a calendar and its video room, in the order in which they were asked for.
         *
         *     Takes an organization or a delegated token with `appointments:read`.
         */
        readonly get: operations["listAppointmentEffects"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/appointments/{id}/session-links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mint an appointment's session links
         * @description The same codes on every call; they follow a move, and stop working with a cancellation.
         *
         *     Takes an organization or a delegated token with `appointments:read`.
         */
        readonly post: operations["createSessionLinks"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/audit/checkpoints": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the signed checkpoints of the audit log
         * @description In the order of their numbers, each with the proof that it covers the chain. Signed at least every 60 seconds; listed are those that found the chain longer. The signed text has the lines `clinic-service/audit-checkpoint/v1`, `environment`, `number`, `kind`, `signed_at`, `root`, `previous_hash` and `key_id`, each with a line feed behind it.
         *
         *     Takes an organization token.
         */
        readonly get: operations["listAuditCheckpoints"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/audit/entries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the entries of the organization's audit chain
         * @description In the order of the chain, which every request makes longer, this one too. Beyond the specification: `partners/tools/verify-audit.mjs` checks what it gives.
         *
         *     Takes an organization token.
         */
        readonly get: operations["listAuditEntries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/clinic-community/items": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List what the clinic shared
         * @description Of the clinic of the acting clinician; on an organization token, of the one that `partner_clinic_id` names. What is no longer there to copy is not listed.
         *
         *     Takes a delegated or an organization token.
         */
        readonly get: operations["listCommunityItems"];
        readonly put?: never;
        /**
         * Share content with the clinic
         * @description The acting clinician's own published form, ready storybook or ready worksheet; each once for each clinic.
         *
         *     Takes a delegated token.
         */
        readonly post: operations["createCommunityItem"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/clinic-community/items/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Preview what the clinic shared
         * @description A form's fields, or the pages of a storybook or worksheet with links to their pictures.
         *
         *     Takes a delegated token.
         */
        readonly get: operations["getCommunityItem"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Stop sharing
         * @description Copies stay with those who made them. Who went to another clinic still removes what was shared before. Another clinician's item is `forbidden`.
         *
         *     Takes a delegated token.
         */
        readonly delete: operations["deleteCommunityItem"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/clinic-community/items/{id}/copy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Copy into the clinician's library
         * @description The copy is independent: what happens to its source afterwards does not touch it.
         *
         *     Takes a delegated token.
         */
        readonly post: operations["copyCommunityItem"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/clinics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List clinics
         * @description Takes an organization or a delegated token with `clinics:read`.
         */
        readonly get: operations["listClinics"];
        readonly put?: never;
        /**
         * Open a clinic
         * @description Takes an organization token with `clinics:write`.
         */
        readonly post: operations["createClinic"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/clinics/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a clinic
         * @description Takes an organization or a delegated token with `clinics:read`.
         */
        readonly get: operations["getClinic"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete an empty clinic
         * @description Empty is a clinic without practitioners and patients that are not deleted, and without appointments that are neither cancelled nor deleted: those that took place count too.
         *
         *     Takes an organization token with `clinics:delete`.
         */
        readonly delete: operations["deleteClinic"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a clinic
         * @description Takes an organization token with `clinics:write`.
         */
        readonly patch: operations["updateClinic"];
        readonly trace?: never;
    };
    readonly "/v1/partner/embed-tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mint an embed token
         * @description For a framed surface of the acting clinician. Use a fresh key for each mint: a replay shows a token that has lost part of its life. What the organization is not entitled to, or has switched off in its session configuration, stays refused whatever a token grants.
         *
         *     Takes a delegated token.
         */
        readonly post: operations["createEmbedToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Follow the changes
         * @description Every committed change of what a GET shows, whoever made it, in the order of the commits. An event names the record, and holds nothing of it: read the record. A delegated token sees what was within the reach of its clinician when it happened. Ignore types that you do not know.
         *
         *     Takes an organization or a delegated token.
         */
        readonly get: operations["listEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/exports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start an export of the clinician's whole record
         * @description No body, or `{}`. Poll the export until it is `ready`. One runs at a time for each clinician, wherever it was started, and three archives are kept: a further one is `export-limit-reached` until the oldest has expired.
         *
         *     Takes a delegated token.
         */
        readonly post: operations["createExport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/exports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read how far an export is
         * @description Takes a delegated token.
         */
        readonly get: operations["getExport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/exports/{id}/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Download the archive of an export
         * @description Redirects to a link that lives 5 minutes and needs no token.
         *
         *     Takes a delegated token.
         */
        readonly get: operations["downloadExport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/forms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List published forms
         * @description The acting clinician's own, as blank templates. Drafts are not listed.
         *
         *     Takes a delegated token.
         */
        readonly get: operations["listForms"];
        readonly put?: never;
        /**
         * Write a form
         * @description Takes a delegated token.
         */
        readonly post: operations["createForm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/forms/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a form
         * @description A draft too, unlike in the list.
         *
         *     Takes a delegated token.
         */
        readonly get: operations["getForm"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a form
         * @description Its submissions are no longer reached either.
         *
         *     Takes a delegated token.
         */
        readonly delete: operations["deleteForm"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Make a form shelf-ready, or no longer
         * @description Takes a delegated token.
         */
        readonly patch: operations["updateForm"];
        readonly trace?: never;
    };
    readonly "/v1/partner/forms/{id}/submissions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List a form's submissions
         * @description Who was asked to fill it in, and whether they did. Answers are never returned.
         *
         *     Takes a delegated token.
         */
        readonly get: operations["listFormSubmissions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/forms/{id}/submissions/{submissionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one of a form's submissions
         * @description Never its answers.
         *
         *     Takes a delegated token.
         */
        readonly get: operations["getFormSubmission"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/game-saves": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the clinician's saved scenes
         * @description Without their contents, which are large.
         *
         *     Takes a delegated token.
         */
        readonly get: operations["listGameSaves"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/game-saves/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a saved scene with its contents
         * @description Takes a delegated token.
         */
        readonly get: operations["getGameSave"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a saved scene
         * @description Takes a delegated token.
         */
        readonly delete: operations["deleteGameSave"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/game-saves/{id}/thumbnail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the preview of a saved scene
         * @description Most scenes have none: see `has_thumbnail`.
         *
         *     Takes a delegated token.
         */
        readonly get: operations["getGameSaveThumbnail"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/game-sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start a game session, or refresh its seats
         * @description Two seats of one live scene, for the clinician and for the patient. Frame each at its `embed_url`. Use a fresh key for each mint.
         *
         *     Takes a delegated token.
         */
        readonly post: operations["createGameSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Check that the token works
         * @description Takes an organization or a delegated token.
         */
        readonly get: operations["getHealth"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List notes
         * @description The acting clinician's own; bodies only with `include=body`, transcripts never.
         *
         *     Takes a delegated token.
         */
        readonly get: operations["listNotes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/notes/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a note
         * @description Its body always, its transcript with `include=transcript`.
         *
         *     Takes a delegated token.
         */
        readonly get: operations["getNote"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/patients": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List patients
         * @description On a delegated token: the patients on the clinician's roster.
         *
         *     Takes an organization or a delegated token with `patients:read`.
         */
        readonly get: operations["listPatients"];
        readonly put?: never;
        /**
         * Add a patient
         * @description The creator and all on the roster are of the patient's clinic; without `roster_practitioner_ids` the creator alone is on it. Only an organization token sends them.
         *
         *     Takes an organization or a delegated token with `patients:write`.
         */
        readonly post: operations["createPatient"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/patients/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a patient
         * @description Takes an organization or a delegated token with `patients:read`.
         */
        readonly get: operations["getPatient"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a patient
         * @description Cancels the scheduled appointments that are still to come.
         *
         *     Takes an organization token with `patients:delete`.
         */
        readonly delete: operations["deletePatient"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a patient
         * @description On a delegated token: of the roster, which only an organization token changes. A patient goes to another clinic together with a roster of that clinic, and not with scheduled appointments to come: 422 `not_allowed` on `partner_clinic_id`. A corrected `email` is sent the newest e-mail of each appointment to come that was e-mailed before; links that were e-mailed to the former address stop working.
         *
         *     Takes an organization or a delegated token with `patients:write`.
         */
        readonly patch: operations["updatePatient"];
        readonly trace?: never;
    };
    readonly "/v1/partner/patients/{id}/accesses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List who saw or changed anything of a patient
         * @description By the audit, the newest first; of deleted patients too. Lists count that showed a record of the patient, and exports of those on whose roster the patient is. Each can be proven by the audit entry at `audit_sequence`.
         *
         *     Takes an organization token with `patients:read`.
         */
        readonly get: operations["listPatientAccesses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/playrooms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the clinician's playrooms
         * @description Takes a delegated token.
         */
        readonly get: operations["listPlayrooms"];
        readonly put?: never;
        /**
         * Furnish a playroom
         * @description Takes a delegated token.
         */
        readonly post: operations["createPlayroom"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/playrooms/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a playroom
         * @description Takes a delegated token.
         */
        readonly get: operations["getPlayroom"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a playroom
         * @description Another room type leaves the age band as it is. Nothing is deleted: set `published` to false.
         *
         *     Takes a delegated token.
         */
        readonly patch: operations["updatePlayroom"];
        readonly trace?: never;
    };
    readonly "/v1/partner/playrooms/{id}/content": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List what stands on the shelf of a playroom
         * @description Content that was deleted is no longer there.
         *
         *     Takes a delegated token with `practitioners:read`.
         */
        readonly get: operations["listPlayroomContent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/playrooms/{id}/content/{contentType}/{contentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one thing on the shelf of a playroom
         * @description Takes a delegated token with `practitioners:read`.
         */
        readonly get: operations["getPlayroomContent"];
        /**
         * Put content on the shelf of a playroom
         * @description The clinician’s own worksheet that is ready, or own storybook that is shelf-ready. It comes last; what is there already stays where it is, and the answer is 200.
         *
         *     Takes a delegated token with `practitioners:write`.
         */
        readonly put: operations["attachPlayroomContent"];
        readonly post?: never;
        /**
         * Take content off the shelf of a playroom
         * @description The content itself stays.
         *
         *     Takes a delegated token with `practitioners:write`.
         */
        readonly delete: operations["detachPlayroomContent"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/practitioners": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List practitioners
         * @description Takes an organization or a delegated token with `practitioners:read`.
         */
        readonly get: operations["listPractitioners"];
        readonly put?: never;
        /**
         * Add a practitioner to a clinic
         * @description With three playrooms and two toolkits to begin with. In a clinic that has upgraded to direct logins a set-password link is e-mailed. A new owner makes the former owner an admin.
         *
         *     Takes an organization token with `practitioners:write`.
         */
        readonly post: operations["createPractitioner"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/practitioners/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a practitioner
         * @description Takes an organization or a delegated token with `practitioners:read`.
         */
        readonly get: operations["getPractitioner"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a practitioner
         * @description Cancels the scheduled appointments that are still to come, and takes the practitioner off all rosters.
         *
         *     Takes an organization token with `practitioners:delete`.
         */
        readonly delete: operations["deletePractitioner"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a practitioner
         * @description Disabling refuses every delegated token of the practitioner from the next request on. Making a practitioner the owner makes the former owner an admin; the owner of an upgraded clinic stays it until then, and nobody who is disabled takes over. Who has scheduled appointments to come, or is on a roster, stays in the clinic: 422 `not_allowed` on `partner_clinic_id`.
         *
         *     Takes an organization token with `practitioners:write`.
         */
        readonly patch: operations["updatePractitioner"];
        readonly trace?: never;
    };
    readonly "/v1/partner/requests/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read what became of a request
         * @description By the `X-Request-Id` of its answer: the answer itself, and what the request asked for beside it, such as e-mails, as long as the service keeps that: 30 days. A delegated token reads the requests of its clinician.
         *
         *     Takes an organization or a delegated token.
         */
        readonly get: operations["getRequest"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/session-config": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the organization's session configuration
         * @description At first `video_provider` is `Jitsi`, `waiting_room_enabled` is true, `recording_enabled` and `upgrade_enabled` are false, `enabled_features` are all, `camera_default` is `on`, `session_page_enabled` is true, `locale` is `en`, and of `branding` everything is `null`.
         *
         *     Takes an organization token.
         */
        readonly get: operations["getSessionConfiguration"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change the organization's session configuration
         * @description Of `branding`, too, what is left out stays as it is; `enabled_features` are replaced as a whole.
         *
         *     Takes an organization token.
         */
        readonly patch: operations["updateSessionConfiguration"];
        readonly trace?: never;
    };
    readonly "/v1/partner/storybooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the clinician's storybooks
         * @description Takes a delegated token.
         */
        readonly get: operations["listStorybooks"];
        readonly put?: never;
        /**
         * Generate a storybook
         * @description Answers at once with `generating`; poll the storybook, whose `Retry-After` says when. Billed once, when the story is ready.
         *
         *     Takes a delegated token.
         */
        readonly post: operations["createStorybook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/storybooks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a storybook
         * @description Takes a delegated token.
         */
        readonly get: operations["getStorybook"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a storybook
         * @description A story that is still being generated is cancelled, and is not billed.
         *
         *     Takes a delegated token.
         */
        readonly delete: operations["deleteStorybook"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Make a storybook shelf-ready, or take that back
         * @description Takes a delegated token.
         */
        readonly patch: operations["updateStorybook"];
        readonly trace?: never;
    };
    readonly "/v1/partner/storybooks/{id}/cover": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Download the cover of a storybook
         * @description Takes a delegated token.
         */
        readonly get: operations["getStorybookCover"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/storybooks/{id}/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Download a storybook as PDF
         * @description After an edit it is bound anew, which takes some seconds: until then, the answer is 409.
         *
         *     Takes a delegated token.
         */
        readonly get: operations["downloadStorybook"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/storybooks/{id}/pages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the pages of a storybook
         * @description In the order of the book; none until it is ready. Image links work for about an hour: list again for fresh ones.
         *
         *     Takes a delegated token.
         */
        readonly get: operations["listStorybookPages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/storybooks/{id}/pages/{pageId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a page of a storybook
         * @description Takes a delegated token.
         */
        readonly get: operations["getStorybookPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/storybooks/{id}/pages/{pageId}/image": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Download the illustration of a page
         * @description Takes a delegated token.
         */
        readonly get: operations["getStorybookPageImage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/storybooks/{id}/share": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * E-mail a storybook to a patient
         * @description To the address that is stored for the patient: the PDF, or where it is large a link to it.
         *
         *     Takes a delegated token.
         */
        readonly post: operations["shareStorybook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/storybooks/{id}/share/{shareId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read whether a storybook reached the mailbox of a patient
         * @description Takes a delegated token.
         */
        readonly get: operations["getStorybookShare"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/toolkits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the clinician's toolkits
         * @description Takes a delegated token.
         */
        readonly get: operations["listToolkits"];
        readonly put?: never;
        /**
         * Bundle session items
         * @description Takes a delegated token.
         */
        readonly post: operations["createToolkit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/toolkits/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a toolkit
         * @description Takes a delegated token.
         */
        readonly get: operations["getToolkit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a toolkit
         * @description Nothing is deleted: set `published` to false.
         *
         *     Takes a delegated token.
         */
        readonly patch: operations["updateToolkit"];
        readonly trace?: never;
    };
    readonly "/v1/partner/toolkits/{id}/content": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List what stands on the shelf of a toolkit
         * @description Content that was deleted is no longer there.
         *
         *     Takes a delegated token with `practitioners:read`.
         */
        readonly get: operations["listToolkitContent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/toolkits/{id}/content/{contentType}/{contentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one thing on the shelf of a toolkit
         * @description Takes a delegated token with `practitioners:read`.
         */
        readonly get: operations["getToolkitContent"];
        /**
         * Put content on the shelf of a toolkit
         * @description The clinician’s own worksheet that is ready, or own storybook that is shelf-ready. It comes last; what is there already stays where it is, and the answer is 200.
         *
         *     Takes a delegated token with `practitioners:write`.
         */
        readonly put: operations["attachToolkitContent"];
        readonly post?: never;
        /**
         * Take content off the shelf of a toolkit
         * @description The content itself stays.
         *
         *     Takes a delegated token with `practitioners:write`.
         */
        readonly delete: operations["detachToolkitContent"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/webhook-endpoints": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Takes an organization token.
         */
        readonly get: operations["listWebhookEndpoints"];
        readonly put?: never;
        /**
         * Add a webhook endpoint
         * @description Events are then sent to the address, signed, each at least once, and those of one record in their order. At most 10 that are not deleted.
         *
         *     Takes an organization token.
         */
        readonly post: operations["createWebhookEndpoint"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/webhook-endpoints/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a webhook endpoint
         * @description Takes an organization token.
         */
        readonly get: operations["getWebhookEndpoint"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a webhook endpoint
         * @description What was waiting is not sent.
         *
         *     Takes an organization token.
         */
        readonly delete: operations["deleteWebhookEndpoint"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a webhook endpoint
         * @description `status: active` goes on where it stopped, also after the service disabled it.
         *
         *     Takes an organization token.
         */
        readonly patch: operations["updateWebhookEndpoint"];
        readonly trace?: never;
    };
    readonly "/v1/partner/webhook-endpoints/{id}/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the deliveries of a webhook endpoint
         * @description In the order of the feed, as long as their events are kept. Tests come last.
         *
         *     Takes an organization token.
         */
        readonly get: operations["listWebhookDeliveries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/webhook-endpoints/{id}/deliveries/{eventId}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send an event to a webhook endpoint again
         * @description At once, if the endpoint is healthy. One that still waits is sent anyway: 422.
         *
         *     Takes an organization token.
         */
        readonly post: operations["resendWebhookDelivery"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/webhook-endpoints/{id}/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a test to a webhook endpoint
         * @description One `webhook.test` with one attempt, also while the endpoint is failing. It is not in the feed.
         *
         *     Takes an organization token.
         */
        readonly post: operations["testWebhookEndpoint"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/webhook-keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the keys that sign webhooks
         * @description One `ed25519` key is there from the start; verify with its public half. Only the keys that sign now are shown.
         *
         *     Takes an organization token.
         */
        readonly get: operations["listWebhookKeys"];
        readonly put?: never;
        /**
         * Make a key that signs webhooks
         * @description In the place of the former key of its kind, which signs too for a while. The secret of an `hmac` key is shown only here.
         *
         *     Takes an organization token.
         */
        readonly post: operations["createWebhookKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/worksheets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the clinician's worksheets
         * @description Takes a delegated token.
         */
        readonly get: operations["listWorksheets"];
        readonly put?: never;
        /**
         * Make a worksheet of a document
         * @description Takes a PDF of up to 60 pages, a PNG or a JPEG, 20 MB at most. The answer has the status `converting`: poll it until it is `ready`, or `failed` with a `failure_code`.
         *
         *     Takes a delegated token. Request bodies up to 28 MB.
         */
        readonly post: operations["createWorksheet"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/worksheets/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a worksheet
         * @description Takes a delegated token.
         */
        readonly get: operations["getWorksheet"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a worksheet
         * @description Its pages, its download and its places on shelves are gone with it.
         *
         *     Takes a delegated token.
         */
        readonly delete: operations["deleteWorksheet"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/worksheets/{id}/cover": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Fetch a worksheet's cover
         * @description Its first page, smaller.
         *
         *     Takes a delegated token.
         */
        readonly get: operations["getWorksheetCover"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/worksheets/{id}/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Download a worksheet as PDF
         * @description The pages that it has now, in their order; text of the uploaded document can be selected. It is made by the service: nothing else of what was uploaded is in it. After an edit it is bound anew, which takes some seconds: until then the answer is 409, with `Retry-After`.
         *
         *     Takes a delegated token.
         */
        readonly get: operations["downloadWorksheet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/worksheets/{id}/pages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List a worksheet's pages
         * @description In their order; none while the worksheet is being converted.
         *
         *     Takes a delegated token.
         */
        readonly get: operations["listWorksheetPages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/worksheets/{id}/pages/{pageId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one of a worksheet's pages
         * @description Takes a delegated token.
         */
        readonly get: operations["getWorksheetPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/worksheets/{id}/pages/{pageId}/image": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Fetch the picture of a worksheet's page
         * @description Takes a delegated token.
         */
        readonly get: operations["getWorksheetPageImage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/worksheets/{id}/share": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * E-mail a worksheet to a patient
         * @description To the address that is stored for the patient: the PDF, or where it is large a link to it.
         *
         *     Takes a delegated token.
         */
        readonly post: operations["shareWorksheet"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/partner/worksheets/{id}/share/{shareId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read whether a worksheet reached the mailbox of a patient
         * @description Takes a delegated token.
         */
        readonly get: operations["getWorksheetShare"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
};
export type webhooks = {
    readonly "appointment.cancelled": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** An appointment was cancelled */
        readonly post: operations["receiveAppointmentCancelled"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "appointment.created": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** An appointment was booked */
        readonly post: operations["receiveAppointmentCreated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "appointment.notice_settled": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** It is decided what became of an e-mail about an appointment */
        readonly post: operations["receiveAppointmentNoticeSettled"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "appointment.updated": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** An appointment was changed */
        readonly post: operations["receiveAppointmentUpdated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "clinic.created": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A clinic was added */
        readonly post: operations["receiveClinicCreated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "clinic.deleted": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A clinic was deleted */
        readonly post: operations["receiveClinicDeleted"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "clinic.updated": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A clinic was changed */
        readonly post: operations["receiveClinicUpdated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "community_item.created": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Content was shared with a clinic */
        readonly post: operations["receiveCommunityItemCreated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "community_item.deleted": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Content is no longer shared with a clinic */
        readonly post: operations["receiveCommunityItemDeleted"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "export.created": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** An export was started */
        readonly post: operations["receiveExportCreated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "export.expired": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The archive of an export was deleted after its time */
        readonly post: operations["receiveExportExpired"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "export.failed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** An export failed */
        readonly post: operations["receiveExportFailed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "export.ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The archive of an export is ready */
        readonly post: operations["receiveExportReady"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "feed.restored": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The service was set back to a backup */
        readonly post: operations["receiveFeedRestored"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "form.created": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A form was made */
        readonly post: operations["receiveFormCreated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "form.deleted": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A form was deleted */
        readonly post: operations["receiveFormDeleted"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "form.requested": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A patient was asked to fill a form in */
        readonly post: operations["receiveFormRequested"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "form.saved": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A form was changed */
        readonly post: operations["receiveFormSaved"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "form.shelf_changed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A form was put on the shelf or taken off */
        readonly post: operations["receiveFormShelfChanged"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "form.submitted": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A patient has filled a form in */
        readonly post: operations["receiveFormSubmitted"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "game.save_created": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A scene was kept */
        readonly post: operations["receiveGameSaveCreated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "game.save_deleted": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A kept scene was deleted */
        readonly post: operations["receiveGameSaveDeleted"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "game.session_started": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A game session began */
        readonly post: operations["receiveGameSessionStarted"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "note.created": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A note was begun */
        readonly post: operations["receiveNoteCreated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "note.saved": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A note was changed */
        readonly post: operations["receiveNoteSaved"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "note.signed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A note was signed */
        readonly post: operations["receiveNoteSigned"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "note.unlocked": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A signed note was opened again */
        readonly post: operations["receiveNoteUnlocked"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "patient.created": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A patient was added */
        readonly post: operations["receivePatientCreated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "patient.deleted": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A patient was deleted */
        readonly post: operations["receivePatientDeleted"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "patient.updated": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A patient was changed */
        readonly post: operations["receivePatientUpdated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "playroom.created": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A playroom was made */
        readonly post: operations["receivePlayroomCreated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "playroom.saved": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A playroom was changed */
        readonly post: operations["receivePlayroomSaved"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "practitioner.created": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A practitioner was added */
        readonly post: operations["receivePractitionerCreated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "practitioner.deleted": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A practitioner was deleted */
        readonly post: operations["receivePractitionerDeleted"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "practitioner.disabled": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A practitioner was disabled */
        readonly post: operations["receivePractitionerDisabled"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "practitioner.enabled": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A practitioner was enabled again */
        readonly post: operations["receivePractitionerEnabled"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "practitioner.updated": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A practitioner was changed */
        readonly post: operations["receivePractitionerUpdated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "session_configuration.updated": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** How sessions run was changed */
        readonly post: operations["receiveSessionConfigurationUpdated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "share.settled": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** It is decided what became of content that was sent to a patient */
        readonly post: operations["receiveShareSettled"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "storybook.created": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A storybook was ordered */
        readonly post: operations["receiveStorybookCreated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "storybook.deleted": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A storybook was deleted */
        readonly post: operations["receiveStorybookDeleted"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "storybook.failed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A storybook could not be made */
        readonly post: operations["receiveStorybookFailed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "storybook.ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A storybook is ready */
        readonly post: operations["receiveStorybookReady"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "storybook.saved": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A storybook was changed */
        readonly post: operations["receiveStorybookSaved"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "storybook.shelf_changed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A storybook was put on the shelf or taken off */
        readonly post: operations["receiveStorybookShelfChanged"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "toolkit.created": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A toolkit was made */
        readonly post: operations["receiveToolkitCreated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "toolkit.saved": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A toolkit was changed */
        readonly post: operations["receiveToolkitSaved"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "webhook_endpoint.disabled": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A webhook endpoint was disabled */
        readonly post: operations["receiveWebhookEndpointDisabled"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "worksheet.created": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A worksheet was uploaded or ordered */
        readonly post: operations["receiveWorksheetCreated"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "worksheet.deleted": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A worksheet was deleted */
        readonly post: operations["receiveWorksheetDeleted"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "worksheet.failed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A worksheet could not be made */
        readonly post: operations["receiveWorksheetFailed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "worksheet.ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A worksheet is ready */
        readonly post: operations["receiveWorksheetReady"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "worksheet.saved": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A worksheet was changed */
        readonly post: operations["receiveWorksheetSaved"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
};
export type components = {
    schemas: {
        /**
         * Address not allowed
         * @description The request comes from an address that is not on the organization's allowlist.
         */
        readonly AddressNotAllowedProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 403;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly AppointmentAnswer: {
            readonly data: components["schemas"]["AppointmentView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly AppointmentCancelledEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["AppointmentCancelledEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "appointment.cancelled";
        } & {
            readonly [key: string]: unknown;
        };
        readonly AppointmentCancelledEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly AppointmentChange: {
            /**
             * Format: date-time
             * @description Exclusive; after `start_at`, at most 24 hours later.
             * @example 2026-03-02T09:50:00.000Z
             */
            readonly end_at?: string;
            readonly notes?: string | null;
            /** @enum {string} */
            readonly session_type?: "virtual" | "in_person";
            /**
             * Format: date-time
             * @description Inclusive.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly start_at?: string;
            /** @enum {string} */
            readonly status?: "scheduled" | "completed" | "cancelled" | "no_show";
            /**
             * @description IANA name; the clinic's unless given.
             * @example Europe/Berlin
             */
            readonly timezone?: string;
        };
        /**
         * Appointment conflict
         * @description The practitioner already has an appointment in that window.
         */
        readonly AppointmentConflictProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 409;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly AppointmentCreatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["AppointmentCreatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "appointment.created";
        } & {
            readonly [key: string]: unknown;
        };
        readonly AppointmentCreatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly AppointmentDraft: {
            /**
             * Format: date-time
             * @description Exclusive; after `start_at`, at most 24 hours later.
             * @example 2026-03-02T09:50:00.000Z
             */
            readonly end_at: string;
            readonly notes?: string | null;
            /**
             * @description E-mails the patient a confirmation; not kept.
             * @default false
             */
            readonly notify_patient?: boolean;
            /** Format: uuid */
            readonly partner_clinic_id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
            /** @enum {string} */
            readonly session_type: "virtual" | "in_person";
            /**
             * Format: date-time
             * @description Inclusive.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly start_at: string;
            /**
             * @description IANA name; the clinic's unless given.
             * @example Europe/Berlin
             */
            readonly timezone?: string;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly AppointmentNoticeSettledEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["AppointmentNoticeSettledEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "appointment.notice_settled";
        } & {
            readonly [key: string]: unknown;
        };
        readonly AppointmentNoticeSettledEventViewData: {
            /** Format: uuid */
            readonly id: string;
            readonly kind: ("booked" | "moved" | "cancelled") | (string & {});
            /** Format: uuid */
            readonly partner_clinic_id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
            readonly recipient: ("practitioner" | "patient") | (string & {});
            readonly state: ("sent" | "skipped" | "refused" | "undelivered" | "unconfirmed") | (string & {});
        } & {
            readonly [key: string]: unknown;
        };
        readonly AppointmentPage: {
            readonly data: readonly components["schemas"]["AppointmentView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly AppointmentUpdatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Names of the fields that changed, sorted. A sealed text that was written again may be named although it is the same. */
            readonly changed_fields: readonly string[];
            readonly data: components["schemas"]["AppointmentUpdatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "appointment.updated";
        } & {
            readonly [key: string]: unknown;
        };
        readonly AppointmentUpdatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly AppointmentView: {
            /**
             * Format: uri
             * @description A credential: never log, store or show it.
             * @example https://host.example/join/ZyXwVuTsRqPoNmLkJiHgFe
             */
            readonly clinician_video_url: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description Present only where deleted records are requested.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly deleted_at?: string;
            /**
             * Format: date-time
             * @description Exclusive; after `start_at`, at most 24 hours later.
             * @example 2026-03-02T09:50:00.000Z
             */
            readonly end_at: string;
            /** Format: uuid */
            readonly id: string;
            readonly notes: string | null;
            /** Format: uuid */
            readonly partner_clinic_id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
            /**
             * Format: uri
             * @description A credential: never log, store or show it. Virtual sessions only.
             * @example https://host.example/join/AbCdEfGhIjKlMnOpQrStUv
             */
            readonly patient_video_url: string | null;
            readonly session_type: ("virtual" | "in_person") | (string & {});
            /**
             * Format: date-time
             * @description Inclusive.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly start_at: string;
            readonly status: ("scheduled" | "completed" | "cancelled" | "no_show") | (string & {});
            /**
             * @description IANA name; the clinic's unless given.
             * @example Europe/Berlin
             */
            readonly timezone: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly AttachmentAnswer: {
            readonly data: components["schemas"]["AttachmentView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly AttachmentPage: {
            readonly data: readonly components["schemas"]["AttachmentView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly AttachmentView: {
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly attached_at: string;
            /** Format: uuid */
            readonly content_id: string;
            /** @description More kinds may be added: ignore what you do not know. */
            readonly content_type: ("worksheet" | "storybook") | (string & {});
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /** @description Where it stands: they are listed in this order. What is put up comes last; there may be gaps. */
            readonly position: number;
            /**
             * @description Of the content.
             * @example Feelings thermometer
             */
            readonly title: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly AttachPlayroomContentUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly AttachToolkitContentUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly AuditCheckpointPage: {
            readonly data: readonly components["schemas"]["AuditCheckpointView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly AuditCheckpointView: {
            /**
             * @description Part of what is hashed and signed.
             * @example production
             */
            readonly environment: string;
            /**
             * @description `hash` of the entry at `sequence`: where your chain stood.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            readonly hash: string;
            /**
             * @description First 64 bits of the SHA-256 of the public key.
             * @example 21fe31dfa154a261
             */
            readonly key_id: string;
            /** @description `restored`: signed after the service was set back to a backup. */
            readonly kind: ("regular" | "restored") | (string & {});
            /**
             * @description SHA-256 of 0x00, the organization id (16 bytes), `sequence` (64 bits, big-endian) and `hash`.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            readonly leaf_hash: string;
            /** @description Of all checkpoints; those that found nothing new in your chain are left out. */
            readonly number: number;
            /**
             * Format: uuid
             * @description Your own.
             */
            readonly organization_id: string;
            /**
             * @description Of the checkpoint before.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            readonly previous_hash: string;
            /** @description From `leaf_hash` to `root`: SHA-256 of 0x01 and both neighbours, step by step. */
            readonly proof: readonly components["schemas"]["AuditCheckpointViewProofItem"][];
            /**
             * @description Ed25519, base64url. Compare it with the one that you were given by another way.
             * @example O2onvM62pC1io6jQKm8Nc2UyFXcd4kOmOsBIoYtZ2ik
             */
            readonly public_key: string;
            /**
             * @description Of the Merkle tree over all chains.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            readonly root: string;
            /** @description Place in the chain, without gaps. */
            readonly sequence: number;
            /**
             * @description Ed25519 over the signed text, base64url.
             * @example Zm9v
             */
            readonly signature: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly signed_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly AuditCheckpointViewProofItem: {
            /**
             * @description SHA-256.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            readonly hash: string;
            readonly side: ("left" | "right") | (string & {});
        } & {
            readonly [key: string]: unknown;
        };
        readonly AuditEntryPage: {
            readonly data: readonly components["schemas"]["AuditEntryView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly AuditEntryView: {
            /**
             * @description The operation's id.
             * @example getClinic
             */
            readonly action: string;
            /** @description `practitioner`: through the direct login. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /**
             * @description The credential.
             * @example client_1
             */
            readonly client_id: string | null;
            /**
             * @description SHA-256 of `previous_hash`, `sequence`, the milliseconds of `recorded_at` since 1970 (64 bits each, big-endian) and `leaf_hash`.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            readonly hash: string;
            /**
             * @description SHA-256 of the environment, the organization id and the fields from `request_id` to `workflow_id`, each with its length in front: 32 bits, all set for null. In version 2, the name and the value of `operator`, then of `shown_ids` (its ids, separated by commas), follow in the same form, as far as the entry has them.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            readonly leaf_hash: string;
            /**
             * @description Form of `leaf_hash`: 2 where the entry has an `operator` or `shown_ids`, else 1.
             * @example 1
             */
            readonly leaf_version: number;
            /**
             * @description HTTP method.
             * @example GET
             */
            readonly method: string | null;
            /**
             * @description Who acted, where an operator of the service did.
             * @example ida
             */
            readonly operator: string | null;
            /**
             * Format: uuid
             * @description The clinician of a delegated token or a direct login.
             */
            readonly practitioner_id: string | null;
            /**
             * @description `hash` of the entry before.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            readonly previous_hash: string;
            /**
             * @description The problem's slug.
             * @example not-found
             */
            readonly problem: string | null;
            /**
             * Format: date-time
             * @description By the clock of the database.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly recorded_at: string;
            /**
             * Format: uuid
             * @description Of the answer that was shown again.
             */
            readonly replayed_request_id: string | null;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the answer; of a replay, an id of its own.
             */
            readonly request_id: string;
            /**
             * Format: uuid
             * @description What the request was about.
             */
            readonly resource_id: string | null;
            /**
             * @description The route's template.
             * @example /v1/partner/clinics/{id}
             */
            readonly route: string | null;
            /** @description Place in the chain, without gaps. */
            readonly sequence: number;
            /** @description The records that a list showed, or that a read showed together; up to 100. */
            readonly shown_ids: readonly string[] | null;
            /**
             * @description HTTP status.
             * @example 200
             */
            readonly status: number | null;
            /**
             * @description The durable operation that it started.
             * @example appointment/…
             */
            readonly workflow_id: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ClinicAnswer: {
            readonly data: components["schemas"]["ClinicView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ClinicChange: {
            /**
             * @description The partner's own id; unique among the clinics that are not deleted.
             * @example ehr-4711
             */
            readonly external_id?: string | null;
            /**
             * @description Unique in the organization, whatever its letter case.
             * @example Harbour Practice
             */
            readonly name?: string;
            /**
             * @description IANA name.
             * @example Europe/Berlin
             */
            readonly timezone?: string;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ClinicCreatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["ClinicCreatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "clinic.created";
        } & {
            readonly [key: string]: unknown;
        };
        readonly ClinicCreatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ClinicDeletedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["ClinicDeletedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "clinic.deleted";
        } & {
            readonly [key: string]: unknown;
        };
        readonly ClinicDeletedEventViewData: {
            /** Format: uuid */
            readonly id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ClinicDraft: {
            /**
             * @description The partner's own id; unique among the clinics that are not deleted.
             * @example ehr-4711
             */
            readonly external_id?: string | null;
            /**
             * @description Unique in the organization, whatever its letter case.
             * @example Harbour Practice
             */
            readonly name: string;
            /**
             * @description IANA name.
             * @default UTC
             * @example Europe/Berlin
             */
            readonly timezone?: string;
        };
        /**
         * Clinic name in use
         * @description Another clinic of the organization has that name.
         */
        readonly ClinicNameConflictProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 409;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Clinic not empty
         * @description The clinic still has practitioners, patients or appointments.
         */
        readonly ClinicNotEmptyProblem: {
            readonly appointment_count: number;
            /** @description For people; may change. */
            readonly detail: string;
            readonly patient_count: number;
            readonly practitioner_count: number;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 409;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ClinicPage: {
            readonly data: readonly components["schemas"]["ClinicView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ClinicUpdatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Names of the fields that changed, sorted. A sealed text that was written again may be named although it is the same. */
            readonly changed_fields: readonly string[];
            readonly data: components["schemas"]["ClinicUpdatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "clinic.updated";
        } & {
            readonly [key: string]: unknown;
        };
        readonly ClinicUpdatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ClinicView: {
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description Present only where deleted records are requested.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly deleted_at?: string;
            /**
             * @description The partner's own id; unique among the clinics that are not deleted.
             * @example ehr-4711
             */
            readonly external_id: string | null;
            /** Format: uuid */
            readonly id: string;
            /**
             * @description Unique in the organization, whatever its letter case.
             * @example Harbour Practice
             */
            readonly name: string;
            /**
             * Format: date-time
             * @description When the clinic upgraded to direct logins.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly service_upgraded_at: string | null;
            /**
             * @description IANA name.
             * @example Europe/Berlin
             */
            readonly timezone: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly CommunityItemAnswer: {
            readonly data: components["schemas"]["CommunityItemView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Already shared
         * @description The same content is already shared with the clinic.
         */
        readonly CommunityItemConflictProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 409;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly CommunityItemCreatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["CommunityItemCreatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "community_item.created";
        } & {
            readonly [key: string]: unknown;
        };
        readonly CommunityItemCreatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
            /** Format: uuid */
            readonly shared_by_partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly CommunityItemDeletedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["CommunityItemDeletedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "community_item.deleted";
        } & {
            readonly [key: string]: unknown;
        };
        readonly CommunityItemDeletedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
            /** Format: uuid */
            readonly shared_by_partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly CommunityItemDraft: {
            /** Format: uuid */
            readonly content_id: string;
            /** @enum {string} */
            readonly content_type: "worksheet" | "storybook" | "form";
            /** @example Children open up with this one. */
            readonly description?: string;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly CommunityItemView: {
            /** Format: uuid */
            readonly content_id: string;
            readonly content_type: ("worksheet" | "storybook" | "form") | (string & {});
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description Present only where deleted records are requested.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly deleted_at?: string;
            /** @example Children open up with this one. */
            readonly description: string | null;
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
            readonly preview: components["schemas"]["CommunityItemViewPreview"];
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly shared_at: string;
            /** Format: uuid */
            readonly shared_by_partner_practitioner_id: string;
            /** @example Before the first session */
            readonly title: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description What a copy would hold. */
        readonly CommunityItemViewPreview: {
            /** @description Of a form. */
            readonly fields?: readonly components["schemas"]["CommunityItemViewPreviewFieldsItem"][];
            /** @description Of a storybook or worksheet. */
            readonly pages?: readonly components["schemas"]["CommunityItemViewPreviewPagesItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly CommunityItemViewPreviewFieldsItem: {
            readonly help: string | null;
            /** Format: uuid */
            readonly id: string;
            /**
             * @description The question; of a heading its text.
             * @example How did you sleep?
             */
            readonly label: string;
            /** @description Highest step of a `scale`, 5 unless given; above `min`. */
            readonly max?: number;
            /** @description Lowest step of a `scale`, 1 unless given; of no other type. */
            readonly min?: number;
            /** @description Of `single_choice` and `multi_choice` alone, where it is required. */
            readonly options?: readonly string[];
            /** @description Whether a submission must answer it; never so of a heading. */
            readonly required: boolean;
            readonly type: ("short_text" | "long_text" | "single_choice" | "multi_choice" | "scale" | "date" | "yes_no" | "heading") | (string & {});
        } & {
            readonly [key: string]: unknown;
        };
        readonly CommunityItemViewPreviewPagesItem: {
            readonly alt_text: string;
            /**
             * Format: uri
             * @description A signed link that needs no bearer.
             */
            readonly image_url: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly image_url_expires_at: string;
            readonly position: number;
            readonly text: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["Problem"];
        /**
         * Content not ready
         * @description The content is still being made, or could not be made.
         */
        readonly ContentNotReadyProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 409;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly CopyCommunityItemAnswer: {
            readonly data: components["schemas"]["CopyCommunityItemView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly CopyCommunityItemConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["StorageLimitReachedProblem"] | components["schemas"]["Problem"];
        readonly CopyCommunityItemForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["AddressNotAllowedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["Problem"];
        readonly CopyCommunityItemUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly CopyCommunityItemView: {
            /**
             * Format: uuid
             * @description Of the copy.
             */
            readonly content_id: string;
            readonly content_type: ("worksheet" | "storybook" | "form") | (string & {});
        } & {
            readonly [key: string]: unknown;
        };
        readonly CreateAppointmentConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["AppointmentConflictProblem"] | components["schemas"]["Problem"];
        readonly CreateAppointmentUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["SameClinicMismatchProblem"] | components["schemas"]["RecipientAddressMissingProblem"] | components["schemas"]["Problem"];
        readonly CreateClinicConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["ClinicNameConflictProblem"] | components["schemas"]["ExternalIdConflictProblem"] | components["schemas"]["Problem"];
        readonly CreateClinicUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateCommunityItemConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["CommunityItemConflictProblem"] | components["schemas"]["Problem"];
        readonly CreateCommunityItemForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["AddressNotAllowedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["Problem"];
        readonly CreateCommunityItemUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateEmbedTokenUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateExportConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["ExportInProgressProblem"] | components["schemas"]["ExportLimitReachedProblem"] | components["schemas"]["StorageLimitReachedProblem"] | components["schemas"]["Problem"];
        readonly CreateExportUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateFormUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateGameSessionForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["AddressNotAllowedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["Problem"];
        readonly CreateGameSessionUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreatePatientConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["ExternalIdConflictProblem"] | components["schemas"]["Problem"];
        readonly CreatePatientUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["SameClinicMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreatePlayroomUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreatePractitionerConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["PartnerEmailConflictProblem"] | components["schemas"]["ExternalIdConflictProblem"] | components["schemas"]["Problem"];
        readonly CreatePractitionerUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateSessionLinksUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateStorybookConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["StorageLimitReachedProblem"] | components["schemas"]["Problem"];
        readonly CreateStorybookForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["AddressNotAllowedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["Problem"];
        readonly CreateStorybookUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateToolkitUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateWebhookEndpointConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["WebhookEndpointLimitProblem"] | components["schemas"]["Problem"];
        readonly CreateWebhookEndpointUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateWebhookKeyUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateWorksheetConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["StorageLimitReachedProblem"] | components["schemas"]["Problem"];
        readonly CreateWorksheetUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        /**
         * Delegation not enabled
         * @description Delegated tokens are turned off for the organization.
         */
        readonly DelegationNotEnabledProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 403;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly DeleteClinicConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["ClinicNotEmptyProblem"] | components["schemas"]["Problem"];
        readonly DeleteClinicUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DeleteCommunityItemForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["AddressNotAllowedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["Problem"];
        readonly DeleteCommunityItemUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DeleteFormUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DeleteGameSaveUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DeletePatientUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DeletePractitionerConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["PractitionerOwnerProtectedProblem"] | components["schemas"]["Problem"];
        readonly DeletePractitionerUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DeleteStorybookUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DeleteWebhookEndpointUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DeleteWorksheetUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DetachPlayroomContentUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DetachToolkitContentUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DownloadExportConflictError: components["schemas"]["ExportNotReadyProblem"] | components["schemas"]["Problem"];
        readonly DownloadExportGoneError: components["schemas"]["ExportExpiredProblem"] | components["schemas"]["Problem"];
        readonly DownloadStorybookConflictError: components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly DownloadWorksheetConflictError: components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly EffectPage: {
            readonly data: readonly components["schemas"]["EffectView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly EffectView: {
            /** @description Of e-mails about appointments. */
            readonly about: ("booked" | "moved" | "cancelled") | (string & {}) | null;
            /**
             * Format: uuid
             * @description The record that it belongs to.
             */
            readonly id: string;
            readonly kind: ("email" | "calendar" | "video_room" | "storybook" | "worksheet" | "export" | "share" | "form_request" | "login") | (string & {});
            /** @description Of e-mails. */
            readonly recipient: ("practitioner" | "patient") | (string & {}) | null;
            /**
             * Format: uuid
             * @description The request that asked for it.
             */
            readonly request_id: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly requested_at: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly settled_at: string | null;
            /** @description `skipped`: there is no address, or it is in the past; `refused`: by the mailbox; `unconfirmed`: it left, and who sent it did not hear the answer. */
            readonly state: ("waiting" | "done" | "skipped" | "refused" | "unconfirmed" | "failed" | "cancelled") | (string & {});
            /**
             * @description What an operator finds it by.
             * @example appointment/…
             */
            readonly workflow_id: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly EmbedTokenAnswer: {
            readonly data: components["schemas"]["EmbedTokenView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly EmbedTokenDraft: {
            /**
             * @description How far `areas` reach.
             * @default read
             * @enum {string}
             */
            readonly area_access?: "read" | "full";
            /** @description Areas of the framed workspace; each expands to its capabilities and `shell:read`. */
            readonly areas?: readonly components["schemas"]["EmbedTokenDraftAreasItem"][];
            /** @description Required without `areas`. `games:play` is refused: it comes with a game session. */
            readonly capabilities?: readonly components["schemas"]["EmbedTokenDraftCapabilitiesItem"][];
            /** @description Who may frame the surface: scheme and host, a port if need be; `*` as a whole first label. */
            readonly origins: readonly string[];
            /**
             * Format: uuid
             * @description A patient on the clinician's roster. Required with `form:submit`, `form:send`, `storybook:share` or `worksheet:share`, and refused without any of them.
             */
            readonly patient_id?: string;
            /** @default 900 */
            readonly ttl_seconds?: number;
        };
        /** @enum {string} */
        readonly EmbedTokenDraftAreasItem: "home" | "clients" | "clinical-notes" | "appointments" | "forms" | "storybooks" | "worksheets" | "playrooms" | "community";
        /** @enum {string} */
        readonly EmbedTokenDraftCapabilitiesItem: "shell:read" | "session:launch" | "data:export" | "note:read" | "note:write" | "client:read" | "appointment:read" | "appointment:write" | "storybook:read" | "storybook:create" | "storybook:write" | "storybook:delete" | "storybook:share" | "worksheet:read" | "worksheet:create" | "worksheet:write" | "worksheet:delete" | "worksheet:share" | "worksheet:generate" | "form:read" | "form:create" | "form:write" | "form:delete" | "form:submit" | "form:compose" | "form:send" | "playroom:read" | "playroom:write" | "community:read" | "community:write" | "games:play";
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly EmbedTokenView: {
            /** @description What the token grants. */
            readonly capabilities: readonly (("shell:read" | "session:launch" | "data:export" | "note:read" | "note:write" | "client:read" | "appointment:read" | "appointment:write" | "storybook:read" | "storybook:create" | "storybook:write" | "storybook:delete" | "storybook:share" | "worksheet:read" | "worksheet:create" | "worksheet:write" | "worksheet:delete" | "worksheet:share" | "worksheet:generate" | "form:read" | "form:create" | "form:write" | "form:delete" | "form:submit" | "form:compose" | "form:send" | "playroom:read" | "playroom:write" | "community:read" | "community:write" | "games:play") | (string & {}))[];
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly expires_at: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
            /** Format: uuid */
            readonly practitioner_id: string;
            /** @description A credential for a browser: never log or store it. */
            readonly token: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly EventPage: {
            readonly data: readonly components["schemas"]["EventView"][];
            readonly meta: components["schemas"]["PageMetaOfEvents"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Events expired
         * @description Events before `oldest_sequence` are not kept any more. Read the records anew.
         */
        readonly EventsExpiredProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            readonly latest_sequence: number;
            readonly oldest_sequence: number;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 410;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly EventView: components["schemas"]["ClinicCreatedEventView"] | components["schemas"]["ClinicUpdatedEventView"] | components["schemas"]["ClinicDeletedEventView"] | components["schemas"]["PractitionerCreatedEventView"] | components["schemas"]["PractitionerUpdatedEventView"] | components["schemas"]["PractitionerDisabledEventView"] | components["schemas"]["PractitionerEnabledEventView"] | components["schemas"]["PractitionerDeletedEventView"] | components["schemas"]["PatientCreatedEventView"] | components["schemas"]["PatientUpdatedEventView"] | components["schemas"]["PatientDeletedEventView"] | components["schemas"]["AppointmentCreatedEventView"] | components["schemas"]["AppointmentUpdatedEventView"] | components["schemas"]["AppointmentCancelledEventView"] | components["schemas"]["AppointmentNoticeSettledEventView"] | components["schemas"]["SessionConfigurationUpdatedEventView"] | components["schemas"]["WebhookEndpointDisabledEventView"] | components["schemas"]["FeedRestoredEventView"] | components["schemas"]["FormCreatedEventView"] | components["schemas"]["FormSavedEventView"] | components["schemas"]["FormShelfChangedEventView"] | components["schemas"]["FormDeletedEventView"] | components["schemas"]["FormRequestedEventView"] | components["schemas"]["FormSubmittedEventView"] | components["schemas"]["StorybookCreatedEventView"] | components["schemas"]["StorybookReadyEventView"] | components["schemas"]["StorybookFailedEventView"] | components["schemas"]["StorybookSavedEventView"] | components["schemas"]["StorybookShelfChangedEventView"] | components["schemas"]["StorybookDeletedEventView"] | components["schemas"]["WorksheetCreatedEventView"] | components["schemas"]["WorksheetReadyEventView"] | components["schemas"]["WorksheetFailedEventView"] | components["schemas"]["WorksheetSavedEventView"] | components["schemas"]["WorksheetDeletedEventView"] | components["schemas"]["ShareSettledEventView"] | components["schemas"]["NoteCreatedEventView"] | components["schemas"]["NoteSavedEventView"] | components["schemas"]["NoteSignedEventView"] | components["schemas"]["NoteUnlockedEventView"] | components["schemas"]["ExportCreatedEventView"] | components["schemas"]["ExportReadyEventView"] | components["schemas"]["ExportFailedEventView"] | components["schemas"]["ExportExpiredEventView"] | components["schemas"]["PlayroomCreatedEventView"] | components["schemas"]["PlayroomSavedEventView"] | components["schemas"]["ToolkitCreatedEventView"] | components["schemas"]["ToolkitSavedEventView"] | components["schemas"]["GameSessionStartedEventView"] | components["schemas"]["GameSaveCreatedEventView"] | components["schemas"]["GameSaveDeletedEventView"] | components["schemas"]["CommunityItemCreatedEventView"] | components["schemas"]["CommunityItemDeletedEventView"];
        readonly ExportAnswer: {
            readonly data: components["schemas"]["ExportView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ExportCreatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["ExportCreatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "export.created";
        } & {
            readonly [key: string]: unknown;
        };
        readonly ExportCreatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ExportExpiredEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["ExportExpiredEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "export.expired";
        } & {
            readonly [key: string]: unknown;
        };
        readonly ExportExpiredEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Export expired
         * @description The archive of the export was deleted after its time.
         */
        readonly ExportExpiredProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 410;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ExportFailedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["ExportFailedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "export.failed";
        } & {
            readonly [key: string]: unknown;
        };
        readonly ExportFailedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Export in progress
         * @description The clinician already has an export running.
         */
        readonly ExportInProgressProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 409;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Too many archives
         * @description The clinician already has as many archives as are kept at a time. The oldest one expires first.
         */
        readonly ExportLimitReachedProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            readonly limit: number;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 409;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Export not ready
         * @description The archive of the export is not ready.
         */
        readonly ExportNotReadyProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 409;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ExportReadyEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["ExportReadyEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "export.ready";
        } & {
            readonly [key: string]: unknown;
        };
        readonly ExportReadyEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ExportView: {
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description When the archive is deleted: seven days after `ready_at`.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly expires_at: string | null;
            /** @description Why there is no archive. Start a new export. */
            readonly failure_code: ("build_failed" | "cancelled" | "storage_limit_reached") | (string & {}) | null;
            /** Format: uuid */
            readonly id: string;
            /** @description Records that are in the archive already. */
            readonly items_done: number;
            /** @description Records that it will hold; `null` until they are counted. */
            readonly items_total: number | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly ready_at: string | null;
            /** @description Of the finished archive. */
            readonly size_bytes: number | null;
            readonly status: ("queued" | "building" | "ready" | "failed" | "expired") | (string & {});
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * External id in use
         * @description Another record of the same kind has that external_id.
         */
        readonly ExternalIdConflictProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 409;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Feature not entitled
         * @description The organization does not have the feature that this needs.
         */
        readonly FeatureNotEntitledProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @description `storybook_generation`, `worksheet_generation`, `games`, `community`, `session_recording`; in frames also an area that the session configuration has switched off. */
            readonly required_feature: string;
            /** @constant */
            readonly status: 403;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly FeedRestoredEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["FeedRestoredEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "feed.restored";
        } & {
            readonly [key: string]: unknown;
        };
        readonly FeedRestoredEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly resync_from: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly FieldFault: {
            readonly code: ("required" | "unknown_field" | "invalid_type" | "invalid_format" | "invalid_value" | "too_short" | "too_long" | "too_small" | "too_large" | "too_many_items" | "too_few_items" | "duplicate_item" | "malformed_json" | "not_allowed") | (string & {});
            /** @description For people. Repeats no value. */
            readonly message: string;
            /** @description The wire path, such as `items[0].label`; empty for the body as a whole. */
            readonly path: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["AddressNotAllowedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["Problem"];
        /**
         * Forbidden
         * @description The access token does not permit this operation.
         */
        readonly ForbiddenProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            readonly granted_scopes?: readonly string[];
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            readonly required_scopes?: readonly string[];
            /** @constant */
            readonly status: 403;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly FormAnswer: {
            readonly data: components["schemas"]["FormView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly FormChange: {
            /** @description Additionally shared to playrooms and toolkits. */
            readonly shelf_ready?: boolean;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly FormCreatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["FormCreatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "form.created";
        } & {
            readonly [key: string]: unknown;
        };
        readonly FormCreatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly FormDeletedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["FormDeletedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "form.deleted";
        } & {
            readonly [key: string]: unknown;
        };
        readonly FormDeletedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly FormDraft: {
            readonly description?: string | null;
            readonly fields: readonly components["schemas"]["FormDraftFieldsItem"][];
            /**
             * @description Additionally shared to playrooms and toolkits.
             * @default false
             */
            readonly shelf_ready?: boolean;
            /**
             * @default published
             * @enum {string}
             */
            readonly status?: "draft" | "published";
            /** @example Before the first session */
            readonly title: string;
        };
        readonly FormDraftFieldsItem: {
            readonly help?: string | null;
            /**
             * Format: uuid
             * @description Assigned unless given; unique in the form.
             */
            readonly id?: string;
            /**
             * @description The question; of a heading its text.
             * @example How did you sleep?
             */
            readonly label: string;
            /** @description Highest step of a `scale`, 5 unless given; above `min`. */
            readonly max?: number;
            /** @description Lowest step of a `scale`, 1 unless given; of no other type. */
            readonly min?: number;
            /** @description Of `single_choice` and `multi_choice` alone, where it is required. */
            readonly options?: readonly string[];
            /** @default false */
            readonly required?: boolean;
            /** @enum {string} */
            readonly type: "short_text" | "long_text" | "single_choice" | "multi_choice" | "scale" | "date" | "yes_no" | "heading";
        };
        readonly FormPage: {
            readonly data: readonly components["schemas"]["FormView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly FormRequestedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["FormRequestedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "form.requested";
        } & {
            readonly [key: string]: unknown;
        };
        readonly FormRequestedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
            /** Format: uuid */
            readonly submission_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly FormSavedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Names of the fields that changed, sorted. A sealed text that was written again may be named although it is the same. */
            readonly changed_fields: readonly string[];
            readonly data: components["schemas"]["FormSavedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "form.saved";
        } & {
            readonly [key: string]: unknown;
        };
        readonly FormSavedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly FormShelfChangedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["FormShelfChangedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "form.shelf_changed";
        } & {
            readonly [key: string]: unknown;
        };
        readonly FormShelfChangedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly FormSubmissionAnswer: {
            readonly data: components["schemas"]["FormSubmissionView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly FormSubmissionPage: {
            readonly data: readonly components["schemas"]["FormSubmissionView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly FormSubmissionView: {
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly completed_at: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /** Format: uuid */
            readonly form_id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /**
             * Format: date-time
             * @description When the patient was asked to fill in the form.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly requested_at: string;
            readonly status: ("pending" | "completed") | (string & {});
            /** Format: uuid */
            readonly submission_id: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly FormSubmittedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["FormSubmittedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "form.submitted";
        } & {
            readonly [key: string]: unknown;
        };
        readonly FormSubmittedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
            /** Format: uuid */
            readonly submission_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly FormView: {
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description Present only where deleted records are requested.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly deleted_at?: string;
            readonly description: string | null;
            readonly fields: readonly components["schemas"]["FormViewFieldsItem"][];
            /** Format: uuid */
            readonly id: string;
            /** @description Additionally shared to playrooms and toolkits. */
            readonly shelf_ready: boolean;
            /** @description Drafts are not listed. */
            readonly status: ("draft" | "published") | (string & {});
            /** @example Before the first session */
            readonly title: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly FormViewFieldsItem: {
            readonly help: string | null;
            /** Format: uuid */
            readonly id: string;
            /**
             * @description The question; of a heading its text.
             * @example How did you sleep?
             */
            readonly label: string;
            /** @description Highest step of a `scale`, 5 unless given; above `min`. */
            readonly max?: number;
            /** @description Lowest step of a `scale`, 1 unless given; of no other type. */
            readonly min?: number;
            /** @description Of `single_choice` and `multi_choice` alone, where it is required. */
            readonly options?: readonly string[];
            /** @description Whether a submission must answer it; never so of a heading. */
            readonly required: boolean;
            readonly type: ("short_text" | "long_text" | "single_choice" | "multi_choice" | "scale" | "date" | "yes_no" | "heading") | (string & {});
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly GameSaveCreatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["GameSaveCreatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "game.save_created";
        } & {
            readonly [key: string]: unknown;
        };
        readonly GameSaveCreatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly GameSaveDeletedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["GameSaveDeletedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "game.save_deleted";
        } & {
            readonly [key: string]: unknown;
        };
        readonly GameSaveDeletedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly GameSavePage: {
            readonly data: readonly components["schemas"]["GameSaveView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly GameSaveView: {
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description Present only where deleted records are requested.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly deleted_at?: string;
            readonly game_type: ("sandtray" | "dollhouse") | (string & {});
            readonly has_thumbnail: boolean;
            /** Format: uuid */
            readonly id: string;
            /** @example The island */
            readonly name: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly GameSaveWithSceneAnswer: {
            readonly data: components["schemas"]["GameSaveWithSceneView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly GameSaveWithSceneView: {
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description Present only where deleted records are requested.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly deleted_at?: string;
            readonly game_type: ("sandtray" | "dollhouse") | (string & {});
            readonly has_thumbnail: boolean;
            /** Format: uuid */
            readonly id: string;
            /** @example The island */
            readonly name: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            readonly scene: components["schemas"]["GameSaveWithSceneViewScene"];
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly GameSaveWithSceneViewScene: {
            readonly background?: string;
            readonly items: readonly components["schemas"]["GameSaveWithSceneViewSceneItemsItem"][];
            /** @description The sand's heights and wetness, as the frame writes them. */
            readonly sand?: string;
            /** @description What was chosen, such as time of day and weather. */
            readonly settings?: readonly components["schemas"]["GameSaveWithSceneViewSceneSettingsItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly GameSaveWithSceneViewSceneItemsItem: {
            /** @description How much of it is in the sand. */
            readonly buried?: number;
            /** @example #3a7d44 */
            readonly color?: string;
            readonly flipped?: boolean;
            readonly id: string;
            /** @description What it is, from the catalogue of the game. */
            readonly kind: string;
            readonly layer?: number;
            /** @description How high above the ground it stands. */
            readonly lift?: number;
            /** @description Moved by the clinician's seat alone. */
            readonly locked?: boolean;
            /** @description Laid down. */
            readonly lying?: boolean;
            readonly room?: string;
            readonly rotation?: number;
            readonly scale?: number;
            readonly text?: string;
            readonly variant?: string;
            readonly x: number;
            readonly y: number;
        } & {
            readonly [key: string]: unknown;
        };
        readonly GameSaveWithSceneViewSceneSettingsItem: {
            readonly name: string;
            readonly value: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly GameSessionAnswer: {
            readonly data: components["schemas"]["GameSessionView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly GameSessionDraft: {
            /**
             * Format: uuid
             * @description Refreshes the seats of this session, of the same patient and game type.
             */
            readonly game_session_id?: string;
            /** @enum {string} */
            readonly game_type: "sandtray" | "dollhouse";
            /** @description Who may frame the surface: scheme and host, a port if need be; `*` as a whole first label. */
            readonly origins: readonly string[];
            /**
             * Format: uuid
             * @description On the clinician's roster.
             */
            readonly patient_id: string;
            /** @default 900 */
            readonly token_ttl_seconds?: number;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly GameSessionStartedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["GameSessionStartedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "game.session_started";
        } & {
            readonly [key: string]: unknown;
        };
        readonly GameSessionStartedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly GameSessionView: {
            /** Format: uuid */
            readonly game_session_id: string;
            readonly patient: components["schemas"]["GameSessionViewPatient"];
            readonly practitioner: components["schemas"]["GameSessionViewPractitioner"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly GameSessionViewPatient: {
            /**
             * Format: uri
             * @description Holds the token: a credential.
             */
            readonly embed_url: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly expires_at: string;
            /** @description A credential for a browser: never log or store it. */
            readonly token: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly GameSessionViewPractitioner: {
            /**
             * Format: uri
             * @description Holds the token: a credential.
             */
            readonly embed_url: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly expires_at: string;
            /** @description A credential for a browser: never log or store it. */
            readonly token: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly GetCommunityItemForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["AddressNotAllowedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["Problem"];
        readonly GetGameSaveThumbnailConflictError: components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly GetStorybookCoverConflictError: components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly GetStorybookPageImageConflictError: components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly GetWorksheetCoverConflictError: components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly GoneError: components["schemas"]["EventsExpiredProblem"] | components["schemas"]["Problem"];
        readonly HealthAnswer: {
            readonly data: components["schemas"]["HealthView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly HealthView: {
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly checked_at: string;
            /** Format: uuid */
            readonly partner_organization_id: string;
            readonly status: "ok" | (string & {});
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Request in flight
         * @description A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         */
        readonly IdempotencyConflictProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 409;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Idempotency-Key reused
         * @description The Idempotency-Key was used with another request.
         */
        readonly IdempotencyKeyMismatchProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 422;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly InternalErrorError: components["schemas"]["InternalErrorProblem"] | components["schemas"]["Problem"];
        /**
         * Internal error
         * @description Something went wrong on our side. Retry once with the same Idempotency-Key.
         */
        readonly InternalErrorProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 500;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListCommunityItemsForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["AddressNotAllowedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["Problem"];
        readonly ListCommunityItemsPage: {
            readonly data: readonly components["schemas"]["ListCommunityItemsView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ListCommunityItemsView: {
            /** Format: uuid */
            readonly content_id: string;
            readonly content_type: ("worksheet" | "storybook" | "form") | (string & {});
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description Present only where deleted records are requested.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly deleted_at?: string;
            /** @example Children open up with this one. */
            readonly description: string | null;
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly shared_at: string;
            /** Format: uuid */
            readonly shared_by_partner_practitioner_id: string;
            /** @example Before the first session */
            readonly title: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListNotesPage: {
            readonly data: readonly components["schemas"]["ListNotesView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ListNotesView: {
            /** @description Only with `include=body`. */
            readonly body?: string;
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description Present only where deleted records are requested.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly deleted_at?: string;
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_appointment_id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly signed_at: string | null;
            readonly status: ("draft" | "signed") | (string & {});
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly Meta: {
            /** Format: date-time */
            readonly generated_at: string;
            /** Format: uuid */
            readonly request_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly MethodNotAllowedError: components["schemas"]["MethodNotAllowedProblem"] | components["schemas"]["Problem"];
        /**
         * Method not allowed
         * @description The path exists, but not with this method; the Allow header lists the methods it has.
         */
        readonly MethodNotAllowedProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 405;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly NoteAnswer: {
            readonly data: components["schemas"]["NoteView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly NoteCreatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["NoteCreatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "note.created";
        } & {
            readonly [key: string]: unknown;
        };
        readonly NoteCreatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_appointment_id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly NoteSavedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Names of the fields that changed, sorted. A sealed text that was written again may be named although it is the same. */
            readonly changed_fields: readonly string[];
            readonly data: components["schemas"]["NoteSavedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "note.saved";
        } & {
            readonly [key: string]: unknown;
        };
        readonly NoteSavedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_appointment_id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly NoteSignedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["NoteSignedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "note.signed";
        } & {
            readonly [key: string]: unknown;
        };
        readonly NoteSignedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_appointment_id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly NoteUnlockedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["NoteUnlockedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "note.unlocked";
        } & {
            readonly [key: string]: unknown;
        };
        readonly NoteUnlockedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_appointment_id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly NoteView: {
            /** @description What the clinician wrote. */
            readonly body: string;
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description Present only where deleted records are requested.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly deleted_at?: string;
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_appointment_id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly signed_at: string | null;
            readonly status: ("draft" | "signed") | (string & {});
            /** @description Only with `include=transcript`; `null` where the note has none. */
            readonly transcript?: readonly components["schemas"]["NoteViewTranscriptItem"][] | null;
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly NoteViewTranscriptItem: {
            readonly end_seconds: number;
            /** @example Clinician */
            readonly speaker: string;
            readonly start_seconds: number;
            /** @example What would you like to build today? */
            readonly text: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly NotFoundError: components["schemas"]["NotFoundProblem"] | components["schemas"]["Problem"];
        /**
         * Not found
         * @description There is nothing here that this token can reach.
         */
        readonly NotFoundProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 404;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PageMeta: {
            /** Format: date-time */
            readonly generated_at: string;
            readonly pagination: components["schemas"]["PageMetaPagination"];
            /** Format: uuid */
            readonly request_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PageMetaOfEvents: {
            /** Format: date-time */
            readonly generated_at: string;
            /** @description Everything up to this place has been looked at. */
            readonly latest_sequence: number;
            readonly pagination: components["schemas"]["PageMetaOfEventsPagination"];
            /** Format: uuid */
            readonly request_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PageMetaOfEventsPagination: {
            readonly has_more: boolean;
            readonly limit: number;
            /** @description Opaque; `null` on the last page. */
            readonly next_cursor: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PageMetaPagination: {
            readonly has_more: boolean;
            readonly limit: number;
            /** @description Opaque; `null` on the last page. */
            readonly next_cursor: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * E-mail in use
         * @description Another practitioner of the organization has that e-mail address.
         */
        readonly PartnerEmailConflictProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 409;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Organization suspended
         * @description The organization is suspended.
         */
        readonly PartnerSuspendedProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 403;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PatientAccessPage: {
            readonly data: readonly components["schemas"]["PatientAccessView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly PatientAccessView: {
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description `sequence` of the audit entry. */
            readonly audit_sequence: number;
            /**
             * @description The credential.
             * @example client_1
             */
            readonly client_id: string | null;
            /**
             * @description The operation's id.
             * @example listPatients
             */
            readonly operation: string;
            /**
             * @description Who acted, where an operator of the service did.
             * @example ida
             */
            readonly operator: string | null;
            /** Format: uuid */
            readonly practitioner_id: string | null;
            /**
             * Format: date-time
             * @description By the clock of the database.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly recorded_at: string;
            /** Format: uuid */
            readonly request_id: string;
            /**
             * Format: uuid
             * @description Which one; of a list that showed several, one of them.
             */
            readonly resource_id: string;
            /**
             * @description What of the patient it was.
             * @example appointment
             */
            readonly resource_kind: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PatientAnswer: {
            readonly data: components["schemas"]["PatientView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly PatientChange: {
            /**
             * Format: date
             * @example 2015-04-01
             */
            readonly date_of_birth?: string | null;
            /**
             * Format: email
             * @description Where e-mails to the patient go.
             * @example family@home.example
             */
            readonly email?: string | null;
            /**
             * @description The partner's own id; unique among the patients that are not deleted.
             * @example ehr-4711
             */
            readonly external_id?: string | null;
            /** @example Noa */
            readonly first_name?: string;
            /** @example Lind */
            readonly last_name?: string;
            /** Format: uuid */
            readonly partner_clinic_id?: string;
            /**
             * @description E.164.
             * @example +4930123456
             */
            readonly phone?: string | null;
            /** @description The practitioners who care for the patient; all of the same clinic. */
            readonly roster_practitioner_ids?: readonly string[];
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly PatientCreatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["PatientCreatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "patient.created";
        } & {
            readonly [key: string]: unknown;
        };
        readonly PatientCreatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly PatientDeletedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["PatientDeletedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "patient.deleted";
        } & {
            readonly [key: string]: unknown;
        };
        readonly PatientDeletedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PatientDraft: {
            /**
             * Format: uuid
             * @description Required on an organization token; on a delegated token it is the token's practitioner.
             */
            readonly created_by_partner_practitioner_id?: string;
            /**
             * Format: date
             * @example 2015-04-01
             */
            readonly date_of_birth?: string | null;
            /**
             * Format: email
             * @description Where e-mails to the patient go.
             * @example family@home.example
             */
            readonly email?: string | null;
            /**
             * @description The partner's own id; unique among the patients that are not deleted.
             * @example ehr-4711
             */
            readonly external_id?: string | null;
            /** @example Noa */
            readonly first_name: string;
            /** @example Lind */
            readonly last_name: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
            /**
             * @description E.164.
             * @example +4930123456
             */
            readonly phone?: string | null;
            /** @description The practitioners who care for the patient; all of the same clinic. */
            readonly roster_practitioner_ids?: readonly string[];
        };
        readonly PatientPage: {
            readonly data: readonly components["schemas"]["PatientView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly PatientUpdatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Names of the fields that changed, sorted. A sealed text that was written again may be named although it is the same. */
            readonly changed_fields: readonly string[];
            readonly data: components["schemas"]["PatientUpdatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "patient.updated";
        } & {
            readonly [key: string]: unknown;
        };
        readonly PatientUpdatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly PatientView: {
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /** Format: uuid */
            readonly created_by_partner_practitioner_id: string;
            /**
             * Format: date
             * @example 2015-04-01
             */
            readonly date_of_birth: string | null;
            /**
             * Format: date-time
             * @description Present only where deleted records are requested.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly deleted_at?: string;
            /**
             * Format: email
             * @description Where e-mails to the patient go.
             * @example family@home.example
             */
            readonly email: string | null;
            /**
             * @description The partner's own id; unique among the patients that are not deleted.
             * @example ehr-4711
             */
            readonly external_id: string | null;
            /** @example Noa */
            readonly first_name: string;
            /** Format: uuid */
            readonly id: string;
            /** @example Lind */
            readonly last_name: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
            /**
             * @description E.164.
             * @example +4930123456
             */
            readonly phone: string | null;
            readonly roster_practitioner_ids: readonly string[];
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PayloadTooLargeError: components["schemas"]["PayloadTooLargeProblem"] | components["schemas"]["Problem"];
        /**
         * Payload too large
         * @description The request body is larger than this operation takes.
         */
        readonly PayloadTooLargeProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 413;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PlayroomAnswer: {
            readonly data: components["schemas"]["PlayroomView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly PlayroomChange: {
            /**
             * @description By default that of the room type.
             * @enum {string}
             */
            readonly age_band?: "3-5" | "6-8" | "9-12" | "13-17" | "18+";
            /** @description What can be used in a session. */
            readonly items?: readonly components["schemas"]["PlayroomChangeItemsItem"][];
            /** @example Meadow room */
            readonly name?: string;
            /** @description `false` takes it out of use; it is never deleted. */
            readonly published?: boolean;
            /**
             * @description Whom the room is for.
             * @enum {string}
             */
            readonly room_type?: "child" | "teen" | "adult";
            /**
             * @description Decides palette and artwork.
             * @enum {string}
             */
            readonly theme?: "meadow" | "ocean" | "forest" | "space" | "sunset" | "studio";
        };
        /** @enum {string} */
        readonly PlayroomChangeItemsItem: "activity_shelf" | "multiplayer_games" | "single_player_games" | "whiteboard" | "sand_tray" | "dollhouse";
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly PlayroomCreatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["PlayroomCreatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "playroom.created";
        } & {
            readonly [key: string]: unknown;
        };
        readonly PlayroomCreatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PlayroomDraft: {
            /**
             * @description By default that of the room type.
             * @enum {string}
             */
            readonly age_band?: "3-5" | "6-8" | "9-12" | "13-17" | "18+";
            /**
             * @description What can be used in a session.
             * @default [
             *       "activity_shelf",
             *       "multiplayer_games",
             *       "single_player_games",
             *       "whiteboard",
             *       "sand_tray",
             *       "dollhouse"
             *     ]
             */
            readonly items?: readonly components["schemas"]["PlayroomDraftItemsItem"][];
            /** @example Meadow room */
            readonly name: string;
            /** @default true */
            readonly published?: boolean;
            /**
             * @description Whom the room is for.
             * @enum {string}
             */
            readonly room_type: "child" | "teen" | "adult";
            /**
             * @description Decides palette and artwork.
             * @enum {string}
             */
            readonly theme: "meadow" | "ocean" | "forest" | "space" | "sunset" | "studio";
        };
        /** @enum {string} */
        readonly PlayroomDraftItemsItem: "activity_shelf" | "multiplayer_games" | "single_player_games" | "whiteboard" | "sand_tray" | "dollhouse";
        readonly PlayroomPage: {
            readonly data: readonly components["schemas"]["PlayroomView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly PlayroomSavedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Names of the fields that changed, sorted. A sealed text that was written again may be named although it is the same. */
            readonly changed_fields: readonly string[];
            readonly data: components["schemas"]["PlayroomSavedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "playroom.saved";
        } & {
            readonly [key: string]: unknown;
        };
        readonly PlayroomSavedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly PlayroomView: {
            /** @description By default that of the room type. */
            readonly age_band: ("3-5" | "6-8" | "9-12" | "13-17" | "18+") | (string & {});
            /**
             * Format: uri
             * @description A picture of the room (SVG), which follows from theme and room type. Needs no token and holds nothing personal.
             * @example https://api.clinic-service.invalid/artwork/playrooms/meadow-child.svg
             */
            readonly artwork_url: string;
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /** Format: uuid */
            readonly id: string;
            /** @description Made by the service, with the practitioner. */
            readonly is_default: boolean;
            /** @description What can be used in a session. */
            readonly items: readonly (("activity_shelf" | "multiplayer_games" | "single_player_games" | "whiteboard" | "sand_tray" | "dollhouse") | (string & {}))[];
            /** @example Meadow room */
            readonly name: string;
            readonly palette: components["schemas"]["PlayroomViewPalette"];
            /**
             * Format: uuid
             * @description Whose it is.
             */
            readonly partner_practitioner_id: string;
            /** @description `false` takes it out of use; it is never deleted. */
            readonly published: boolean;
            /** @description Whom the room is for. */
            readonly room_type: ("child" | "teen" | "adult") | (string & {});
            /** @description Decides palette and artwork. */
            readonly theme: ("meadow" | "ocean" | "forest" | "space" | "sunset" | "studio") | (string & {});
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Follows from the theme; readable on each other (WCAG 2.2 AA). */
        readonly PlayroomViewPalette: {
            /** @example #3a7d44 */
            readonly accent: string;
            /** @example #3a7d44 */
            readonly background: string;
            /** @example #3a7d44 */
            readonly primary: string;
            /** @example #3a7d44 */
            readonly secondary: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PractitionerAnswer: {
            readonly data: components["schemas"]["PractitionerView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly PractitionerChange: {
            /**
             * @description ISO 3166-1 alpha-2, upper case.
             * @example DE
             */
            readonly country?: string | null;
            /**
             * Format: email
             * @description Unique in the organization, whatever its letter case.
             * @example ada@practice.example
             */
            readonly email?: string;
            /**
             * @description The partner's own id; unique among the practitioners that are not deleted.
             * @example ehr-4711
             */
            readonly external_id?: string | null;
            /** @example Ada */
            readonly first_name?: string;
            /** @example Winter */
            readonly last_name?: string;
            /** Format: uuid */
            readonly partner_clinic_id?: string;
            /**
             * @description Informational; a clinic has at most one owner.
             * @enum {string}
             */
            readonly role?: "member" | "admin" | "owner";
            /** @enum {string} */
            readonly status?: "active" | "disabled";
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly PractitionerCreatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["PractitionerCreatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "practitioner.created";
        } & {
            readonly [key: string]: unknown;
        };
        readonly PractitionerCreatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly PractitionerDeletedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["PractitionerDeletedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "practitioner.deleted";
        } & {
            readonly [key: string]: unknown;
        };
        readonly PractitionerDeletedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly PractitionerDisabledEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Names of the fields that changed, sorted. A sealed text that was written again may be named although it is the same. */
            readonly changed_fields: readonly string[];
            readonly data: components["schemas"]["PractitionerDisabledEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "practitioner.disabled";
        } & {
            readonly [key: string]: unknown;
        };
        readonly PractitionerDisabledEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Practitioner disabled
         * @description The practitioner of the delegated token is disabled.
         */
        readonly PractitionerDisabledProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 403;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PractitionerDraft: {
            /**
             * @description ISO 3166-1 alpha-2, upper case.
             * @example DE
             */
            readonly country?: string | null;
            /**
             * Format: email
             * @description Unique in the organization, whatever its letter case.
             * @example ada@practice.example
             */
            readonly email: string;
            /**
             * @description The partner's own id; unique among the practitioners that are not deleted.
             * @example ehr-4711
             */
            readonly external_id?: string | null;
            /** @example Ada */
            readonly first_name: string;
            /** @example Winter */
            readonly last_name: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
            /**
             * @default member
             * @enum {string}
             */
            readonly role?: "member" | "admin" | "owner";
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly PractitionerEnabledEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Names of the fields that changed, sorted. A sealed text that was written again may be named although it is the same. */
            readonly changed_fields: readonly string[];
            readonly data: components["schemas"]["PractitionerEnabledEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "practitioner.enabled";
        } & {
            readonly [key: string]: unknown;
        };
        readonly PractitionerEnabledEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Owner protected
         * @description The owner of an upgraded clinic cannot be disabled or deleted. Make another practitioner the owner first.
         */
        readonly PractitionerOwnerProtectedProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 409;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PractitionerPage: {
            readonly data: readonly components["schemas"]["PractitionerView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly PractitionerUpdatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Names of the fields that changed, sorted. A sealed text that was written again may be named although it is the same. */
            readonly changed_fields: readonly string[];
            readonly data: components["schemas"]["PractitionerUpdatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "practitioner.updated";
        } & {
            readonly [key: string]: unknown;
        };
        readonly PractitionerUpdatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly PractitionerView: {
            /**
             * @description ISO 3166-1 alpha-2, upper case.
             * @example DE
             */
            readonly country: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description Present only where deleted records are requested.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly deleted_at?: string;
            /**
             * Format: email
             * @description Unique in the organization, whatever its letter case.
             * @example ada@practice.example
             */
            readonly email: string;
            /**
             * @description The partner's own id; unique among the practitioners that are not deleted.
             * @example ehr-4711
             */
            readonly external_id: string | null;
            /** @example Ada */
            readonly first_name: string;
            /** Format: uuid */
            readonly id: string;
            /** @example Winter */
            readonly last_name: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
            /** @description Informational; a clinic has at most one owner. */
            readonly role: ("member" | "admin" | "owner") | (string & {});
            /**
             * Format: date-time
             * @description When the direct login got its password.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly service_account_linked_at: string | null;
            /** @description Where the direct login stands. */
            readonly service_login_status: ("none" | "invited" | "active" | "suspended") | (string & {});
            readonly status: ("active" | "disabled") | (string & {});
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly PreconditionFailedError: components["schemas"]["PreconditionFailedProblem"] | components["schemas"]["Problem"];
        /**
         * Precondition failed
         * @description The resource has changed since the ETag in If-Match was issued.
         */
        readonly PreconditionFailedProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 412;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Problem
         * @description Any problem. Slugs may be added: judge one that you do not know by its status.
         */
        readonly Problem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            readonly status: number;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Rate limited
         * @description The organization has used up its requests of this window. Retry after the given number of seconds.
         */
        readonly RateLimitedProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            readonly hour_remaining: number;
            readonly hour_reset: number;
            readonly minute_remaining: number;
            readonly minute_reset: number;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            readonly retry_after_seconds: number;
            /** @constant */
            readonly status: 429;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * No e-mail address
         * @description The patient has no e-mail address.
         */
        readonly RecipientAddressMissingProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 422;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Recipient limit reached
         * @description The organization has e-mailed as many forms and shares to this recipient as it may on one day. Retry with another Idempotency-Key after the given number of seconds.
         */
        readonly RecipientLimitReachedProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            readonly limit: number;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            readonly retry_after_seconds: number;
            /** @constant */
            readonly status: 422;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly RequestAnswer: {
            readonly data: components["schemas"]["RequestView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly RequestView: {
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description `sequence` of its audit entry. */
            readonly audit_sequence: number;
            /** @example client_1 */
            readonly client_id: string | null;
            readonly effects: readonly components["schemas"]["RequestViewEffectsItem"][];
            /** @description Of the change feed, as the token may see them; up to 100. */
            readonly events: readonly components["schemas"]["RequestViewEventsItem"][];
            /** @example POST */
            readonly method: string | null;
            /** @example createAppointment */
            readonly operation: string;
            /** Format: uuid */
            readonly practitioner_id: string | null;
            /**
             * @description The slug.
             * @example not-found
             */
            readonly problem: string | null;
            /**
             * Format: uri
             * @description The page that explains it.
             */
            readonly problem_type: string | null;
            /**
             * Format: date-time
             * @description As in the audit.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly recorded_at: string;
            /** @description How often its answer was shown again since. */
            readonly replay_count: number;
            /**
             * Format: uuid
             * @description The request whose answer was shown again.
             */
            readonly replayed_request_id: string | null;
            /** Format: uuid */
            readonly request_id: string;
            /**
             * Format: uuid
             * @description What it was about.
             */
            readonly resource_id: string | null;
            /**
             * @description The template.
             * @example /v1/partner/appointments
             */
            readonly route: string | null;
            /** @description Nothing of it is `waiting`. */
            readonly settled: boolean;
            /** @example 201 */
            readonly status: number | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly RequestViewEffectsItem: {
            /** @description Of e-mails about appointments. */
            readonly about: ("booked" | "moved" | "cancelled") | (string & {}) | null;
            /**
             * Format: uuid
             * @description The record that it belongs to.
             */
            readonly id: string;
            readonly kind: ("email" | "calendar" | "video_room" | "storybook" | "worksheet" | "export" | "share" | "form_request" | "login") | (string & {});
            /** @description Of e-mails. */
            readonly recipient: ("practitioner" | "patient") | (string & {}) | null;
            /**
             * Format: uuid
             * @description The request that asked for it.
             */
            readonly request_id: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly requested_at: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly settled_at: string | null;
            /** @description `skipped`: there is no address, or it is in the past; `refused`: by the mailbox; `unconfirmed`: it left, and who sent it did not hear the answer. */
            readonly state: ("waiting" | "done" | "skipped" | "refused" | "unconfirmed" | "failed" | "cancelled") | (string & {});
            /**
             * @description What an operator finds it by.
             * @example appointment/…
             */
            readonly workflow_id: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly RequestViewEventsItem: {
            readonly sequence: number;
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ResendWebhookDeliveryAnswer: {
            readonly data: components["schemas"]["ResendWebhookDeliveryView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ResendWebhookDeliveryBody: Record<string, never>;
        readonly ResendWebhookDeliveryConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["WebhookEndpointInactiveProblem"] | components["schemas"]["Problem"];
        readonly ResendWebhookDeliveryUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ResendWebhookDeliveryView: {
            readonly attempts: number;
            /** @description Of the last attempt. */
            readonly duration_ms: number | null;
            /** Format: uuid */
            readonly event_id: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly first_attempt_at: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly last_attempt_at: string | null;
            readonly last_fault: ("timed_out" | "unreachable" | "tls" | "address_refused" | "redirect_refused" | "too_large") | (string & {}) | null;
            /** @description What the receiver answered; never its body. */
            readonly last_status_code: number | null;
            /**
             * Format: date-time
             * @description Stands still while the endpoint is failing.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly next_attempt_at: string | null;
            /** @description Place in the feed; `null` for `webhook.test`. */
            readonly sequence: number | null;
            /** @description `failed`: the schedule is over. */
            readonly state: ("waiting" | "delivered" | "failed") | (string & {});
            /** @example appointment.created */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Different clinics
         * @description The practitioner, the patient and the appointment must belong to the same clinic.
         */
        readonly SameClinicMismatchProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 422;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Service unavailable
         * @description The service cannot answer at the moment. Retry after the given number of seconds.
         */
        readonly ServiceUnavailableProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 503;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly SessionConfigurationAnswer: {
            readonly data: components["schemas"]["SessionConfigurationView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly SessionConfigurationChange: {
            readonly branding?: components["schemas"]["SessionConfigurationChangeBranding"];
            /** @enum {string} */
            readonly camera_default?: "on" | "off";
            /** @description Areas of the framed workspace that are on. */
            readonly enabled_features?: readonly components["schemas"]["SessionConfigurationChangeEnabledFeaturesItem"][];
            /**
             * @description In which language the organization's e-mails and patients' pages are.
             * @enum {string}
             */
            readonly locale?: "en" | "de" | "fr" | "es";
            /** @description Whether clinicians may have video sessions recorded, by the video provider and with its account, in rooms that are made from then on. Needs the feature `session_recording`. */
            readonly recording_enabled?: boolean;
            /** @description Whether session links open the service's own session page, with the playroom. Off: a virtual session opens the provider's room at once; in person the page opens all the same. */
            readonly session_page_enabled?: boolean;
            /** @description Offers the upgrade page to a clinic's owner or only practitioner. */
            readonly upgrade_enabled?: boolean;
            /**
             * @description `None`: virtual sessions run in your own call.
             * @enum {string}
             */
            readonly video_provider?: "None" | "Jitsi" | "Daily" | "Whereby";
            readonly waiting_room_enabled?: boolean;
        };
        readonly SessionConfigurationChangeBranding: {
            /** @example #3a7d44 */
            readonly accent_color?: string | null;
            readonly display_name?: string | null;
            /**
             * @description https only; shown in the bar of the workspace.
             * @example https://cdn.example/logo.svg
             */
            readonly logo_url?: string | null;
            /** @example #3a7d44 */
            readonly primary_color?: string | null;
        };
        /** @enum {string} */
        readonly SessionConfigurationChangeEnabledFeaturesItem: "clients" | "clinical-notes" | "appointments" | "forms" | "storybooks" | "worksheets" | "playrooms" | "community" | "games";
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly SessionConfigurationUpdatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Names of the fields that changed, sorted. A sealed text that was written again may be named although it is the same. */
            readonly changed_fields: readonly string[];
            readonly data: components["schemas"]["SessionConfigurationUpdatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "session_configuration.updated";
        } & {
            readonly [key: string]: unknown;
        };
        readonly SessionConfigurationUpdatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly SessionConfigurationView: {
            readonly branding: components["schemas"]["SessionConfigurationViewBranding"];
            readonly camera_default: ("on" | "off") | (string & {});
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /** @description Areas of the framed workspace that are on. */
            readonly enabled_features: readonly (("clients" | "clinical-notes" | "appointments" | "forms" | "storybooks" | "worksheets" | "playrooms" | "community" | "games") | (string & {}))[];
            /** @description In which language the organization's e-mails and patients' pages are. */
            readonly locale: ("en" | "de" | "fr" | "es") | (string & {});
            /** @description Whether clinicians may have video sessions recorded, by the video provider and with its account, in rooms that are made from then on. Needs the feature `session_recording`. */
            readonly recording_enabled: boolean;
            /** @description Whether session links open the service's own session page, with the playroom. Off: a virtual session opens the provider's room at once; in person the page opens all the same. */
            readonly session_page_enabled: boolean;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
            /** @description Offers the upgrade page to a clinic's owner or only practitioner. */
            readonly upgrade_enabled: boolean;
            /** @description `None`: virtual sessions run in your own call. */
            readonly video_provider: ("None" | "Jitsi" | "Daily" | "Whereby") | (string & {});
            readonly waiting_room_enabled: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        readonly SessionConfigurationViewBranding: {
            /** @example #3a7d44 */
            readonly accent_color: string | null;
            readonly display_name: string | null;
            /**
             * Format: uri
             * @description https only; shown in the bar of the workspace.
             * @example https://cdn.example/logo.svg
             */
            readonly logo_url: string | null;
            /** @example #3a7d44 */
            readonly primary_color: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly SessionLinksAnswer: {
            readonly data: components["schemas"]["SessionLinksView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly SessionLinksView: {
            /**
             * Format: uri
             * @description `null` where the session runs in your own call, and once cancelled.
             * @example https://host.example/join/ZyXwVuTsRqPoNmLkJiHgFe
             */
            readonly clinician_video_url: string | null;
            /**
             * Format: uri
             * @description `null` in person, where the session runs in your own call, and once cancelled.
             * @example https://host.example/join/AbCdEfGhIjKlMnOpQrStUv
             */
            readonly patient_video_url: string | null;
            /** @example Jitsi */
            readonly video_provider: ("None" | "Jitsi" | "Daily" | "Whereby") | (string & {});
            readonly waiting_room_enabled: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ShareAnswer: {
            readonly data: components["schemas"]["ShareView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ShareSettledEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["ShareSettledEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "share.settled";
        } & {
            readonly [key: string]: unknown;
        };
        readonly ShareSettledEventViewData: {
            /** Format: uuid */
            readonly content_id: string;
            readonly content_type: ("worksheet" | "storybook") | (string & {});
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
            readonly state: ("sent" | "not_sent") | (string & {});
        } & {
            readonly [key: string]: unknown;
        };
        readonly ShareStorybookBody: {
            /**
             * @description A few words to go with it.
             * @example Shall we look at this together on Thursday?
             */
            readonly message?: string;
            /**
             * Format: uuid
             * @description Who gets it: a patient on the roster, with an e-mail address.
             */
            readonly partner_patient_id: string;
        };
        readonly ShareStorybookConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly ShareStorybookUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["RecipientAddressMissingProblem"] | components["schemas"]["RecipientLimitReachedProblem"] | components["schemas"]["Problem"];
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ShareView: {
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly requested_at: string;
            /** Format: uuid */
            readonly share_id: string;
            /** @description It is sent within moments, and once. `not_sent`: the mailbox refused it, content, patient or address were no longer there, or no mail could be sent for hours. */
            readonly status: ("queued" | "sent" | "not_sent") | (string & {});
        } & {
            readonly [key: string]: unknown;
        };
        readonly ShareWorksheetBody: {
            /**
             * @description A few words to go with it.
             * @example Shall we look at this together on Thursday?
             */
            readonly message?: string;
            /**
             * Format: uuid
             * @description Who gets it: a patient on the roster, with an e-mail address.
             */
            readonly partner_patient_id: string;
        };
        readonly ShareWorksheetConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly ShareWorksheetUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["RecipientAddressMissingProblem"] | components["schemas"]["RecipientLimitReachedProblem"] | components["schemas"]["Problem"];
        /**
         * Storage limit reached
         * @description It does not fit into what is left of the organization's storage. Delete content, or ask for more.
         */
        readonly StorageLimitReachedProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            readonly limit_bytes: number;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 409;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
            readonly used_bytes: number;
        } & {
            readonly [key: string]: unknown;
        };
        readonly StorybookAnswer: {
            readonly data: components["schemas"]["StorybookView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly StorybookChange: {
            /** @description Shared to playrooms and toolkits as well. */
            readonly shelf_ready?: boolean;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly StorybookCreatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["StorybookCreatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "storybook.created";
        } & {
            readonly [key: string]: unknown;
        };
        readonly StorybookCreatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_patient_id: string | null;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly StorybookDeletedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["StorybookDeletedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "storybook.deleted";
        } & {
            readonly [key: string]: unknown;
        };
        readonly StorybookDeletedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_patient_id: string | null;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly StorybookDraft: {
            /**
             * @default 6-8
             * @enum {string}
             */
            readonly age_band?: "3-5" | "6-8" | "9-12" | "13-17" | "18+";
            /** @description Name of the main character. */
            readonly character_name?: string;
            /**
             * @default watercolor
             * @enum {string}
             */
            readonly illustration_style?: "watercolor" | "crayon" | "paper_cut" | "flat";
            /**
             * @description BCP 47. The built-in author writes English, German, French and Spanish; another language is refused where no model writes.
             * @default en
             * @example en
             * @example de-AT
             */
            readonly language?: string;
            /** @default 8 */
            readonly page_count?: number;
            /**
             * Format: uuid
             * @description A patient on the clinician's roster.
             */
            readonly partner_patient_id?: string;
            /** @description What the story is to help with. */
            readonly therapeutic_goal?: string;
            /** @description What the story is to be about. Never shown again. */
            readonly topic: string;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly StorybookFailedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["StorybookFailedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "storybook.failed";
        } & {
            readonly [key: string]: unknown;
        };
        readonly StorybookFailedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_patient_id: string | null;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly StorybookPage: {
            readonly data: readonly components["schemas"]["StorybookView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly StorybookPageAnswer: {
            readonly data: components["schemas"]["StorybookPageView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly StorybookPagePage: {
            readonly data: readonly components["schemas"]["StorybookPageView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly StorybookPageView: {
            /** @description What the picture shows. */
            readonly alt_text: string;
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description Present only where deleted records are requested.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly deleted_at?: string;
            /** Format: uuid */
            readonly id: string;
            /**
             * Format: uri
             * @description Signed; needs no bearer.
             */
            readonly image_url: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly image_url_expires_at: string;
            readonly position: number;
            readonly text: string | null;
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly StorybookReadyEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["StorybookReadyEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "storybook.ready";
        } & {
            readonly [key: string]: unknown;
        };
        readonly StorybookReadyEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_patient_id: string | null;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly StorybookSavedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Names of the fields that changed, sorted. A sealed text that was written again may be named although it is the same. */
            readonly changed_fields: readonly string[];
            readonly data: components["schemas"]["StorybookSavedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "storybook.saved";
        } & {
            readonly [key: string]: unknown;
        };
        readonly StorybookSavedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_patient_id: string | null;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly StorybookShelfChangedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["StorybookShelfChangedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "storybook.shelf_changed";
        } & {
            readonly [key: string]: unknown;
        };
        readonly StorybookShelfChangedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_patient_id: string | null;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly StorybookView: {
            /**
             * Format: uri
             * @description Signed; works for about an hour without a bearer.
             */
            readonly cover_image_url: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description Present only where deleted records are requested.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly deleted_at?: string;
            /** @description Why a failed story failed. */
            readonly failure_code: ("content_refused" | "author_unavailable" | "author_failed" | "storage_limit_reached" | "cancelled") | (string & {}) | null;
            /** Format: uuid */
            readonly id: string;
            /**
             * @description BCP 47. The built-in author writes English, German, French and Spanish; another language is refused where no model writes.
             * @example en
             * @example de-AT
             */
            readonly language: string;
            readonly page_count: number;
            /** @description Pages that are written and illustrated so far. */
            readonly pages_done: number;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly ready_at: string | null;
            readonly shelf_ready: boolean;
            readonly status: ("generating" | "ready" | "failed") | (string & {});
            /** @description Made with the story; can tell of the child. Null until it is written. */
            readonly title: string | null;
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly TestWebhookEndpointAnswer: {
            readonly data: components["schemas"]["TestWebhookEndpointView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly TestWebhookEndpointBody: Record<string, never>;
        readonly TestWebhookEndpointConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["WebhookEndpointInactiveProblem"] | components["schemas"]["Problem"];
        readonly TestWebhookEndpointUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly TestWebhookEndpointView: {
            readonly attempts: number;
            /** @description Of the last attempt. */
            readonly duration_ms: number | null;
            /** Format: uuid */
            readonly event_id: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly first_attempt_at: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly last_attempt_at: string | null;
            readonly last_fault: ("timed_out" | "unreachable" | "tls" | "address_refused" | "redirect_refused" | "too_large") | (string & {}) | null;
            /** @description What the receiver answered; never its body. */
            readonly last_status_code: number | null;
            /**
             * Format: date-time
             * @description Stands still while the endpoint is failing.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly next_attempt_at: string | null;
            /** @description Place in the feed; `null` for `webhook.test`. */
            readonly sequence: number | null;
            /** @description `failed`: the schedule is over. */
            readonly state: ("waiting" | "delivered" | "failed") | (string & {});
            /** @example appointment.created */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ToolkitAnswer: {
            readonly data: components["schemas"]["ToolkitView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ToolkitChange: {
            /** @description What can be used in a session. */
            readonly items?: readonly components["schemas"]["ToolkitChangeItemsItem"][];
            /** @example First sessions */
            readonly name?: string;
            /** @description `false` takes it out of use; it is never deleted. */
            readonly published?: boolean;
        };
        /** @enum {string} */
        readonly ToolkitChangeItemsItem: "activity_shelf" | "multiplayer_games" | "single_player_games" | "whiteboard" | "sand_tray" | "dollhouse";
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ToolkitCreatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["ToolkitCreatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "toolkit.created";
        } & {
            readonly [key: string]: unknown;
        };
        readonly ToolkitCreatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ToolkitDraft: {
            /**
             * @description What can be used in a session.
             * @default [
             *       "activity_shelf",
             *       "multiplayer_games",
             *       "single_player_games",
             *       "whiteboard",
             *       "sand_tray",
             *       "dollhouse"
             *     ]
             */
            readonly items?: readonly components["schemas"]["ToolkitDraftItemsItem"][];
            /** @example First sessions */
            readonly name: string;
            /** @default true */
            readonly published?: boolean;
        };
        /** @enum {string} */
        readonly ToolkitDraftItemsItem: "activity_shelf" | "multiplayer_games" | "single_player_games" | "whiteboard" | "sand_tray" | "dollhouse";
        readonly ToolkitPage: {
            readonly data: readonly components["schemas"]["ToolkitView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ToolkitSavedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Names of the fields that changed, sorted. A sealed text that was written again may be named although it is the same. */
            readonly changed_fields: readonly string[];
            readonly data: components["schemas"]["ToolkitSavedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "toolkit.saved";
        } & {
            readonly [key: string]: unknown;
        };
        readonly ToolkitSavedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ToolkitView: {
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /** Format: uuid */
            readonly id: string;
            /** @description Made by the service, with the practitioner. */
            readonly is_default: boolean;
            /** @description What can be used in a session. */
            readonly items: readonly (("activity_shelf" | "multiplayer_games" | "single_player_games" | "whiteboard" | "sand_tray" | "dollhouse") | (string & {}))[];
            /** @example First sessions */
            readonly name: string;
            /**
             * Format: uuid
             * @description Whose it is.
             */
            readonly partner_practitioner_id: string;
            /** @description `false` takes it out of use; it is never deleted. */
            readonly published: boolean;
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly TooManyRequestsError: components["schemas"]["RateLimitedProblem"] | components["schemas"]["Problem"];
        readonly UnauthorizedError: components["schemas"]["UnauthorizedProblem"] | components["schemas"]["Problem"];
        /**
         * Unauthorized
         * @description The access token is missing, malformed, expired or no longer valid.
         */
        readonly UnauthorizedProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 401;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly UnavailableError: components["schemas"]["ServiceUnavailableProblem"] | components["schemas"]["Problem"];
        readonly UnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["Problem"];
        readonly UnsupportedMediaTypeError: components["schemas"]["UnsupportedMediaTypeProblem"] | components["schemas"]["Problem"];
        /**
         * Unsupported media type
         * @description The request body must be application/json.
         */
        readonly UnsupportedMediaTypeProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 415;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly UpdateAppointmentConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["AppointmentConflictProblem"] | components["schemas"]["Problem"];
        readonly UpdateAppointmentUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["SameClinicMismatchProblem"] | components["schemas"]["Problem"];
        readonly UpdateClinicConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["ClinicNameConflictProblem"] | components["schemas"]["ExternalIdConflictProblem"] | components["schemas"]["Problem"];
        readonly UpdateClinicUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly UpdateFormUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly UpdatePatientConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["ExternalIdConflictProblem"] | components["schemas"]["Problem"];
        readonly UpdatePatientUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["SameClinicMismatchProblem"] | components["schemas"]["Problem"];
        readonly UpdatePlayroomUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly UpdatePractitionerConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["PartnerEmailConflictProblem"] | components["schemas"]["ExternalIdConflictProblem"] | components["schemas"]["PractitionerOwnerProtectedProblem"] | components["schemas"]["Problem"];
        readonly UpdatePractitionerUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly UpdateSessionConfigurationForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["AddressNotAllowedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["Problem"];
        readonly UpdateSessionConfigurationUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly UpdateStorybookUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly UpdateToolkitUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly UpdateWebhookEndpointUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        /**
         * Validation error
         * @description The request is not valid; the members of fields say where and why.
         */
        readonly ValidationErrorProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            readonly fields: readonly components["schemas"]["FieldFault"][];
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 422;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly WebhookDeliveryPage: {
            readonly data: readonly components["schemas"]["WebhookDeliveryView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly WebhookDeliveryView: {
            readonly attempts: number;
            /** @description Of the last attempt. */
            readonly duration_ms: number | null;
            /** Format: uuid */
            readonly event_id: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly first_attempt_at: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly last_attempt_at: string | null;
            readonly last_fault: ("timed_out" | "unreachable" | "tls" | "address_refused" | "redirect_refused" | "too_large") | (string & {}) | null;
            /** @description What the receiver answered; never its body. */
            readonly last_status_code: number | null;
            /**
             * Format: date-time
             * @description Stands still while the endpoint is failing.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly next_attempt_at: string | null;
            /** @description Place in the feed; `null` for `webhook.test`. */
            readonly sequence: number | null;
            /** @description `failed`: the schedule is over. */
            readonly state: ("waiting" | "delivered" | "failed") | (string & {});
            /** @example appointment.created */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly WebhookEndpointAnswer: {
            readonly data: components["schemas"]["WebhookEndpointView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly WebhookEndpointChange: {
            /** @description A note of your own. */
            readonly description?: string | null;
            /**
             * @description What is sent: names of types, or all of a noun as `clinic.*`. Each needs the read scope of its records.
             * @example [
             *       "appointment.*",
             *       "patient.created"
             *     ]
             */
            readonly event_types?: readonly components["schemas"]["WebhookEndpointChangeEventTypesItem"][];
            /** @description Also events of what clinicians own. Needs delegation; while it is off, or the clinician disabled, such events are passed over and are not sent later. */
            readonly include_clinician_content?: boolean;
            /** @description Moves the place: back sends again, in order; forward passes over. */
            readonly next_sequence?: number;
            /** @enum {string} */
            readonly status?: "active" | "paused";
            /**
             * @description https, on port 443 or from 1024 on, without user name, password and fragment. Sealed at rest; no log and no audit entry holds it.
             * @example https://portal.partner.example/hooks/clinic
             */
            readonly url?: string;
        };
        /** @enum {string} */
        readonly WebhookEndpointChangeEventTypesItem: "clinic.created" | "clinic.updated" | "clinic.deleted" | "practitioner.created" | "practitioner.updated" | "practitioner.disabled" | "practitioner.enabled" | "practitioner.deleted" | "patient.created" | "patient.updated" | "patient.deleted" | "appointment.created" | "appointment.updated" | "appointment.cancelled" | "appointment.notice_settled" | "session_configuration.updated" | "webhook_endpoint.disabled" | "feed.restored" | "form.created" | "form.saved" | "form.shelf_changed" | "form.deleted" | "form.requested" | "form.submitted" | "storybook.created" | "storybook.ready" | "storybook.failed" | "storybook.saved" | "storybook.shelf_changed" | "storybook.deleted" | "worksheet.created" | "worksheet.ready" | "worksheet.failed" | "worksheet.saved" | "worksheet.deleted" | "share.settled" | "note.created" | "note.saved" | "note.signed" | "note.unlocked" | "export.created" | "export.ready" | "export.failed" | "export.expired" | "playroom.created" | "playroom.saved" | "toolkit.created" | "toolkit.saved" | "game.session_started" | "game.save_created" | "game.save_deleted" | "community_item.created" | "community_item.deleted" | "clinic.*" | "practitioner.*" | "patient.*" | "appointment.*" | "session_configuration.*" | "webhook_endpoint.*" | "feed.*" | "form.*" | "storybook.*" | "worksheet.*" | "share.*" | "note.*" | "export.*" | "playroom.*" | "toolkit.*" | "game.*" | "community_item.*";
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly WebhookEndpointDisabledEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["WebhookEndpointDisabledEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "webhook_endpoint.disabled";
        } & {
            readonly [key: string]: unknown;
        };
        readonly WebhookEndpointDisabledEventViewData: {
            /** Format: uuid */
            readonly id: string;
            readonly reason: ("failing" | "gone" | "operator") | (string & {});
        } & {
            readonly [key: string]: unknown;
        };
        readonly WebhookEndpointDraft: {
            /** @description A note of your own. */
            readonly description?: string | null;
            /**
             * @description What is sent: names of types, or all of a noun as `clinic.*`. Each needs the read scope of its records.
             * @example [
             *       "appointment.*",
             *       "patient.created"
             *     ]
             */
            readonly event_types: readonly components["schemas"]["WebhookEndpointDraftEventTypesItem"][];
            /**
             * @description Also events of what clinicians own. Needs delegation; while it is off, or the clinician disabled, such events are passed over and are not sent later.
             * @default false
             */
            readonly include_clinician_content?: boolean;
            /** @description The first event to send; without it, the first that happens from now on. */
            readonly next_sequence?: number;
            /**
             * @description https, on port 443 or from 1024 on, without user name, password and fragment. Sealed at rest; no log and no audit entry holds it.
             * @example https://portal.partner.example/hooks/clinic
             */
            readonly url: string;
        };
        /** @enum {string} */
        readonly WebhookEndpointDraftEventTypesItem: "clinic.created" | "clinic.updated" | "clinic.deleted" | "practitioner.created" | "practitioner.updated" | "practitioner.disabled" | "practitioner.enabled" | "practitioner.deleted" | "patient.created" | "patient.updated" | "patient.deleted" | "appointment.created" | "appointment.updated" | "appointment.cancelled" | "appointment.notice_settled" | "session_configuration.updated" | "webhook_endpoint.disabled" | "feed.restored" | "form.created" | "form.saved" | "form.shelf_changed" | "form.deleted" | "form.requested" | "form.submitted" | "storybook.created" | "storybook.ready" | "storybook.failed" | "storybook.saved" | "storybook.shelf_changed" | "storybook.deleted" | "worksheet.created" | "worksheet.ready" | "worksheet.failed" | "worksheet.saved" | "worksheet.deleted" | "share.settled" | "note.created" | "note.saved" | "note.signed" | "note.unlocked" | "export.created" | "export.ready" | "export.failed" | "export.expired" | "playroom.created" | "playroom.saved" | "toolkit.created" | "toolkit.saved" | "game.session_started" | "game.save_created" | "game.save_deleted" | "community_item.created" | "community_item.deleted" | "clinic.*" | "practitioner.*" | "patient.*" | "appointment.*" | "session_configuration.*" | "webhook_endpoint.*" | "feed.*" | "form.*" | "storybook.*" | "worksheet.*" | "share.*" | "note.*" | "export.*" | "playroom.*" | "toolkit.*" | "game.*" | "community_item.*";
        /**
         * Webhook endpoint inactive
         * @description Nothing is sent to the webhook endpoint while it is paused or disabled.
         */
        readonly WebhookEndpointInactiveProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 409;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
            readonly webhook_status: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Webhook endpoint limit reached
         * @description The organization has as many webhook endpoints as it may have. Delete one first.
         */
        readonly WebhookEndpointLimitProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            readonly limit: number;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            /** @constant */
            readonly status: 409;
            readonly title: string;
            /**
             * Format: uri
             * @description Ends in the slug, after the last `/`: branch on it. What is before it differs between services.
             */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly WebhookEndpointPage: {
            readonly data: readonly components["schemas"]["WebhookEndpointView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly WebhookEndpointView: {
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description Present only where deleted records are requested.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly deleted_at?: string;
            /** @description A note of your own. */
            readonly description: string | null;
            /** @description `failing`: for five days. `gone`: the receiver answered 410. `operator`: by an operator. */
            readonly disabled_reason: ("failing" | "gone" | "operator") | (string & {}) | null;
            /**
             * @description What is sent: names of types, or all of a noun as `clinic.*`. Each needs the read scope of its records.
             * @example [
             *       "appointment.*",
             *       "patient.created"
             *     ]
             */
            readonly event_types: readonly (("clinic.created" | "clinic.updated" | "clinic.deleted" | "practitioner.created" | "practitioner.updated" | "practitioner.disabled" | "practitioner.enabled" | "practitioner.deleted" | "patient.created" | "patient.updated" | "patient.deleted" | "appointment.created" | "appointment.updated" | "appointment.cancelled" | "appointment.notice_settled" | "session_configuration.updated" | "webhook_endpoint.disabled" | "feed.restored" | "form.created" | "form.saved" | "form.shelf_changed" | "form.deleted" | "form.requested" | "form.submitted" | "storybook.created" | "storybook.ready" | "storybook.failed" | "storybook.saved" | "storybook.shelf_changed" | "storybook.deleted" | "worksheet.created" | "worksheet.ready" | "worksheet.failed" | "worksheet.saved" | "worksheet.deleted" | "share.settled" | "note.created" | "note.saved" | "note.signed" | "note.unlocked" | "export.created" | "export.ready" | "export.failed" | "export.expired" | "playroom.created" | "playroom.saved" | "toolkit.created" | "toolkit.saved" | "game.session_started" | "game.save_created" | "game.save_deleted" | "community_item.created" | "community_item.deleted" | "clinic.*" | "practitioner.*" | "patient.*" | "appointment.*" | "session_configuration.*" | "webhook_endpoint.*" | "feed.*" | "form.*" | "storybook.*" | "worksheet.*" | "share.*" | "note.*" | "export.*" | "playroom.*" | "toolkit.*" | "game.*" | "community_item.*") | (string & {}))[];
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly failing_since: string | null;
            /** @description `failing` after five failures without a success: one event at a time is tried then. */
            readonly health: ("ok" | "failing") | (string & {});
            /** Format: uuid */
            readonly id: string;
            /**
             * @description Also events of what clinicians own. Needs delegation; while it is off, or the clinician disabled, such events are passed over and are not sent later.
             * @default false
             */
            readonly include_clinician_content: boolean;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly last_success_at: string | null;
            /** @description The newest event of the feed. */
            readonly latest_sequence: number;
            /** @description The next event of the feed to look at. */
            readonly next_sequence: number;
            /** @description `disabled` by the service; `active` in a PATCH goes on where it stopped. */
            readonly status: ("active" | "paused" | "disabled") | (string & {});
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
            /**
             * Format: uri
             * @description https, on port 443 or from 1024 on, without user name, password and fragment. Sealed at rest; no log and no audit entry holds it.
             * @example https://portal.partner.example/hooks/clinic
             */
            readonly url: string;
            /** @description Events that are taken and not delivered yet. */
            readonly waiting_count: number;
        } & {
            readonly [key: string]: unknown;
        };
        readonly WebhookKeyAnswer: {
            readonly data: components["schemas"]["WebhookKeyView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly WebhookKeyDraft: {
            /** @enum {string} */
            readonly kind: "ed25519" | "hmac";
            /**
             * @description How long the former key of this kind signs too.
             * @default 86400
             */
            readonly overlap_seconds?: number;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly WebhookKeyView: {
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /** Format: uuid */
            readonly id: string;
            readonly kind: ("ed25519" | "hmac") | (string & {});
            /**
             * @description Of `ed25519`: `whpk_` and the 32 bytes in base64.
             * @example whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=
             */
            readonly public_key: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly retires_at: string | null;
            /**
             * @description Of `hmac`, and shown only here: `whsec_` and 32 bytes in base64.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=
             */
            readonly secret?: string;
            /** @description `retiring` keys sign beside the active one. */
            readonly state: ("active" | "retiring") | (string & {});
        } & {
            readonly [key: string]: unknown;
        };
        readonly WebhookSigningKeyPage: {
            readonly data: readonly components["schemas"]["WebhookSigningKeyView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly WebhookSigningKeyView: {
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /** Format: uuid */
            readonly id: string;
            readonly kind: ("ed25519" | "hmac") | (string & {});
            /**
             * @description Of `ed25519`: `whpk_` and the 32 bytes in base64.
             * @example whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=
             */
            readonly public_key: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly retires_at: string | null;
            /** @description `retiring` keys sign beside the active one. */
            readonly state: ("active" | "retiring") | (string & {});
        } & {
            readonly [key: string]: unknown;
        };
        readonly WorksheetAnswer: {
            readonly data: components["schemas"]["WorksheetView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly WorksheetCreatedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["WorksheetCreatedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "worksheet.created";
        } & {
            readonly [key: string]: unknown;
        };
        readonly WorksheetCreatedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly WorksheetDeletedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["WorksheetDeletedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "worksheet.deleted";
        } & {
            readonly [key: string]: unknown;
        };
        readonly WorksheetDeletedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly WorksheetDraft: {
            readonly document: components["schemas"]["WorksheetDraftDocument"];
            /** @example Feelings thermometer */
            readonly title: string;
        };
        readonly WorksheetDraftDocument: {
            /**
             * @description Base64 with padding and without line breaks (RFC 4648, 4); 20 MB decoded at most.
             * @example JVBERi0xLjcK
             */
            readonly content_base64: string;
            /**
             * @description What the document is called at yours. It is not kept.
             * @example feelings-thermometer.pdf
             */
            readonly file_name: string;
            /**
             * @description What the document is. Where it turns out to be something else, the worksheet fails.
             * @enum {string}
             */
            readonly media_type: "application/pdf" | "image/png" | "image/jpeg";
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly WorksheetFailedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["WorksheetFailedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "worksheet.failed";
        } & {
            readonly [key: string]: unknown;
        };
        readonly WorksheetFailedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly WorksheetPage: {
            readonly data: readonly components["schemas"]["WorksheetView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly WorksheetPageAnswer: {
            readonly data: components["schemas"]["WorksheetPageView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly WorksheetPagePage: {
            readonly data: readonly components["schemas"]["WorksheetPageView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly WorksheetPageView: {
            /**
             * @description What a picture of the page is called.
             * @example Page 1 of 3
             */
            readonly alt_text: string;
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /** Format: uuid */
            readonly id: string;
            /**
             * Format: uri
             * @description The page (PNG); needs no token until it expires.
             * @example https://api.clinic-service.invalid/objects/sealed
             */
            readonly image_url: string;
            /**
             * Format: date-time
             * @description Read the page again for a fresh link.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly image_url_expires_at: string;
            /** @description Counted from 1. */
            readonly position: number;
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly WorksheetReadyEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Always `null`: other types have it. */
            readonly changed_fields: null | readonly string[];
            readonly data: components["schemas"]["WorksheetReadyEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "worksheet.ready";
        } & {
            readonly [key: string]: unknown;
        };
        readonly WorksheetReadyEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly WorksheetSavedEventView: {
            /** @description Who did it; `system`: the service itself. */
            readonly actor_kind: ("organization" | "delegated" | "embed" | "seat" | "practitioner" | "operator" | "system") | (string & {});
            /** @description Names of the fields that changed, sorted. A sealed text that was written again may be named although it is the same. */
            readonly changed_fields: readonly string[];
            readonly data: components["schemas"]["WorksheetSavedEventViewData"];
            /**
             * Format: uuid
             * @description The same in the feed and in every delivery, for ever: deduplicate by it.
             */
            readonly id: string;
            /**
             * Format: uuid
             * @description `X-Request-Id` of the request that did it; `null`: the service itself.
             */
            readonly request_id: string | null;
            /** @description Place in the feed: 1, 2, 3 … in the order of the commits, without gaps but for the one that `feed.restored` announces. */
            readonly sequence: number;
            /**
             * Format: date-time
             * @description When the change was committed; never before that of the event before.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly timestamp: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "worksheet.saved";
        } & {
            readonly [key: string]: unknown;
        };
        readonly WorksheetSavedEventViewData: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly WorksheetView: {
            /**
             * Format: uri
             * @description The first page, smaller (PNG); works for about an hour, without a token. `null` until ready.
             * @example https://api.clinic-service.invalid/objects/sealed
             */
            readonly cover_image_url: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /** @description Why it failed. */
            readonly failure_code: ("unreadable_document" | "encrypted_document" | "too_many_pages" | "storage_limit_reached") | (string & {}) | null;
            /** Format: uuid */
            readonly id: string;
            /** @description Known once the document has been opened. */
            readonly page_count: number | null;
            /** @description Pages that have their picture. */
            readonly pages_done: number;
            /**
             * Format: uuid
             * @description Whose it is.
             */
            readonly partner_practitioner_id: string;
            /**
             * Format: date-time
             * @description When it became ready.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly ready_at: string | null;
            /** @description Poll while `converting`; `Retry-After` says when. */
            readonly status: ("converting" | "ready" | "failed") | (string & {});
            /** @example Feelings thermometer */
            readonly title: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
    };
    responses: {
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly AttachPlayroomContentUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["AttachPlayroomContentUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly AttachToolkitContentUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["AttachToolkitContentUnprocessableError"];
            };
        };
        /** @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds. */
        readonly ConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ConflictError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `content-not-ready`: The content is still being made, or could not be made.
         *
         *     `storage-limit-reached`: It does not fit into what is left of the organization's storage. Delete content, or ask for more.
         */
        readonly CopyCommunityItemConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CopyCommunityItemConflictError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `address-not-allowed`: The request comes from an address that is not on the organization's allowlist.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         */
        readonly CopyCommunityItemForbidden: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CopyCommunityItemForbiddenError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CopyCommunityItemUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CopyCommunityItemUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `appointment-conflict`: The practitioner already has an appointment in that window.
         */
        readonly CreateAppointmentConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateAppointmentConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         *
         *     `same-clinic-mismatch`: The practitioner, the patient and the appointment must belong to the same clinic.
         *
         *     `recipient-address-missing`: The patient has no e-mail address.
         */
        readonly CreateAppointmentUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateAppointmentUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `clinic-name-conflict`: Another clinic of the organization has that name.
         *
         *     `external-id-conflict`: Another record of the same kind has that external_id.
         */
        readonly CreateClinicConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateClinicConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateClinicUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateClinicUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `community-item-conflict`: The same content is already shared with the clinic.
         */
        readonly CreateCommunityItemConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateCommunityItemConflictError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `address-not-allowed`: The request comes from an address that is not on the organization's allowlist.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         */
        readonly CreateCommunityItemForbidden: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateCommunityItemForbiddenError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateCommunityItemUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateCommunityItemUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateEmbedTokenUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateEmbedTokenUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `export-in-progress`: The clinician already has an export running.
         *
         *     `export-limit-reached`: The clinician already has as many archives as are kept at a time. The oldest one expires first.
         *
         *     `storage-limit-reached`: It does not fit into what is left of the organization's storage. Delete content, or ask for more.
         */
        readonly CreateExportConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateExportConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateExportUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateExportUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateFormUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateFormUnprocessableError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `address-not-allowed`: The request comes from an address that is not on the organization's allowlist.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         */
        readonly CreateGameSessionForbidden: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateGameSessionForbiddenError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateGameSessionUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateGameSessionUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `external-id-conflict`: Another record of the same kind has that external_id.
         */
        readonly CreatePatientConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreatePatientConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         *
         *     `same-clinic-mismatch`: The practitioner, the patient and the appointment must belong to the same clinic.
         */
        readonly CreatePatientUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreatePatientUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreatePlayroomUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreatePlayroomUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `partner-email-conflict`: Another practitioner of the organization has that e-mail address.
         *
         *     `external-id-conflict`: Another record of the same kind has that external_id.
         */
        readonly CreatePractitionerConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreatePractitionerConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreatePractitionerUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreatePractitionerUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateSessionLinksUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateSessionLinksUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `storage-limit-reached`: It does not fit into what is left of the organization's storage. Delete content, or ask for more.
         */
        readonly CreateStorybookConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateStorybookConflictError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `address-not-allowed`: The request comes from an address that is not on the organization's allowlist.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         */
        readonly CreateStorybookForbidden: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateStorybookForbiddenError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateStorybookUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateStorybookUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateToolkitUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateToolkitUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `webhook-endpoint-limit`: The organization has as many webhook endpoints as it may have. Delete one first.
         */
        readonly CreateWebhookEndpointConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateWebhookEndpointConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateWebhookEndpointUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateWebhookEndpointUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateWebhookKeyUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateWebhookKeyUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `storage-limit-reached`: It does not fit into what is left of the organization's storage. Delete content, or ask for more.
         */
        readonly CreateWorksheetConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateWorksheetConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateWorksheetUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["CreateWorksheetUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `clinic-not-empty`: The clinic still has practitioners, patients or appointments.
         */
        readonly DeleteClinicConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DeleteClinicConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DeleteClinicUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DeleteClinicUnprocessableError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `address-not-allowed`: The request comes from an address that is not on the organization's allowlist.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         */
        readonly DeleteCommunityItemForbidden: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DeleteCommunityItemForbiddenError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DeleteCommunityItemUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DeleteCommunityItemUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DeleteFormUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DeleteFormUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DeleteGameSaveUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DeleteGameSaveUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DeletePatientUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DeletePatientUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `practitioner-owner-protected`: The owner of an upgraded clinic cannot be disabled or deleted. Make another practitioner the owner first.
         */
        readonly DeletePractitionerConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DeletePractitionerConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DeletePractitionerUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DeletePractitionerUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DeleteStorybookUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DeleteStorybookUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DeleteWebhookEndpointUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DeleteWebhookEndpointUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DeleteWorksheetUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DeleteWorksheetUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DetachPlayroomContentUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DetachPlayroomContentUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DetachToolkitContentUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DetachToolkitContentUnprocessableError"];
            };
        };
        /** @description `export-not-ready`: The archive of the export is not ready. */
        readonly DownloadExportConflict: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DownloadExportConflictError"];
            };
        };
        /** @description `export-expired`: The archive of the export was deleted after its time. */
        readonly DownloadExportGone: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DownloadExportGoneError"];
            };
        };
        /** @description `content-not-ready`: The content is still being made, or could not be made. */
        readonly DownloadStorybookConflict: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DownloadStorybookConflictError"];
            };
        };
        /** @description `content-not-ready`: The content is still being made, or could not be made. */
        readonly DownloadWorksheetConflict: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["DownloadWorksheetConflictError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `address-not-allowed`: The request comes from an address that is not on the organization's allowlist.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         */
        readonly Forbidden: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ForbiddenError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `address-not-allowed`: The request comes from an address that is not on the organization's allowlist.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         */
        readonly GetCommunityItemForbidden: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["GetCommunityItemForbiddenError"];
            };
        };
        /** @description `content-not-ready`: The content is still being made, or could not be made. */
        readonly GetGameSaveThumbnailConflict: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["GetGameSaveThumbnailConflictError"];
            };
        };
        /** @description `content-not-ready`: The content is still being made, or could not be made. */
        readonly GetStorybookCoverConflict: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["GetStorybookCoverConflictError"];
            };
        };
        /** @description `content-not-ready`: The content is still being made, or could not be made. */
        readonly GetStorybookPageImageConflict: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["GetStorybookPageImageConflictError"];
            };
        };
        /** @description `content-not-ready`: The content is still being made, or could not be made. */
        readonly GetWorksheetCoverConflict: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["GetWorksheetCoverConflictError"];
            };
        };
        /** @description `events-expired`: Events before `oldest_sequence` are not kept any more. Read the records anew. */
        readonly Gone: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["GoneError"];
            };
        };
        /** @description `events-expired`: Events before `oldest_sequence` are not kept any more. Read the records anew. */
        readonly GoneReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["GoneError"];
            };
        };
        /** @description `internal-error`: Something went wrong on our side. Retry once with the same Idempotency-Key. */
        readonly InternalError: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["InternalErrorError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `address-not-allowed`: The request comes from an address that is not on the organization's allowlist.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         */
        readonly ListCommunityItemsForbidden: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ListCommunityItemsForbiddenError"];
            };
        };
        /** @description `method-not-allowed`: The path exists, but not with this method; the Allow header lists the methods it has. */
        readonly MethodNotAllowed: {
            headers: {
                readonly Allow: components["headers"]["Allow"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["MethodNotAllowedError"];
            };
        };
        /** @description `not-found`: There is nothing here that this token can reach. */
        readonly NotFound: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["NotFoundError"];
            };
        };
        /** @description `not-found`: There is nothing here that this token can reach. */
        readonly NotFoundReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["NotFoundError"];
            };
        };
        /** @description `payload-too-large`: The request body is larger than this operation takes. */
        readonly PayloadTooLarge: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["PayloadTooLargeError"];
            };
        };
        /** @description `precondition-failed`: The resource has changed since the ETag in If-Match was issued. */
        readonly PreconditionFailed: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["PreconditionFailedError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `webhook-endpoint-inactive`: Nothing is sent to the webhook endpoint while it is paused or disabled.
         */
        readonly ResendWebhookDeliveryConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ResendWebhookDeliveryConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly ResendWebhookDeliveryUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ResendWebhookDeliveryUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `content-not-ready`: The content is still being made, or could not be made.
         */
        readonly ShareStorybookConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ShareStorybookConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         *
         *     `recipient-address-missing`: The patient has no e-mail address.
         *
         *     `recipient-limit-reached`: The organization has e-mailed as many forms and shares to this recipient as it may on one day. Retry with another Idempotency-Key after the given number of seconds.
         */
        readonly ShareStorybookUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ShareStorybookUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `content-not-ready`: The content is still being made, or could not be made.
         */
        readonly ShareWorksheetConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ShareWorksheetConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         *
         *     `recipient-address-missing`: The patient has no e-mail address.
         *
         *     `recipient-limit-reached`: The organization has e-mailed as many forms and shares to this recipient as it may on one day. Retry with another Idempotency-Key after the given number of seconds.
         */
        readonly ShareWorksheetUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["ShareWorksheetUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `webhook-endpoint-inactive`: Nothing is sent to the webhook endpoint while it is paused or disabled.
         */
        readonly TestWebhookEndpointConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["TestWebhookEndpointConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly TestWebhookEndpointUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["TestWebhookEndpointUnprocessableError"];
            };
        };
        /** @description `rate-limited`: The organization has used up its requests of this window. Retry after the given number of seconds. */
        readonly TooManyRequests: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["TooManyRequestsError"];
            };
        };
        /** @description `unauthorized`: The access token is missing, malformed, expired or no longer valid. */
        readonly Unauthorized: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnauthorizedError"];
            };
        };
        /** @description `service-unavailable`: The service cannot answer at the moment. Retry after the given number of seconds. */
        readonly Unavailable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnavailableError"];
            };
        };
        /** @description `validation-error`: The request is not valid; the members of fields say where and why. */
        readonly Unprocessable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnprocessableError"];
            };
        };
        /** @description `unsupported-media-type`: The request body must be application/json. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UnsupportedMediaTypeError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `appointment-conflict`: The practitioner already has an appointment in that window.
         */
        readonly UpdateAppointmentConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UpdateAppointmentConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         *
         *     `same-clinic-mismatch`: The practitioner, the patient and the appointment must belong to the same clinic.
         */
        readonly UpdateAppointmentUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UpdateAppointmentUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `clinic-name-conflict`: Another clinic of the organization has that name.
         *
         *     `external-id-conflict`: Another record of the same kind has that external_id.
         */
        readonly UpdateClinicConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UpdateClinicConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly UpdateClinicUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UpdateClinicUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly UpdateFormUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UpdateFormUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `external-id-conflict`: Another record of the same kind has that external_id.
         */
        readonly UpdatePatientConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UpdatePatientConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         *
         *     `same-clinic-mismatch`: The practitioner, the patient and the appointment must belong to the same clinic.
         */
        readonly UpdatePatientUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UpdatePatientUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly UpdatePlayroomUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UpdatePlayroomUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `partner-email-conflict`: Another practitioner of the organization has that e-mail address.
         *
         *     `external-id-conflict`: Another record of the same kind has that external_id.
         *
         *     `practitioner-owner-protected`: The owner of an upgraded clinic cannot be disabled or deleted. Make another practitioner the owner first.
         */
        readonly UpdatePractitionerConflictReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UpdatePractitionerConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly UpdatePractitionerUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UpdatePractitionerUnprocessableError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `address-not-allowed`: The request comes from an address that is not on the organization's allowlist.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         */
        readonly UpdateSessionConfigurationForbidden: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UpdateSessionConfigurationForbiddenError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly UpdateSessionConfigurationUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UpdateSessionConfigurationUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly UpdateStorybookUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UpdateStorybookUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly UpdateToolkitUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UpdateToolkitUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly UpdateWebhookEndpointUnprocessableReplayable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["UpdateWebhookEndpointUnprocessableError"];
            };
        };
    };
    parameters: {
        /** @description Names the intent; the same key again shows the first answer. One header line. */
        readonly IdempotencyKey: string;
        /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
        readonly IfMatch: string;
        /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
        readonly IfNoneMatch: string;
        /** @description Names the intent; the same key again shows the first answer. One header line. */
        readonly OptionalIdempotencyKey: string;
        /** @description One range of bytes, such as `bytes=1000-`: a download that broke off goes on. Anything else is ignored, and everything is sent (RFC 9110, 14.2). */
        readonly Range: string;
    };
    requestBodies: never;
    headers: {
        /** @description A part can be asked for with `Range`. */
        readonly "Accept-Ranges": "bytes";
        /** @description The methods that the path has. */
        readonly Allow: string;
        /** @description Always `no-store`. */
        readonly "Cache-Control": "no-store";
        /** @description A download, under a file name that is the same for everybody. */
        readonly "Content-Disposition": string;
        /** @description Which bytes of how many these are. */
        readonly "Content-Range": string;
        /** @description Of what a GET shows; for `If-Match`. */
        readonly ETag: string;
        /** @description Present when this is the stored answer of an earlier request with the same key. */
        readonly "Idempotent-Replayed": "true";
        /** @description Where the new resource is read. */
        readonly Location: string;
        /** @description Seconds to wait. */
        readonly "Retry-After": number;
        /** @description Seconds to wait, where waiting helps. */
        readonly "Retry-After-Hint": number;
        /** @description The scheme to use. */
        readonly "WWW-Authenticate": string;
        /** @description Requests left in this hour. */
        readonly "X-RateLimit-Hour-Remaining": number;
        /** @description When the hour refills, in Unix seconds. */
        readonly "X-RateLimit-Hour-Reset": number;
        /** @description Requests left in this minute. */
        readonly "X-RateLimit-Minute-Remaining": number;
        /** @description When the minute refills, in Unix seconds. */
        readonly "X-RateLimit-Minute-Reset": number;
        /** @description Names this answer; equal to `meta.request_id` and to `request_id` of a problem. */
        readonly "X-Request-Id": string;
    };
    pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
    readonly listAppointments: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Also the deleted records; takes true, 1, on and false, 0, off, in any case. */
                readonly include_deleted?: boolean;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only those with this `partner_clinic_id`. */
                readonly partner_clinic_id?: string;
                /** @description Only those with this `partner_patient_id`. */
                readonly partner_patient_id?: string;
                /** @description Only those with this `partner_practitioner_id`. */
                readonly partner_practitioner_id?: string;
                /** @description Inclusive. */
                readonly start_at_from?: string;
                /** @description Exclusive. */
                readonly start_at_to?: string;
                /** @description Only those with this `status`. */
                readonly status?: "scheduled" | "completed" | "cancelled" | "no_show";
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "start_at": "2026-03-02T09:00:00.000Z",
                     *           "end_at": "2026-03-02T09:50:00.000Z",
                     *           "timezone": "Europe/Berlin",
                     *           "session_type": "virtual",
                     *           "notes": "Text",
                     *           "status": "scheduled",
                     *           "patient_video_url": "https://host.example/join/AbCdEfGhIjKlMnOpQrStUv",
                     *           "clinician_video_url": "https://host.example/join/ZyXwVuTsRqPoNmLkJiHgFe",
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AppointmentPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createAppointment: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "partner_practitioner_id": "0d0c8b59-7f5e-4f0e-8d3b-3f8a2f1c9e22",
                 *       "partner_patient_id": "9b7f8a52-2c0e-4a3b-8b7c-5e4d3c2b1a33",
                 *       "start_at": "2030-03-04T09:00:00Z",
                 *       "end_at": "2030-03-04T09:50:00Z",
                 *       "session_type": "virtual",
                 *       "notify_patient": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["AppointmentDraft"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly Location: components["headers"]["Location"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_practitioner_id": "0d0c8b59-7f5e-4f0e-8d3b-3f8a2f1c9e22",
                     *         "partner_patient_id": "9b7f8a52-2c0e-4a3b-8b7c-5e4d3c2b1a33",
                     *         "start_at": "2030-03-04T09:00:00Z",
                     *         "end_at": "2030-03-04T09:50:00Z",
                     *         "timezone": "Europe/Berlin",
                     *         "session_type": "virtual",
                     *         "notes": "Text",
                     *         "status": "scheduled",
                     *         "patient_video_url": "https://host.example/join/AbCdEfGhIjKlMnOpQrStUv",
                     *         "clinician_video_url": "https://host.example/join/ZyXwVuTsRqPoNmLkJiHgFe",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AppointmentAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["CreateAppointmentConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateAppointmentUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAppointment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "start_at": "2026-03-02T09:00:00.000Z",
                     *         "end_at": "2026-03-02T09:50:00.000Z",
                     *         "timezone": "Europe/Berlin",
                     *         "session_type": "virtual",
                     *         "notes": "Text",
                     *         "status": "scheduled",
                     *         "patient_video_url": "https://host.example/join/AbCdEfGhIjKlMnOpQrStUv",
                     *         "clinician_video_url": "https://host.example/join/ZyXwVuTsRqPoNmLkJiHgFe",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AppointmentAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateAppointment: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "status": "cancelled"
                 *     }
                 */
                readonly "application/json": components["schemas"]["AppointmentChange"];
            };
        };
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "start_at": "2026-03-02T09:00:00.000Z",
                     *         "end_at": "2026-03-02T09:50:00.000Z",
                     *         "timezone": "Europe/Berlin",
                     *         "session_type": "virtual",
                     *         "notes": "Text",
                     *         "status": "cancelled",
                     *         "patient_video_url": "https://host.example/join/AbCdEfGhIjKlMnOpQrStUv",
                     *         "clinician_video_url": "https://host.example/join/ZyXwVuTsRqPoNmLkJiHgFe",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AppointmentAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["UpdateAppointmentConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UpdateAppointmentUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAppointmentEffects: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "kind": "email",
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "recipient": "practitioner",
                     *           "about": "booked",
                     *           "state": "waiting",
                     *           "requested_at": "2026-03-02T09:00:00.000Z",
                     *           "settled_at": "2026-03-02T09:00:00.000Z",
                     *           "workflow_id": "appointment/…"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["EffectPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createSessionLinks: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "clinician_video_url": "https://host.example/join/ZyXwVuTsRqPoNmLkJiHgFe",
                     *         "patient_video_url": "https://host.example/join/AbCdEfGhIjKlMnOpQrStUv",
                     *         "video_provider": "Jitsi",
                     *         "waiting_room_enabled": true
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SessionLinksAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateSessionLinksUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAuditCheckpoints: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only checkpoints that cover this place in the chain. */
                readonly sequence_from?: number;
                /** @description Only checkpoints signed at or after this moment. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "number": 1,
                     *           "kind": "regular",
                     *           "environment": "production",
                     *           "signed_at": "2026-03-02T09:00:00.000Z",
                     *           "organization_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "sequence": 1,
                     *           "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "leaf_hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "proof": [
                     *             {
                     *               "side": "left",
                     *               "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *             }
                     *           ],
                     *           "root": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "previous_hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "key_id": "21fe31dfa154a261",
                     *           "public_key": "O2onvM62pC1io6jQKm8Nc2UyFXcd4kOmOsBIoYtZ2ik",
                     *           "signature": "Zm9v"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AuditCheckpointPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAuditEntries: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only entries from this place in the chain on. */
                readonly sequence_from?: number;
                /** @description Only entries recorded at or after this moment. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "sequence": 1,
                     *           "recorded_at": "2026-03-02T09:00:00.000Z",
                     *           "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "replayed_request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "actor_kind": "organization",
                     *           "client_id": "client_1",
                     *           "practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "action": "getClinic",
                     *           "route": "/v1/partner/clinics/{id}",
                     *           "method": "GET",
                     *           "status": 200,
                     *           "problem": "not-found",
                     *           "resource_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "workflow_id": "appointment/…",
                     *           "operator": "ida",
                     *           "shown_ids": [
                     *             "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                     *           ],
                     *           "leaf_version": 1,
                     *           "leaf_hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "previous_hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AuditEntryPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listCommunityItems: {
        readonly parameters: {
            readonly query?: {
                /** @description Only those with this `content_type`. */
                readonly content_type?: "worksheet" | "storybook" | "form";
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description The clinician's own; required on an organization token. */
                readonly partner_clinic_id?: string;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "content_type": "worksheet",
                     *           "content_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "title": "Before the first session",
                     *           "description": "Children open up with this one.",
                     *           "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "shared_by_partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "shared_at": "2026-03-02T09:00:00.000Z",
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ListCommunityItemsPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ListCommunityItemsForbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createCommunityItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "content_type": "form",
                 *       "content_id": "9b7f8a52-2c0e-4a3b-8b7c-5e4d3c2b1a33",
                 *       "description": "Children open up with this one."
                 *     }
                 */
                readonly "application/json": components["schemas"]["CommunityItemDraft"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly Location: components["headers"]["Location"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "content_type": "form",
                     *         "content_id": "9b7f8a52-2c0e-4a3b-8b7c-5e4d3c2b1a33",
                     *         "title": "Before the first session",
                     *         "description": "Children open up with this one.",
                     *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "shared_by_partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "shared_at": "2026-03-02T09:00:00.000Z",
                     *         "preview": {},
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CommunityItemAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["CreateCommunityItemForbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["CreateCommunityItemConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateCommunityItemUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getCommunityItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "content_type": "worksheet",
                     *         "content_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "title": "Before the first session",
                     *         "description": "Children open up with this one.",
                     *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "shared_by_partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "shared_at": "2026-03-02T09:00:00.000Z",
                     *         "preview": {},
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CommunityItemAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["GetCommunityItemForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteCommunityItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; no body. */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["DeleteCommunityItemForbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["DeleteCommunityItemUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly copyCommunityItem: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "content_type": "worksheet",
                     *         "content_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CopyCommunityItemAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["CopyCommunityItemForbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["CopyCommunityItemConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CopyCommunityItemUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listClinics: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Exact and case-sensitive. */
                readonly external_id?: string;
                /** @description Also the deleted records; takes true, 1, on and false, 0, off, in any case. */
                readonly include_deleted?: boolean;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "name": "Harbour Practice",
                     *           "timezone": "Europe/Berlin",
                     *           "external_id": "ehr-4711",
                     *           "service_upgraded_at": "2026-03-02T09:00:00.000Z",
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ClinicPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createClinic: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Harbour Practice",
                 *       "timezone": "Europe/Berlin",
                 *       "external_id": "site-17"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ClinicDraft"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly Location: components["headers"]["Location"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "name": "Harbour Practice",
                     *         "timezone": "Europe/Berlin",
                     *         "external_id": "site-17",
                     *         "service_upgraded_at": "2026-03-02T09:00:00.000Z",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ClinicAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["CreateClinicConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateClinicUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getClinic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "name": "Harbour Practice",
                     *         "timezone": "Europe/Berlin",
                     *         "external_id": "ehr-4711",
                     *         "service_upgraded_at": "2026-03-02T09:00:00.000Z",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ClinicAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteClinic: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; no body. */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["DeleteClinicConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["DeleteClinicUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateClinic: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Harbour Practice West"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ClinicChange"];
            };
        };
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "name": "Harbour Practice West",
                     *         "timezone": "Europe/Berlin",
                     *         "external_id": "ehr-4711",
                     *         "service_upgraded_at": "2026-03-02T09:00:00.000Z",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ClinicAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["UpdateClinicConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UpdateClinicUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createEmbedToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "areas": [
                 *         "clients",
                 *         "appointments"
                 *       ],
                 *       "area_access": "full",
                 *       "origins": [
                 *         "https://portal.partner.example"
                 *       ],
                 *       "ttl_seconds": 900
                 *     }
                 */
                readonly "application/json": components["schemas"]["EmbedTokenDraft"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "token": "Text",
                     *         "expires_at": "2026-03-02T09:00:00.000Z",
                     *         "practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "capabilities": [
                     *           "shell:read"
                     *         ]
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["EmbedTokenAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateEmbedTokenUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Also events of what clinicians own, while delegation is on. On an organization token alone: a delegated one sees those of its clinician. */
                readonly include_clinician_content?: boolean;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description The first event to show; without it, the oldest that is kept. Who follows the feed goes on from the last `sequence` + 1 while `has_more`, then from `meta.latest_sequence` + 1. */
                readonly sequence_from?: number;
                /** @description Only these, separated by commas: names of types, or all of a noun as `clinic.*`; up to 50. */
                readonly types?: string;
                /** @description Only events of this moment or later. */
                readonly updated_since?: string;
                /** @description Where nothing is to be shown, the answer waits for the first event, at most so long. Not together with `cursor`. */
                readonly wait_seconds?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "sequence": 1,
                     *           "type": "clinic.created",
                     *           "timestamp": "2026-03-02T09:00:00.000Z",
                     *           "actor_kind": "organization",
                     *           "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "changed_fields": null,
                     *           "data": {
                     *             "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "latest_sequence": 0,
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["EventPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 410: components["responses"]["Gone"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly Location: components["headers"]["Location"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "queued",
                     *         "items_done": 0,
                     *         "items_total": 0,
                     *         "size_bytes": 0,
                     *         "ready_at": "2026-03-02T09:00:00.000Z",
                     *         "expires_at": "2026-03-02T09:00:00.000Z",
                     *         "failure_code": "build_failed",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ExportAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["CreateExportConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateExportUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "queued",
                     *         "items_done": 0,
                     *         "items_total": 0,
                     *         "size_bytes": 0,
                     *         "ready_at": "2026-03-02T09:00:00.000Z",
                     *         "expires_at": "2026-03-02T09:00:00.000Z",
                     *         "failure_code": "build_failed",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ExportAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What is found at `Location`, for clients that follow. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": string;
                };
            };
            /** @description To be found at `Location`, for a few minutes. */
            readonly 302: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly Location: components["headers"]["Location"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["DownloadExportConflict"];
            readonly 410: components["responses"]["DownloadExportGone"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listForms: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "title": "Before the first session",
                     *           "description": "Text",
                     *           "fields": [
                     *             {
                     *               "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *               "type": "short_text",
                     *               "label": "How did you sleep?",
                     *               "help": "Text",
                     *               "required": true
                     *             }
                     *           ],
                     *           "status": "draft",
                     *           "shelf_ready": true,
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FormPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createForm: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "title": "Before the first session",
                 *       "description": "Takes about five minutes.",
                 *       "fields": [
                 *         {
                 *           "type": "heading",
                 *           "label": "About you"
                 *         },
                 *         {
                 *           "type": "short_text",
                 *           "label": "What should we call you?",
                 *           "required": true
                 *         },
                 *         {
                 *           "type": "single_choice",
                 *           "label": "How did you sleep?",
                 *           "options": [
                 *             "Well",
                 *             "So-so",
                 *             "Badly"
                 *           ]
                 *         },
                 *         {
                 *           "type": "scale",
                 *           "label": "How do you feel today?",
                 *           "min": 0,
                 *           "max": 10
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["FormDraft"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly Location: components["headers"]["Location"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "title": "Before the first session",
                     *         "description": "Takes about five minutes.",
                     *         "fields": [
                     *           {
                     *             "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *             "type": "heading",
                     *             "label": "About you",
                     *             "help": "Text",
                     *             "required": true
                     *           },
                     *           {
                     *             "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *             "type": "short_text",
                     *             "label": "What should we call you?",
                     *             "help": "Text",
                     *             "required": true
                     *           },
                     *           {
                     *             "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *             "type": "single_choice",
                     *             "label": "How did you sleep?",
                     *             "help": "Text",
                     *             "required": true,
                     *             "options": [
                     *               "Well",
                     *               "So-so",
                     *               "Badly"
                     *             ]
                     *           },
                     *           {
                     *             "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *             "type": "scale",
                     *             "label": "How do you feel today?",
                     *             "help": "Text",
                     *             "required": true,
                     *             "min": 0,
                     *             "max": 10
                     *           }
                     *         ],
                     *         "status": "draft",
                     *         "shelf_ready": true,
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FormAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateFormUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getForm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "title": "Before the first session",
                     *         "description": "Text",
                     *         "fields": [
                     *           {
                     *             "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *             "type": "short_text",
                     *             "label": "How did you sleep?",
                     *             "help": "Text",
                     *             "required": true
                     *           }
                     *         ],
                     *         "status": "draft",
                     *         "shelf_ready": true,
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FormAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteForm: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; no body. */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["DeleteFormUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateForm: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "shelf_ready": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["FormChange"];
            };
        };
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "title": "Before the first session",
                     *         "description": "Text",
                     *         "fields": [
                     *           {
                     *             "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *             "type": "short_text",
                     *             "label": "How did you sleep?",
                     *             "help": "Text",
                     *             "required": true
                     *           }
                     *         ],
                     *         "status": "draft",
                     *         "shelf_ready": true,
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FormAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UpdateFormUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listFormSubmissions: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "submission_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "form_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "status": "pending",
                     *           "requested_at": "2026-03-02T09:00:00.000Z",
                     *           "completed_at": "2026-03-02T09:00:00.000Z",
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FormSubmissionPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFormSubmission: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
                /** @description A UUID that the service gave. */
                readonly submissionId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "submission_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "form_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "pending",
                     *         "requested_at": "2026-03-02T09:00:00.000Z",
                     *         "completed_at": "2026-03-02T09:00:00.000Z",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FormSubmissionAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listGameSaves: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only those with this `partner_patient_id`. */
                readonly partner_patient_id?: string;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "name": "The island",
                     *           "game_type": "sandtray",
                     *           "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "has_thumbnail": true,
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["GameSavePage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getGameSave: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "name": "The island",
                     *         "game_type": "sandtray",
                     *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "has_thumbnail": true,
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z",
                     *         "scene": {
                     *           "items": [
                     *             {
                     *               "id": "Text",
                     *               "kind": "Text",
                     *               "x": -100000,
                     *               "y": -100000
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["GameSaveWithSceneAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteGameSave: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; no body. */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["DeleteGameSaveUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getGameSaveThumbnail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description One range of bytes, such as `bytes=1000-`: a download that broke off goes on. Anything else is ignored, and everything is sent (RFC 9110, 14.2). */
                readonly Range?: components["parameters"]["Range"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/png": string;
                };
            };
            /** @description The part that was asked for. */
            readonly 206: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Content-Range": components["headers"]["Content-Range"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/png": string;
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["GetGameSaveThumbnailConflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createGameSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "game_type": "sandtray",
                 *       "patient_id": "9b7f8a52-2c0e-4a3b-8b7c-5e4d3c2b1a33",
                 *       "origins": [
                 *         "https://portal.partner.example"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["GameSessionDraft"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "game_session_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "practitioner": {
                     *           "embed_url": "https://clinic-service.invalid/example",
                     *           "token": "Text",
                     *           "expires_at": "2026-03-02T09:00:00.000Z"
                     *         },
                     *         "patient": {
                     *           "embed_url": "https://clinic-service.invalid/example",
                     *           "token": "Text",
                     *           "expires_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["GameSessionAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["CreateGameSessionForbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateGameSessionUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getHealth: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "status": "ok",
                     *         "partner_organization_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "checked_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listNotes: {
        readonly parameters: {
            readonly query?: {
                /** @description Inclusive. */
                readonly created_at_from?: string;
                /** @description Exclusive. */
                readonly created_at_to?: string;
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Adds the bodies. */
                readonly include?: "body";
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only those with this `partner_appointment_id`. */
                readonly partner_appointment_id?: string;
                /** @description Only those with this `partner_patient_id`. */
                readonly partner_patient_id?: string;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "partner_appointment_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "status": "draft",
                     *           "signed_at": "2026-03-02T09:00:00.000Z",
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ListNotesPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getNote: {
        readonly parameters: {
            readonly query?: {
                /** @description Adds the transcript. */
                readonly include?: "transcript";
            };
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_appointment_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "draft",
                     *         "signed_at": "2026-03-02T09:00:00.000Z",
                     *         "body": "Text",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["NoteAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPatients: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Exact and case-sensitive. */
                readonly external_id?: string;
                /** @description Also the deleted records; takes true, 1, on and false, 0, off, in any case. */
                readonly include_deleted?: boolean;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only those with this `partner_clinic_id`. */
                readonly partner_clinic_id?: string;
                /** @description On whose roster; organization tokens only. */
                readonly partner_practitioner_id?: string;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "first_name": "Noa",
                     *           "last_name": "Lind",
                     *           "email": "family@home.example",
                     *           "phone": "+4930123456",
                     *           "date_of_birth": "2015-04-01",
                     *           "external_id": "ehr-4711",
                     *           "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "created_by_partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "roster_practitioner_ids": [
                     *             "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                     *           ],
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PatientPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createPatient: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "first_name": "Noa",
                 *       "last_name": "Lind",
                 *       "email": "family@home.example",
                 *       "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "created_by_partner_practitioner_id": "0d0c8b59-7f5e-4f0e-8d3b-3f8a2f1c9e22"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PatientDraft"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly Location: components["headers"]["Location"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "first_name": "Noa",
                     *         "last_name": "Lind",
                     *         "email": "family@home.example",
                     *         "phone": "+4930123456",
                     *         "date_of_birth": "2015-04-01",
                     *         "external_id": "ehr-4711",
                     *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "created_by_partner_practitioner_id": "0d0c8b59-7f5e-4f0e-8d3b-3f8a2f1c9e22",
                     *         "roster_practitioner_ids": [
                     *           "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                     *         ],
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PatientAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["CreatePatientConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreatePatientUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPatient: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "first_name": "Noa",
                     *         "last_name": "Lind",
                     *         "email": "family@home.example",
                     *         "phone": "+4930123456",
                     *         "date_of_birth": "2015-04-01",
                     *         "external_id": "ehr-4711",
                     *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "created_by_partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "roster_practitioner_ids": [
                     *           "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                     *         ],
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PatientAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deletePatient: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; no body. */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["DeletePatientUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updatePatient: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "phone": "+4930123456",
                 *       "external_id": null
                 *     }
                 */
                readonly "application/json": components["schemas"]["PatientChange"];
            };
        };
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "first_name": "Noa",
                     *         "last_name": "Lind",
                     *         "email": "family@home.example",
                     *         "phone": "+4930123456",
                     *         "date_of_birth": "2015-04-01",
                     *         "external_id": null,
                     *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "created_by_partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "roster_practitioner_ids": [
                     *           "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                     *         ],
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PatientAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["UpdatePatientConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UpdatePatientUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPatientAccesses: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only what was recorded at or after this moment. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "recorded_at": "2026-03-02T09:00:00.000Z",
                     *           "audit_sequence": 1,
                     *           "actor_kind": "organization",
                     *           "client_id": "client_1",
                     *           "practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "operator": "ida",
                     *           "operation": "listPatients",
                     *           "resource_kind": "appointment",
                     *           "resource_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PatientAccessPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPlayrooms: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "name": "Meadow room",
                     *           "room_type": "child",
                     *           "age_band": "3-5",
                     *           "theme": "meadow",
                     *           "items": [
                     *             "activity_shelf"
                     *           ],
                     *           "published": true,
                     *           "is_default": true,
                     *           "palette": {
                     *             "primary": "#3a7d44",
                     *             "secondary": "#3a7d44",
                     *             "accent": "#3a7d44",
                     *             "background": "#3a7d44"
                     *           },
                     *           "artwork_url": "https://api.clinic-service.invalid/artwork/playrooms/meadow-child.svg",
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PlayroomPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createPlayroom: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Reef room",
                 *       "room_type": "child",
                 *       "theme": "ocean",
                 *       "items": [
                 *         "sand_tray"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["PlayroomDraft"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly Location: components["headers"]["Location"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "name": "Reef room",
                     *         "room_type": "child",
                     *         "age_band": "3-5",
                     *         "theme": "ocean",
                     *         "items": [
                     *           "sand_tray"
                     *         ],
                     *         "published": true,
                     *         "is_default": true,
                     *         "palette": {
                     *           "primary": "#3a7d44",
                     *           "secondary": "#3a7d44",
                     *           "accent": "#3a7d44",
                     *           "background": "#3a7d44"
                     *         },
                     *         "artwork_url": "https://api.clinic-service.invalid/artwork/playrooms/meadow-child.svg",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PlayroomAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreatePlayroomUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPlayroom: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "name": "Meadow room",
                     *         "room_type": "child",
                     *         "age_band": "3-5",
                     *         "theme": "meadow",
                     *         "items": [
                     *           "activity_shelf"
                     *         ],
                     *         "published": true,
                     *         "is_default": true,
                     *         "palette": {
                     *           "primary": "#3a7d44",
                     *           "secondary": "#3a7d44",
                     *           "accent": "#3a7d44",
                     *           "background": "#3a7d44"
                     *         },
                     *         "artwork_url": "https://api.clinic-service.invalid/artwork/playrooms/meadow-child.svg",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PlayroomAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updatePlayroom: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "theme": "forest",
                 *       "published": false
                 *     }
                 */
                readonly "application/json": components["schemas"]["PlayroomChange"];
            };
        };
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "name": "Meadow room",
                     *         "room_type": "child",
                     *         "age_band": "3-5",
                     *         "theme": "forest",
                     *         "items": [
                     *           "activity_shelf"
                     *         ],
                     *         "published": false,
                     *         "is_default": true,
                     *         "palette": {
                     *           "primary": "#3a7d44",
                     *           "secondary": "#3a7d44",
                     *           "accent": "#3a7d44",
                     *           "background": "#3a7d44"
                     *         },
                     *         "artwork_url": "https://api.clinic-service.invalid/artwork/playrooms/meadow-child.svg",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PlayroomAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UpdatePlayroomUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPlayroomContent: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "content_type": "worksheet",
                     *           "content_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "title": "Feelings thermometer",
                     *           "position": 1,
                     *           "attached_at": "2026-03-02T09:00:00.000Z",
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AttachmentPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPlayroomContent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly contentId: string;
                /** @description The kind of content. */
                readonly contentType: "worksheet" | "storybook";
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "content_type": "worksheet",
                     *         "content_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "title": "Feelings thermometer",
                     *         "position": 1,
                     *         "attached_at": "2026-03-02T09:00:00.000Z",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AttachmentAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly attachPlayroomContent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly contentId: string;
                /** @description The kind of content. */
                readonly contentType: "worksheet" | "storybook";
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "content_type": "worksheet",
                     *         "content_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "title": "Feelings thermometer",
                     *         "position": 1,
                     *         "attached_at": "2026-03-02T09:00:00.000Z",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AttachmentAnswer"];
                };
            };
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "content_type": "worksheet",
                     *         "content_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "title": "Feelings thermometer",
                     *         "position": 1,
                     *         "attached_at": "2026-03-02T09:00:00.000Z",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AttachmentAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["AttachPlayroomContentUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly detachPlayroomContent: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly contentId: string;
                /** @description The kind of content. */
                readonly contentType: "worksheet" | "storybook";
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; no body. */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["DetachPlayroomContentUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPractitioners: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Exact and case-sensitive. */
                readonly external_id?: string;
                /** @description Also the deleted records; takes true, 1, on and false, 0, off, in any case. */
                readonly include_deleted?: boolean;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only those with this `partner_clinic_id`. */
                readonly partner_clinic_id?: string;
                /** @description Only those with this `status`. */
                readonly status?: "active" | "disabled";
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "first_name": "Ada",
                     *           "last_name": "Winter",
                     *           "email": "ada@practice.example",
                     *           "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "role": "member",
                     *           "country": "DE",
                     *           "status": "active",
                     *           "external_id": "ehr-4711",
                     *           "service_account_linked_at": "2026-03-02T09:00:00.000Z",
                     *           "service_login_status": "none",
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PractitionerPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createPractitioner: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "first_name": "Ada",
                 *       "last_name": "Winter",
                 *       "email": "ada@practice.example",
                 *       "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "role": "member"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PractitionerDraft"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly Location: components["headers"]["Location"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "first_name": "Ada",
                     *         "last_name": "Winter",
                     *         "email": "ada@practice.example",
                     *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "role": "member",
                     *         "country": "DE",
                     *         "status": "active",
                     *         "external_id": "ehr-4711",
                     *         "service_account_linked_at": "2026-03-02T09:00:00.000Z",
                     *         "service_login_status": "none",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PractitionerAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["CreatePractitionerConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreatePractitionerUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPractitioner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "first_name": "Ada",
                     *         "last_name": "Winter",
                     *         "email": "ada@practice.example",
                     *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "role": "member",
                     *         "country": "DE",
                     *         "status": "active",
                     *         "external_id": "ehr-4711",
                     *         "service_account_linked_at": "2026-03-02T09:00:00.000Z",
                     *         "service_login_status": "none",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PractitionerAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deletePractitioner: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; no body. */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["DeletePractitionerConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["DeletePractitionerUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updatePractitioner: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "status": "disabled"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PractitionerChange"];
            };
        };
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "first_name": "Ada",
                     *         "last_name": "Winter",
                     *         "email": "ada@practice.example",
                     *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "role": "member",
                     *         "country": "DE",
                     *         "status": "disabled",
                     *         "external_id": "ehr-4711",
                     *         "service_account_linked_at": "2026-03-02T09:00:00.000Z",
                     *         "service_login_status": "none",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PractitionerAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["UpdatePractitionerConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UpdatePractitionerUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getRequest: {
        readonly parameters: {
            readonly query?: {
                /** @description The answer waits until it is `settled`, at most so long. */
                readonly wait_seconds?: number;
            };
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "recorded_at": "2026-03-02T09:00:00.000Z",
                     *         "audit_sequence": 1,
                     *         "operation": "createAppointment",
                     *         "method": "POST",
                     *         "route": "/v1/partner/appointments",
                     *         "status": 201,
                     *         "problem": "not-found",
                     *         "problem_type": "https://cdn.practice.example/logo.svg",
                     *         "actor_kind": "organization",
                     *         "client_id": "client_1",
                     *         "practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "resource_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "replayed_request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "replay_count": 0,
                     *         "effects": [
                     *           {
                     *             "kind": "email",
                     *             "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *             "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *             "recipient": "practitioner",
                     *             "about": "booked",
                     *             "state": "waiting",
                     *             "requested_at": "2026-03-02T09:00:00.000Z",
                     *             "settled_at": "2026-03-02T09:00:00.000Z",
                     *             "workflow_id": "appointment/…"
                     *           }
                     *         ],
                     *         "events": [
                     *           {
                     *             "sequence": 1,
                     *             "type": "Text"
                     *           }
                     *         ],
                     *         "settled": true
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RequestAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSessionConfiguration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "video_provider": "None",
                     *         "waiting_room_enabled": true,
                     *         "recording_enabled": true,
                     *         "enabled_features": [
                     *           "clients"
                     *         ],
                     *         "upgrade_enabled": true,
                     *         "camera_default": "on",
                     *         "session_page_enabled": true,
                     *         "locale": "en",
                     *         "branding": {
                     *           "display_name": "Text",
                     *           "logo_url": "https://cdn.example/logo.svg",
                     *           "primary_color": "#3a7d44",
                     *           "accent_color": "#3a7d44"
                     *         },
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SessionConfigurationAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateSessionConfiguration: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "video_provider": "Jitsi",
                 *       "branding": {
                 *         "display_name": "Harbour Practice"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["SessionConfigurationChange"];
            };
        };
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "video_provider": "Jitsi",
                     *         "waiting_room_enabled": true,
                     *         "recording_enabled": true,
                     *         "enabled_features": [
                     *           "clients"
                     *         ],
                     *         "upgrade_enabled": true,
                     *         "camera_default": "on",
                     *         "session_page_enabled": true,
                     *         "locale": "en",
                     *         "branding": {
                     *           "display_name": "Harbour Practice",
                     *           "logo_url": "https://cdn.example/logo.svg",
                     *           "primary_color": "#3a7d44",
                     *           "accent_color": "#3a7d44"
                     *         },
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SessionConfigurationAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["UpdateSessionConfigurationForbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UpdateSessionConfigurationUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listStorybooks: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "status": "generating",
                     *           "title": "Text",
                     *           "language": "en",
                     *           "page_count": 1,
                     *           "pages_done": 1,
                     *           "shelf_ready": true,
                     *           "cover_image_url": "https://clinic-service.invalid/example",
                     *           "failure_code": "content_refused",
                     *           "ready_at": "2026-03-02T09:00:00.000Z",
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["StorybookPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createStorybook: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "topic": "Being afraid of the dark",
                 *       "therapeutic_goal": "Finding a way to calm down before falling asleep",
                 *       "age_band": "6-8",
                 *       "character_name": "Pim",
                 *       "language": "en",
                 *       "illustration_style": "watercolor",
                 *       "page_count": 8
                 *     }
                 */
                readonly "application/json": components["schemas"]["StorybookDraft"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly Location: components["headers"]["Location"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "generating",
                     *         "title": "Text",
                     *         "language": "en",
                     *         "page_count": 8,
                     *         "pages_done": 1,
                     *         "shelf_ready": true,
                     *         "cover_image_url": "https://clinic-service.invalid/example",
                     *         "failure_code": "content_refused",
                     *         "ready_at": "2026-03-02T09:00:00.000Z",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["StorybookAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["CreateStorybookForbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["CreateStorybookConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateStorybookUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getStorybook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "generating",
                     *         "title": "Text",
                     *         "language": "en",
                     *         "page_count": 1,
                     *         "pages_done": 1,
                     *         "shelf_ready": true,
                     *         "cover_image_url": "https://clinic-service.invalid/example",
                     *         "failure_code": "content_refused",
                     *         "ready_at": "2026-03-02T09:00:00.000Z",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["StorybookAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteStorybook: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; no body. */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["DeleteStorybookUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateStorybook: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "shelf_ready": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["StorybookChange"];
            };
        };
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "generating",
                     *         "title": "Text",
                     *         "language": "en",
                     *         "page_count": 1,
                     *         "pages_done": 1,
                     *         "shelf_ready": true,
                     *         "cover_image_url": "https://clinic-service.invalid/example",
                     *         "failure_code": "content_refused",
                     *         "ready_at": "2026-03-02T09:00:00.000Z",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["StorybookAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UpdateStorybookUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getStorybookCover: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description One range of bytes, such as `bytes=1000-`: a download that broke off goes on. Anything else is ignored, and everything is sent (RFC 9110, 14.2). */
                readonly Range?: components["parameters"]["Range"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/png": string;
                };
            };
            /** @description The part that was asked for. */
            readonly 206: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Content-Range": components["headers"]["Content-Range"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/png": string;
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["GetStorybookCoverConflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadStorybook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description One range of bytes, such as `bytes=1000-`: a download that broke off goes on. Anything else is ignored, and everything is sent (RFC 9110, 14.2). */
                readonly Range?: components["parameters"]["Range"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            /** @description The part that was asked for. */
            readonly 206: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly "Content-Range": components["headers"]["Content-Range"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["DownloadStorybookConflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listStorybookPages: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "position": 1,
                     *           "text": "Text",
                     *           "alt_text": "Text",
                     *           "image_url": "https://clinic-service.invalid/example",
                     *           "image_url_expires_at": "2026-03-02T09:00:00.000Z",
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["StorybookPagePage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getStorybookPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
                /** @description A UUID that the service gave. */
                readonly pageId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "position": 1,
                     *         "text": "Text",
                     *         "alt_text": "Text",
                     *         "image_url": "https://clinic-service.invalid/example",
                     *         "image_url_expires_at": "2026-03-02T09:00:00.000Z",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["StorybookPageAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getStorybookPageImage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description One range of bytes, such as `bytes=1000-`: a download that broke off goes on. Anything else is ignored, and everything is sent (RFC 9110, 14.2). */
                readonly Range?: components["parameters"]["Range"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
                /** @description A UUID that the service gave. */
                readonly pageId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/png": string;
                };
            };
            /** @description The part that was asked for. */
            readonly 206: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Content-Range": components["headers"]["Content-Range"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/png": string;
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["GetStorybookPageImageConflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly shareStorybook: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "message": "Shall we look at this together on Thursday?"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ShareStorybookBody"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly Location: components["headers"]["Location"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "share_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "queued",
                     *         "requested_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ShareAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ShareStorybookConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["ShareStorybookUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getStorybookShare: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
                /** @description A UUID that the service gave. */
                readonly shareId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "share_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "queued",
                     *         "requested_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ShareAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listToolkits: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "name": "First sessions",
                     *           "items": [
                     *             "activity_shelf"
                     *           ],
                     *           "published": true,
                     *           "is_default": true,
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ToolkitPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createToolkit: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "First sessions",
                 *       "items": [
                 *         "whiteboard",
                 *         "sand_tray"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["ToolkitDraft"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly Location: components["headers"]["Location"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "name": "First sessions",
                     *         "items": [
                     *           "whiteboard",
                     *           "sand_tray"
                     *         ],
                     *         "published": true,
                     *         "is_default": true,
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ToolkitAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateToolkitUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getToolkit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "name": "First sessions",
                     *         "items": [
                     *           "activity_shelf"
                     *         ],
                     *         "published": true,
                     *         "is_default": true,
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ToolkitAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateToolkit: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "published": false
                 *     }
                 */
                readonly "application/json": components["schemas"]["ToolkitChange"];
            };
        };
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "name": "First sessions",
                     *         "items": [
                     *           "activity_shelf"
                     *         ],
                     *         "published": false,
                     *         "is_default": true,
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ToolkitAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UpdateToolkitUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listToolkitContent: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "content_type": "worksheet",
                     *           "content_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "title": "Feelings thermometer",
                     *           "position": 1,
                     *           "attached_at": "2026-03-02T09:00:00.000Z",
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AttachmentPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getToolkitContent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly contentId: string;
                /** @description The kind of content. */
                readonly contentType: "worksheet" | "storybook";
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "content_type": "worksheet",
                     *         "content_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "title": "Feelings thermometer",
                     *         "position": 1,
                     *         "attached_at": "2026-03-02T09:00:00.000Z",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AttachmentAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly attachToolkitContent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly contentId: string;
                /** @description The kind of content. */
                readonly contentType: "worksheet" | "storybook";
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "content_type": "worksheet",
                     *         "content_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "title": "Feelings thermometer",
                     *         "position": 1,
                     *         "attached_at": "2026-03-02T09:00:00.000Z",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AttachmentAnswer"];
                };
            };
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "content_type": "worksheet",
                     *         "content_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "title": "Feelings thermometer",
                     *         "position": 1,
                     *         "attached_at": "2026-03-02T09:00:00.000Z",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AttachmentAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["AttachToolkitContentUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly detachToolkitContent: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly contentId: string;
                /** @description The kind of content. */
                readonly contentType: "worksheet" | "storybook";
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; no body. */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["DetachToolkitContentUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listWebhookEndpoints: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Also the deleted records; takes true, 1, on and false, 0, off, in any case. */
                readonly include_deleted?: boolean;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "url": "https://portal.partner.example/hooks/clinic",
                     *           "event_types": [
                     *             "appointment.*",
                     *             "patient.created"
                     *           ],
                     *           "include_clinician_content": false,
                     *           "description": "Text",
                     *           "status": "active",
                     *           "next_sequence": 1,
                     *           "health": "ok",
                     *           "failing_since": "2026-03-02T09:00:00.000Z",
                     *           "last_success_at": "2026-03-02T09:00:00.000Z",
                     *           "disabled_reason": "failing",
                     *           "waiting_count": 0,
                     *           "latest_sequence": 0,
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WebhookEndpointPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "url": "https://portal.partner.example/hooks/clinic",
                 *       "event_types": [
                 *         "appointment.*"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["WebhookEndpointDraft"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly Location: components["headers"]["Location"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "url": "https://portal.partner.example/hooks/clinic",
                     *         "event_types": [
                     *           "appointment.*"
                     *         ],
                     *         "include_clinician_content": false,
                     *         "description": "Text",
                     *         "status": "active",
                     *         "next_sequence": 1,
                     *         "health": "ok",
                     *         "failing_since": "2026-03-02T09:00:00.000Z",
                     *         "last_success_at": "2026-03-02T09:00:00.000Z",
                     *         "disabled_reason": "failing",
                     *         "waiting_count": 0,
                     *         "latest_sequence": 0,
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WebhookEndpointAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["CreateWebhookEndpointConflictReplayable"];
            readonly 410: components["responses"]["GoneReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateWebhookEndpointUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "url": "https://portal.partner.example/hooks/clinic",
                     *         "event_types": [
                     *           "appointment.*",
                     *           "patient.created"
                     *         ],
                     *         "include_clinician_content": false,
                     *         "description": "Text",
                     *         "status": "active",
                     *         "next_sequence": 1,
                     *         "health": "ok",
                     *         "failing_since": "2026-03-02T09:00:00.000Z",
                     *         "last_success_at": "2026-03-02T09:00:00.000Z",
                     *         "disabled_reason": "failing",
                     *         "waiting_count": 0,
                     *         "latest_sequence": 0,
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WebhookEndpointAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; no body. */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["DeleteWebhookEndpointUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "status": "paused"
                 *     }
                 */
                readonly "application/json": components["schemas"]["WebhookEndpointChange"];
            };
        };
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "url": "https://portal.partner.example/hooks/clinic",
                     *         "event_types": [
                     *           "appointment.*",
                     *           "patient.created"
                     *         ],
                     *         "include_clinician_content": false,
                     *         "description": "Text",
                     *         "status": "paused",
                     *         "next_sequence": 1,
                     *         "health": "ok",
                     *         "failing_since": "2026-03-02T09:00:00.000Z",
                     *         "last_success_at": "2026-03-02T09:00:00.000Z",
                     *         "disabled_reason": "failing",
                     *         "waiting_count": 0,
                     *         "latest_sequence": 0,
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WebhookEndpointAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 410: components["responses"]["GoneReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UpdateWebhookEndpointUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listWebhookDeliveries: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Only those with this `event_id`. */
                readonly event_id?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only those with this `state`. */
                readonly state?: "waiting" | "delivered" | "failed";
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "event_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "sequence": 1,
                     *           "type": "appointment.created",
                     *           "state": "waiting",
                     *           "attempts": 0,
                     *           "first_attempt_at": "2026-03-02T09:00:00.000Z",
                     *           "last_attempt_at": "2026-03-02T09:00:00.000Z",
                     *           "next_attempt_at": "2026-03-02T09:00:00.000Z",
                     *           "last_status_code": 1,
                     *           "last_fault": "timed_out",
                     *           "duration_ms": 0
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly resendWebhookDelivery: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly eventId: string;
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResendWebhookDeliveryBody"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "event_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "sequence": 1,
                     *         "type": "appointment.created",
                     *         "state": "waiting",
                     *         "attempts": 0,
                     *         "first_attempt_at": "2026-03-02T09:00:00.000Z",
                     *         "last_attempt_at": "2026-03-02T09:00:00.000Z",
                     *         "next_attempt_at": "2026-03-02T09:00:00.000Z",
                     *         "last_status_code": 1,
                     *         "last_fault": "timed_out",
                     *         "duration_ms": 0
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ResendWebhookDeliveryAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ResendWebhookDeliveryConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["ResendWebhookDeliveryUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly testWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TestWebhookEndpointBody"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "event_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "sequence": 1,
                     *         "type": "appointment.created",
                     *         "state": "waiting",
                     *         "attempts": 0,
                     *         "first_attempt_at": "2026-03-02T09:00:00.000Z",
                     *         "last_attempt_at": "2026-03-02T09:00:00.000Z",
                     *         "next_attempt_at": "2026-03-02T09:00:00.000Z",
                     *         "last_status_code": 1,
                     *         "last_fault": "timed_out",
                     *         "duration_ms": 0
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TestWebhookEndpointAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["TestWebhookEndpointConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["TestWebhookEndpointUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listWebhookKeys: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "kind": "ed25519",
                     *           "public_key": "whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
                     *           "state": "active",
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "retires_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WebhookSigningKeyPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createWebhookKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "kind": "ed25519"
                 *     }
                 */
                readonly "application/json": components["schemas"]["WebhookKeyDraft"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "kind": "ed25519",
                     *         "public_key": "whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
                     *         "state": "active",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "retires_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WebhookKeyAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateWebhookKeyUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listWorksheets: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "title": "Feelings thermometer",
                     *           "status": "converting",
                     *           "page_count": 1,
                     *           "pages_done": 0,
                     *           "cover_image_url": "https://api.clinic-service.invalid/objects/sealed",
                     *           "failure_code": "unreadable_document",
                     *           "ready_at": "2026-03-02T09:00:00.000Z",
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WorksheetPage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createWorksheet: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "title": "Feelings thermometer",
                 *       "document": {
                 *         "file_name": "feelings-thermometer.pdf",
                 *         "media_type": "application/pdf",
                 *         "content_base64": "JVBERi0xLjcK"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["WorksheetDraft"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly Location: components["headers"]["Location"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "title": "Feelings thermometer",
                     *         "status": "converting",
                     *         "page_count": 1,
                     *         "pages_done": 0,
                     *         "cover_image_url": "https://api.clinic-service.invalid/objects/sealed",
                     *         "failure_code": "unreadable_document",
                     *         "ready_at": "2026-03-02T09:00:00.000Z",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WorksheetAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["CreateWorksheetConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateWorksheetUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getWorksheet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "title": "Feelings thermometer",
                     *         "status": "converting",
                     *         "page_count": 1,
                     *         "pages_done": 0,
                     *         "cover_image_url": "https://api.clinic-service.invalid/objects/sealed",
                     *         "failure_code": "unreadable_document",
                     *         "ready_at": "2026-03-02T09:00:00.000Z",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WorksheetAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteWorksheet: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag that the change is meant for; answered with 412 when the resource has changed since. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; no body. */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["DeleteWorksheetUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getWorksheetCover: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description One range of bytes, such as `bytes=1000-`: a download that broke off goes on. Anything else is ignored, and everything is sent (RFC 9110, 14.2). */
                readonly Range?: components["parameters"]["Range"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/png": string;
                };
            };
            /** @description The part that was asked for. */
            readonly 206: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Content-Range": components["headers"]["Content-Range"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/png": string;
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["GetWorksheetCoverConflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadWorksheet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description One range of bytes, such as `bytes=1000-`: a download that broke off goes on. Anything else is ignored, and everything is sent (RFC 9110, 14.2). */
                readonly Range?: components["parameters"]["Range"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            /** @description The part that was asked for. */
            readonly 206: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly "Content-Range": components["headers"]["Content-Range"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["DownloadWorksheetConflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listWorksheetPages: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description Only records changed at or after this moment. Whoever keeps a copy asks the next time from ten seconds before the `meta.generated_at` of the first page, and so misses nothing that changed while the pages were read. */
                readonly updated_since?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "position": 1,
                     *           "alt_text": "Page 1 of 3",
                     *           "image_url": "https://api.clinic-service.invalid/objects/sealed",
                     *           "image_url_expires_at": "2026-03-02T09:00:00.000Z",
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z",
                     *         "pagination": {
                     *           "next_cursor": null,
                     *           "limit": 25,
                     *           "has_more": false
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WorksheetPagePage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getWorksheetPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
                /** @description A UUID that the service gave. */
                readonly pageId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "position": 1,
                     *         "alt_text": "Page 1 of 3",
                     *         "image_url": "https://api.clinic-service.invalid/objects/sealed",
                     *         "image_url_expires_at": "2026-03-02T09:00:00.000Z",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WorksheetPageAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getWorksheetPageImage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description One range of bytes, such as `bytes=1000-`: a download that broke off goes on. Anything else is ignored, and everything is sent (RFC 9110, 14.2). */
                readonly Range?: components["parameters"]["Range"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
                /** @description A UUID that the service gave. */
                readonly pageId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/png": string;
                };
            };
            /** @description The part that was asked for. */
            readonly 206: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Content-Range": components["headers"]["Content-Range"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/png": string;
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly shareWorksheet: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "message": "Shall we look at this together on Thursday?"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ShareWorksheetBody"];
            };
        };
        readonly responses: {
            /** @description Created. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    readonly Location: components["headers"]["Location"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "share_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "queued",
                     *         "requested_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ShareAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ShareWorksheetConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["ShareWorksheetUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getWorksheetShare: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has: answered with 304 while it is the newest. */
                readonly "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
                /** @description A UUID that the service gave. */
                readonly shareId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "share_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "queued",
                     *         "requested_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ShareAnswer"];
                };
            };
            /** @description The version that `If-None-Match` names is still the newest; no body. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Retry-After": components["headers"]["Retry-After-Hint"];
                    readonly "X-RateLimit-Hour-Remaining": components["headers"]["X-RateLimit-Hour-Remaining"];
                    readonly "X-RateLimit-Hour-Reset": components["headers"]["X-RateLimit-Hour-Reset"];
                    readonly "X-RateLimit-Minute-Remaining": components["headers"]["X-RateLimit-Minute-Remaining"];
                    readonly "X-RateLimit-Minute-Reset": components["headers"]["X-RateLimit-Minute-Reset"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly receiveAppointmentCancelled: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "appointment.cancelled",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["AppointmentCancelledEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveAppointmentCreated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "appointment.created",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["AppointmentCreatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveAppointmentNoticeSettled: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "appointment.notice_settled",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "recipient": "practitioner",
                 *         "kind": "booked",
                 *         "state": "sent"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["AppointmentNoticeSettledEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveAppointmentUpdated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "appointment.updated",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": [
                 *         "end_at"
                 *       ],
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["AppointmentUpdatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveClinicCreated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "clinic.created",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ClinicCreatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveClinicDeleted: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "clinic.deleted",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ClinicDeletedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveClinicUpdated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "clinic.updated",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": [
                 *         "end_at"
                 *       ],
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ClinicUpdatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveCommunityItemCreated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "community_item.created",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "shared_by_partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["CommunityItemCreatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveCommunityItemDeleted: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "community_item.deleted",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "shared_by_partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["CommunityItemDeletedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveExportCreated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "export.created",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ExportCreatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveExportExpired: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "export.expired",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ExportExpiredEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveExportFailed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "export.failed",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ExportFailedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveExportReady: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "export.ready",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ExportReadyEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveFeedRestored: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "feed.restored",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "resync_from": "2026-03-02T09:00:00.000Z"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["FeedRestoredEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveFormCreated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "form.created",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["FormCreatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveFormDeleted: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "form.deleted",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["FormDeletedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveFormRequested: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "form.requested",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "submission_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["FormRequestedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveFormSaved: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "form.saved",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": [
                 *         "end_at"
                 *       ],
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["FormSavedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveFormShelfChanged: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "form.shelf_changed",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["FormShelfChangedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveFormSubmitted: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "form.submitted",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "submission_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["FormSubmittedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveGameSaveCreated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "game.save_created",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["GameSaveCreatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveGameSaveDeleted: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "game.save_deleted",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["GameSaveDeletedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveGameSessionStarted: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "game.session_started",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["GameSessionStartedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveNoteCreated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "note.created",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_appointment_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["NoteCreatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveNoteSaved: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "note.saved",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": [
                 *         "end_at"
                 *       ],
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_appointment_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["NoteSavedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveNoteSigned: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "note.signed",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_appointment_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["NoteSignedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveNoteUnlocked: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "note.unlocked",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_appointment_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["NoteUnlockedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receivePatientCreated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "patient.created",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["PatientCreatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receivePatientDeleted: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "patient.deleted",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["PatientDeletedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receivePatientUpdated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "patient.updated",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": [
                 *         "end_at"
                 *       ],
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["PatientUpdatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receivePlayroomCreated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "playroom.created",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["PlayroomCreatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receivePlayroomSaved: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "playroom.saved",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": [
                 *         "end_at"
                 *       ],
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["PlayroomSavedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receivePractitionerCreated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "practitioner.created",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["PractitionerCreatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receivePractitionerDeleted: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "practitioner.deleted",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["PractitionerDeletedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receivePractitionerDisabled: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "practitioner.disabled",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": [
                 *         "end_at"
                 *       ],
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["PractitionerDisabledEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receivePractitionerEnabled: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "practitioner.enabled",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": [
                 *         "end_at"
                 *       ],
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["PractitionerEnabledEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receivePractitionerUpdated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "practitioner.updated",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": [
                 *         "end_at"
                 *       ],
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["PractitionerUpdatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveSessionConfigurationUpdated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "session_configuration.updated",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": [
                 *         "end_at"
                 *       ],
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["SessionConfigurationUpdatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveShareSettled: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "share.settled",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "content_type": "worksheet",
                 *         "content_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "state": "sent"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ShareSettledEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveStorybookCreated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "storybook.created",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["StorybookCreatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveStorybookDeleted: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "storybook.deleted",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["StorybookDeletedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveStorybookFailed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "storybook.failed",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["StorybookFailedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveStorybookReady: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "storybook.ready",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["StorybookReadyEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveStorybookSaved: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "storybook.saved",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": [
                 *         "end_at"
                 *       ],
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["StorybookSavedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveStorybookShelfChanged: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "storybook.shelf_changed",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["StorybookShelfChangedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveToolkitCreated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "toolkit.created",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ToolkitCreatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveToolkitSaved: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "toolkit.saved",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": [
                 *         "end_at"
                 *       ],
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["ToolkitSavedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveWebhookEndpointDisabled: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "webhook_endpoint.disabled",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "reason": "failing"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["WebhookEndpointDisabledEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveWorksheetCreated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "worksheet.created",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["WorksheetCreatedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveWorksheetDeleted: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "worksheet.deleted",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["WorksheetDeletedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveWorksheetFailed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "worksheet.failed",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["WorksheetFailedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveWorksheetReady: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "worksheet.ready",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": null,
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["WorksheetReadyEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly receiveWorksheetSaved: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "sequence": 1,
                 *       "type": "worksheet.saved",
                 *       "timestamp": "2026-03-02T09:00:00.000Z",
                 *       "actor_kind": "organization",
                 *       "request_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *       "changed_fields": [
                 *         "end_at"
                 *       ],
                 *       "data": {
                 *         "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["WorksheetSavedEventView"];
            };
        };
        readonly responses: {
            /** @description Taken. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
