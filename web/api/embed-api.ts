// Written by web/generate/write-types.mjs. Do not edit.
// document 4ae00e617b8e9868f5d54618ab8578ead01aba5964519817da8ff56d85d9ed54
// types 3bbe2d10360eef589ff2fb299298d018ecf6c582f3a722bd4a5a22d3b626b32d
export type paths = {
    readonly "/api/embed/agenda": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the clinician's sessions of a span of time
         * @description Those that overlap it, by their start, each with what the token may know of it; a span has at most 62 days, an answer at most 1000 sessions. Cancelled ones only with `include_cancelled`.
         *
         *     Takes an embed token with `appointment:read`.
         */
        readonly get: operations["getAgenda"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/appointment-series": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Book appointments that repeat
         * @description Up to 52 appointments, every one to four weeks. Their local time in `timezone` stays the same when the clocks change. All are booked together or none, unless `on_conflict` is `skip`. Each is an ordinary appointment with this `series_id`. The practitioner gets one e-mail with one invitation; the patient too with `notify_patient`.
         *
         *     Takes an embed token with `appointment:write`.
         */
        readonly post: operations["createFramedAppointmentSeries"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/appointment-series/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a series of appointments
         * @description Takes an embed token with `appointment:read`.
         */
        readonly get: operations["getFramedAppointmentSeries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Move or cancel the rest of a series
         * @description Concerns the appointments to come from `from_occurrence` on. With `status: cancelled` they are cancelled. With `start_at` and `end_at` they move: `from_occurrence` has this window in the series from now on, and the later ones follow it every `interval_weeks`, at the same local time in `timezone`. All are moved or none. An appointment that was moved by itself stays where it is, unless it is `from_occurrence`. Each reader gets one e-mail about all of them; the patient gets one about a move only if told of the appointments before. Cancel or move a single one by its own PATCH.
         *
         *     Takes an embed token with `appointment:write`.
         */
        readonly patch: operations["updateFramedAppointmentSeries"];
        readonly trace?: never;
    };
    readonly "/api/embed/appointments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List appointments
         * @description By `start_at`: the clinician's own. Cancelled ones only with `include_deleted`.
         *
         *     Takes an embed token with `appointment:read`.
         */
        readonly get: operations["listFramedAppointments"];
        readonly put?: never;
        /**
         * Book an appointment
         * @description Refused where it overlaps a scheduled appointment of the practitioner. The practitioner is e-mailed; the patient too with `notify_patient`. Appointments that are already over notify nobody.
         *
         *     Takes an embed token with `appointment:write`.
         */
        readonly post: operations["createFramedAppointment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/appointments/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read an appointment
         * @description Takes an embed token with `appointment:read`.
         */
        readonly get: operations["getFramedAppointment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Move, cancel or otherwise change an appointment
         * @description `status: cancelled` cancels: both people are e-mailed and the links stop working. Moving the window checks for conflicts again.
         *
         *     Takes an embed token with `appointment:write`.
         */
        readonly patch: operations["updateFramedAppointment"];
        readonly trace?: never;
    };
    readonly "/api/embed/appointments/{id}/launch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Open the session of an appointment
         * @description Each press is an attempt of its own; a repeated one with the same key is the same attempt. The link is `null` where the session runs in your own call, and once cancelled.
         *
         *     Takes an embed token with `session:launch`.
         */
        readonly post: operations["launchAppointment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/appointments/{id}/played": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read what was played in a session
         * @description For the note on the session, as a proposal: the toys and how long each was open. Kept until a day after the session.
         *
         *     Takes an embed token with `note:write`.
         */
        readonly get: operations["getPlayedToys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/appointments/{id}/session-links": {
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
         *     Takes an embed token with `session:launch`.
         */
        readonly post: operations["createFramedSessionLinks"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/attention": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read what waits for the clinician, and what came in
         * @description Of each kind a count, and the newest twenty: what the home of a workspace shows. Kinds that the token does not open are absent.
         *
         *     Takes an embed token with `shell:read`.
         */
        readonly get: operations["getAttention"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/calendar": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read how the calendar is connected
         * @description The one CalDAV calendar that the clinician has connected, into which virtual bookings are brought.
         *
         *     Takes an embed token with `appointment:read`.
         */
        readonly get: operations["getCalendar"];
        /**
         * Connect a calendar
         * @description In the place of another. The answer does not wait for its server: read the state until it is no longer `checking`. The bookings that are still to come are brought into it then; those of the former calendar leave it.
         *
         *     Takes an embed token with `appointment:write`.
         */
        readonly put: operations["connectCalendar"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/calendar/disconnection": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Disconnect the calendar
         * @description The bookings that are still to come are taken out of it, as far as it can be reached within a day; then address and credentials are forgotten. 404 where none is connected.
         *
         *     Takes an embed token with `appointment:write`.
         */
        readonly post: operations["disconnectCalendar"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/clients": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the clinician's clients
         * @description The patients on the clinician's roster.
         *
         *     Takes an embed token with `client:read`.
         */
        readonly get: operations["listClients"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/clients/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a client
         * @description Takes an embed token with `client:read`.
         */
        readonly get: operations["getClient"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/clients/{id}/scales": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read how a client answered scales over time
         * @description One series for each question that is a scale, of the last 200 forms that the client completed.
         *
         *     Takes an embed token with `form:read`.
         */
        readonly get: operations["getScales"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/clients/{id}/storybook-tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mint a token to share storybooks with a client
         * @description For the workspace itself: `storybook:share`. Use a fresh key for each mint. The token is bound to the client and frames nothing.
         *
         *     Takes an embed token with `storybook:write`.
         */
        readonly post: operations["createClientStorybookToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/clients/{id}/tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mint a token to send a client a form, or to fill one in with the client
         * @description For the workspace itself, where its host takes on neither. Use a fresh key for each mint. The token is bound to the client and frames nothing.
         *
         *     Takes an embed token with `form:write`.
         */
        readonly post: operations["createClientToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/clients/{id}/worksheet-tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mint a token to share worksheets with a client
         * @description For the workspace itself: `worksheet:share`. Use a fresh key for each mint. The token is bound to the client and frames nothing.
         *
         *     Takes an embed token with `worksheet:write`.
         */
        readonly post: operations["createClientWorksheetToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/clinic-community/items": {
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
         *     Takes an embed token with `community:read`.
         */
        readonly get: operations["listFramedCommunityItems"];
        readonly put?: never;
        /**
         * Share content with the clinic
         * @description The acting clinician's own published form, ready storybook or ready worksheet; each once for each clinic.
         *
         *     Takes an embed token with `community:write`.
         */
        readonly post: operations["createFramedCommunityItem"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/clinic-community/items/{id}": {
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
         *     Takes an embed token with `community:read`.
         */
        readonly get: operations["getFramedCommunityItem"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Stop sharing
         * @description Copies stay with those who made them. Who went to another clinic still removes what was shared before. Another clinician's item is `forbidden`.
         *
         *     Takes an embed token with `community:write`.
         */
        readonly delete: operations["deleteFramedCommunityItem"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/clinic-community/items/{id}/copy": {
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
         *     Takes an embed token with `community:write`.
         */
        readonly post: operations["copyFramedCommunityItem"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/clinic-upgrade": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ask for direct logins of the clinic
         * @description Where the session offers it (`upgrade_offered`), else there is nothing here: 404. The clinic's owner (or only practitioner) is e-mailed a link that confirms it within 72 hours; nothing changes before. Who asks again within an hour is answered with the same link, which is not e-mailed again. Seats of game sessions are refused.
         *
         *     Takes an embed token with `shell:read`.
         */
        readonly post: operations["upgradeOwnClinic"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/exports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the clinician's exports
         * @description Wherever they were started; those too that have expired or failed.
         *
         *     Takes an embed token with `data:export`.
         */
        readonly get: operations["listExports"];
        readonly put?: never;
        /**
         * Start an export of the clinician's whole record
         * @description No body, or `{}`. Poll the export until it is `ready`. One runs at a time for each clinician, wherever it was started, and three archives are kept: a further one is `export-limit-reached` until the oldest has expired.
         *
         *     Takes an embed token with `data:export`.
         */
        readonly post: operations["createFramedExport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/exports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read how far an export is
         * @description Takes an embed token with `data:export`.
         */
        readonly get: operations["getFramedExport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/exports/{id}/download": {
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
         *     Takes an embed token with `data:export`.
         */
        readonly get: operations["downloadFramedExport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/form-compositions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Compose a draft of sections
         * @description The draft is then an ordinary form, to be changed and published.
         *
         *     Takes an embed token with `form:compose`.
         */
        readonly post: operations["composeForm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/form-sections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the sections that a form can be composed of
         * @description Takes an embed token with `form:compose`.
         */
        readonly get: operations["listFormSections"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/forms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the clinician's forms, drafts too
         * @description Takes an embed token with `form:read`.
         */
        readonly get: operations["listBuiltForms"];
        readonly put?: never;
        /**
         * Begin a form
         * @description A draft unless it says otherwise.
         *
         *     Takes an embed token with `form:create`.
         */
        readonly post: operations["createBuiltForm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/forms/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a form
         * @description Takes an embed token with `form:read`.
         */
        readonly get: operations["getBuiltForm"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a form
         * @description Takes an embed token with `form:delete`.
         */
        readonly delete: operations["deleteBuiltForm"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change, reorder, publish or withdraw a form
         * @description Fields are replaced as a whole, in their new order; those that keep their ids keep their answers. Send the ETag in If-Match so that nothing that somebody else saved meanwhile is lost.
         *
         *     Takes an embed token with `form:write`.
         */
        readonly patch: operations["updateBuiltForm"];
        readonly trace?: never;
    };
    readonly "/api/embed/forms/{id}/copies": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Duplicate a form
         * @description The copy is a draft of its own, with fields of its own; under the same title unless it is given another.
         *
         *     Takes an embed token with `form:create`.
         */
        readonly post: operations["duplicateForm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/forms/{id}/send": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a form to the patient
         * @description E-mails the token's patient a link to fill in the published form. The address is the one that is stored: the body is an empty object.
         *
         *     Takes an embed token with `form:send` and a `patient_id`.
         */
        readonly post: operations["sendForm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/forms/{id}/submissions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List a form's submissions with their answers
         * @description The clinician's own; with a token that is bound to a patient, that patient's alone, and with one to fill in only those that are not handed in.
         *
         *     Takes an embed token with `form:read`.
         */
        readonly get: operations["listFormAnswers"];
        readonly put?: never;
        /**
         * Begin to fill in a form, or go on
         * @description The oldest pending request of the token's patient, with what was saved; where there is none, a new one.
         *
         *     Takes an embed token with `form:submit` and a `patient_id`.
         */
        readonly post: operations["openFormSubmission"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/forms/{id}/submissions/{submissionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one submission with its answers
         * @description Takes an embed token with `form:read`.
         */
        readonly get: operations["getFormAnswers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/forms/{id}/submissions/{submissionId}/answers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read what was saved so far
         * @description Takes an embed token with `form:submit` and a `patient_id`.
         */
        readonly get: operations["getFormFilling"];
        /**
         * Save answers, to go on later
         * @description Each answer must fit its field; none is required yet. Nobody but the patient reads them.
         *
         *     Takes an embed token with `form:submit` and a `patient_id`.
         */
        readonly put: operations["saveFormAnswers"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/forms/{id}/submissions/{submissionId}/complete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Hand in the answers
         * @description Once for each request. Every required field must be answered; faults are told by the ids of the fields, as in `answers.3b9f7c1a-6e2d-4f80-9a1b-2c3d4e5f6a7b`.
         *
         *     Takes an embed token with `form:submit` and a `patient_id`.
         */
        readonly post: operations["completeFormSubmission"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/game-saves": {
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
         *     Takes a game seat's token with `games:play` and the practitioner's role.
         */
        readonly get: operations["listFramedGameSaves"];
        readonly put?: never;
        /**
         * Save the scene
         * @description Of the seat's patient and game.
         *
         *     Takes a game seat's token with `games:play` and the practitioner's role.
         */
        readonly post: operations["createGameSave"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/game-saves/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a saved scene with its contents
         * @description Takes a game seat's token with `games:play` and the practitioner's role.
         */
        readonly get: operations["getFramedGameSave"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a saved scene
         * @description Takes a game seat's token with `games:play` and the practitioner's role.
         */
        readonly delete: operations["deleteFramedGameSave"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Save the scene again, or rename it
         * @description Takes a game seat's token with `games:play` and the practitioner's role.
         */
        readonly patch: operations["updateGameSave"];
        readonly trace?: never;
    };
    readonly "/api/embed/game-saves/{id}/thumbnail": {
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
         *     Takes a game seat's token with `games:play` and the practitioner's role.
         */
        readonly get: operations["getFramedGameSaveThumbnail"];
        /**
         * Give a saved scene its preview
         * @description Takes a game seat's token with `games:play` and the practitioner's role. Request bodies up to 3 MB.
         */
        readonly put: operations["putGameSaveThumbnail"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/game-sessions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the seat's session
         * @description Takes a game seat's token with `games:play`.
         */
        readonly get: operations["getSeatedSession"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/note-templates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read the outlines that a note can begin with
         * @description Takes an embed token with `note:write`.
         */
        readonly get: operations["listNoteTemplates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the clinician's notes
         * @description The acting clinician's own; bodies only with `include=body`, transcripts never.
         *
         *     Takes an embed token with `note:read`.
         */
        readonly get: operations["listWrittenNotes"];
        readonly put?: never;
        /**
         * Write a note on an appointment
         * @description Takes an embed token with `note:write`.
         */
        readonly post: operations["createNote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/notes/{id}": {
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
         *     Takes an embed token with `note:read`.
         */
        readonly get: operations["getWrittenNote"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change, sign or unlock a note
         * @description A signed note is unlocked with `status: draft` before it is changed, and `reason` says why. Every version is kept; of those that were saved with `autosave`, one in five minutes. Send the ETag in If-Match so that nothing that was saved meanwhile is lost.
         *
         *     Takes an embed token with `note:write`.
         */
        readonly patch: operations["updateNote"];
        readonly trace?: never;
    };
    readonly "/api/embed/notes/{id}/transcript": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Bring a note's transcript
         * @description As a WebVTT file, or as a list of words with speaker and times; consecutive words of one speaker become one turn. Takes the place of what was there.
         *
         *     Takes an embed token with `note:write`. Request bodies up to 12 MB.
         */
        readonly put: operations["replaceTranscript"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/notes/{id}/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List what a note said, version by version
         * @description Takes an embed token with `note:read`.
         */
        readonly get: operations["listNoteVersions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/playrooms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the clinician's playrooms
         * @description Takes an embed token with `playroom:read`.
         */
        readonly get: operations["listFramedPlayrooms"];
        readonly put?: never;
        /**
         * Furnish a playroom
         * @description Takes an embed token with `playroom:write`.
         */
        readonly post: operations["createFramedPlayroom"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/playrooms/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a playroom
         * @description Takes an embed token with `playroom:read`.
         */
        readonly get: operations["getFramedPlayroom"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a playroom
         * @description Another room type leaves the age band as it is. Nothing is deleted: set `published` to false.
         *
         *     Takes an embed token with `playroom:write`.
         */
        readonly patch: operations["updateFramedPlayroom"];
        readonly trace?: never;
    };
    readonly "/api/embed/playrooms/{id}/content": {
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
         *     Takes an embed token with `playroom:read`.
         */
        readonly get: operations["listFramedPlayroomContent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/playrooms/{id}/content/{contentType}/{contentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one thing on the shelf of a playroom
         * @description Takes an embed token with `playroom:read`.
         */
        readonly get: operations["getFramedPlayroomContent"];
        /**
         * Put content on the shelf of a playroom
         * @description The clinician’s own worksheet that is ready, or own storybook that is shelf-ready. It comes last; what is there already stays where it is, and the answer is 200.
         *
         *     Takes an embed token with `playroom:write`.
         */
        readonly put: operations["attachFramedPlayroomContent"];
        readonly post?: never;
        /**
         * Take content off the shelf of a playroom
         * @description The content itself stays.
         *
         *     Takes an embed token with `playroom:write`.
         */
        readonly delete: operations["detachFramedPlayroomContent"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/playrooms/{id}/enter": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Enter a playroom alone, to prepare it
         * @description Opens the session page for the clinician alone, without video. With a client, scenes can be saved for the sessions with that client.
         *
         *     Takes an embed token with `playroom:write`.
         */
        readonly post: operations["enterPlayroom"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/scenes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the scenes that were saved with the clinician's clients
         * @description Without their contents.
         *
         *     Takes an embed token with `client:read`.
         */
        readonly get: operations["listScenes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/scenes/{id}/thumbnail": {
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
         *     Takes an embed token with `client:read`.
         */
        readonly get: operations["getSceneThumbnail"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read what the token opens
         * @description What a workspace needs to draw itself: whose it is, which areas it has, how it looks.
         *
         *     Takes an embed token with `shell:read`.
         */
        readonly get: operations["getEmbedSession"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/storybooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the clinician's storybooks
         * @description Takes an embed token with `storybook:read`.
         */
        readonly get: operations["listFramedStorybooks"];
        readonly put?: never;
        /**
         * Generate a storybook
         * @description Answers at once with `generating`; poll the storybook, whose `Retry-After` says when. Billed once, when the story is ready.
         *
         *     Takes an embed token with `storybook:create`.
         */
        readonly post: operations["createFramedStorybook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/storybooks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a storybook
         * @description Takes an embed token with `storybook:read`.
         */
        readonly get: operations["getFramedStorybook"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a storybook
         * @description A story that is still being generated is cancelled, and is not billed.
         *
         *     Takes an embed token with `storybook:delete`.
         */
        readonly delete: operations["deleteFramedStorybook"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Give a storybook another title, or share it to shelves
         * @description Takes an embed token with `storybook:write`.
         */
        readonly patch: operations["editStorybook"];
        readonly trace?: never;
    };
    readonly "/api/embed/storybooks/{id}/cover": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Download the cover of a storybook
         * @description Takes an embed token with `storybook:read`.
         */
        readonly get: operations["getFramedStorybookCover"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/storybooks/{id}/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Download a storybook as PDF
         * @description After an edit it is bound anew, which takes some seconds: until then, the answer is 409, with `Retry-After`.
         *
         *     Takes an embed token with `storybook:read`.
         */
        readonly get: operations["downloadFramedStorybook"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/storybooks/{id}/pages": {
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
         *     Takes an embed token with `storybook:read`.
         */
        readonly get: operations["listFramedStorybookPages"];
        readonly put?: never;
        /**
         * Add a page to a storybook
         * @description Its words are yours; its picture is one that the book has.
         *
         *     Takes an embed token with `storybook:write`.
         */
        readonly post: operations["addStorybookPage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Reorder the pages of a storybook, change their words, or take some out
         * @description Takes an embed token with `storybook:write`.
         */
        readonly patch: operations["arrangeStorybookPages"];
        readonly trace?: never;
    };
    readonly "/api/embed/storybooks/{id}/pages/{pageId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a page of a storybook
         * @description Takes an embed token with `storybook:read`.
         */
        readonly get: operations["getFramedStorybookPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/storybooks/{id}/pages/{pageId}/image": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Download the illustration of a page
         * @description Takes an embed token with `storybook:read`.
         */
        readonly get: operations["getFramedStorybookPageImage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/storybooks/{id}/share": {
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
         * @description To the token's patient. The address is the one that is stored.
         *
         *     Takes an embed token with `storybook:share` and a `patient_id`.
         */
        readonly post: operations["shareFramedStorybook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/storybooks/{id}/share/{shareId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read whether a storybook reached the mailbox of a patient
         * @description Takes an embed token with `storybook:share` and a `patient_id`.
         */
        readonly get: operations["getFramedStorybookShare"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/submissions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List what the clinician's clients were asked, with their answers
         * @description Of all forms, those too that were deleted. With a token that is bound to a patient: that patient's alone.
         *
         *     Takes an embed token with `form:read`.
         */
        readonly get: operations["listSubmissions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/toolkits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the clinician's toolkits
         * @description Takes an embed token with `playroom:read`.
         */
        readonly get: operations["listFramedToolkits"];
        readonly put?: never;
        /**
         * Bundle session items
         * @description Takes an embed token with `playroom:write`.
         */
        readonly post: operations["createFramedToolkit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/toolkits/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a toolkit
         * @description Takes an embed token with `playroom:read`.
         */
        readonly get: operations["getFramedToolkit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a toolkit
         * @description Nothing is deleted: set `published` to false.
         *
         *     Takes an embed token with `playroom:write`.
         */
        readonly patch: operations["updateFramedToolkit"];
        readonly trace?: never;
    };
    readonly "/api/embed/toolkits/{id}/content": {
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
         *     Takes an embed token with `playroom:read`.
         */
        readonly get: operations["listFramedToolkitContent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/toolkits/{id}/content/{contentType}/{contentId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one thing on the shelf of a toolkit
         * @description Takes an embed token with `playroom:read`.
         */
        readonly get: operations["getFramedToolkitContent"];
        /**
         * Put content on the shelf of a toolkit
         * @description The clinician’s own worksheet that is ready, or own storybook that is shelf-ready. It comes last; what is there already stays where it is, and the answer is 200.
         *
         *     Takes an embed token with `playroom:write`.
         */
        readonly put: operations["attachFramedToolkitContent"];
        readonly post?: never;
        /**
         * Take content off the shelf of a toolkit
         * @description The content itself stays.
         *
         *     Takes an embed token with `playroom:write`.
         */
        readonly delete: operations["detachFramedToolkitContent"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/worksheet-generations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Generate a worksheet for a topic
         * @description Exercises on paper, one for each page, fitted to topic and age. The answer has the status `converting`: poll the worksheet that `Location` names. Billed once, when it is ready.
         *
         *     Takes an embed token with `worksheet:generate`.
         */
        readonly post: operations["generateWorksheet"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/worksheets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the clinician's worksheets
         * @description Takes an embed token with `worksheet:read`.
         */
        readonly get: operations["listEditedWorksheets"];
        readonly put?: never;
        /**
         * Make a worksheet of a document
         * @description As JSON, or as a form with the file itself (`multipart/form-data`): faults of the file are then named as those of its member in JSON.
         *
         *     Takes an embed token with `worksheet:create`. Request bodies up to 28 MB.
         */
        readonly post: operations["createEditedWorksheet"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/worksheets/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a worksheet
         * @description Takes an embed token with `worksheet:read`.
         */
        readonly get: operations["getEditedWorksheet"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a worksheet
         * @description Takes an embed token with `worksheet:delete`.
         */
        readonly delete: operations["deleteEditedWorksheet"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Give a worksheet another title
         * @description Takes an embed token with `worksheet:write`.
         */
        readonly patch: operations["updateEditedWorksheet"];
        readonly trace?: never;
    };
    readonly "/api/embed/worksheets/{id}/cover": {
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
         *     Takes an embed token with `worksheet:read`.
         */
        readonly get: operations["getFramedWorksheetCover"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/worksheets/{id}/download": {
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
         *     Takes an embed token with `worksheet:read`.
         */
        readonly get: operations["downloadFramedWorksheet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/worksheets/{id}/pages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List a worksheet's pages
         * @description Takes an embed token with `worksheet:read`.
         */
        readonly get: operations["listEditedWorksheetPages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/worksheets/{id}/pages/{pageId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read one of a worksheet's pages
         * @description Takes an embed token with `worksheet:read`.
         */
        readonly get: operations["getEditedWorksheetPage"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Take a page out of a worksheet
         * @description Those after it move up. The only page that is left stays: delete the worksheet instead. The page is gone for good: the download is bound anew without it, and links to its picture stop.
         *
         *     Takes an embed token with `worksheet:write` or `worksheet:delete`.
         */
        readonly delete: operations["deleteWorksheetPage"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Put a page at another place in its worksheet
         * @description Those between its old place and the new one move by one. The first page is the cover.
         *
         *     Takes an embed token with `worksheet:write`.
         */
        readonly patch: operations["moveWorksheetPage"];
        readonly trace?: never;
    };
    readonly "/api/embed/worksheets/{id}/pages/{pageId}/image": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Fetch the picture of a worksheet's page
         * @description Takes an embed token with `worksheet:read`.
         */
        readonly get: operations["getFramedWorksheetPageImage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/worksheets/{id}/share": {
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
         * @description To the token's patient. The address is the one that is stored.
         *
         *     Takes an embed token with `worksheet:share` and a `patient_id`.
         */
        readonly post: operations["shareFramedWorksheet"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/embed/worksheets/{id}/share/{shareId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read whether a worksheet reached the mailbox of a patient
         * @description Takes an embed token with `worksheet:share` and a `patient_id`.
         */
        readonly get: operations["getFramedWorksheetShare"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        readonly AddStorybookPageBody: {
            /** @description What the picture shows. */
            readonly alt_text?: string;
            /** @description The ids of all pages, in the order in which they were read. Where they are others by now, nothing is changed and the answer is `409 storybook-changed`. */
            readonly page_ids: readonly string[];
            /**
             * Format: uuid
             * @description The page whose picture it shows; by default the one before it.
             */
            readonly picture_of?: string;
            /** @description Counted from 1; the last unless said otherwise. */
            readonly position?: number;
            /** @example Pim takes a slow, deep breath. */
            readonly text: string;
        };
        readonly AddStorybookPageConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["StorybookChangedProblem"] | components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly AddStorybookPageUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly AgendaAnswer: {
            readonly data: components["schemas"]["AgendaView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly AgendaView: {
            /** @description Whether these are all. Else ask for shorter spans. */
            readonly complete: boolean;
            readonly sessions: readonly components["schemas"]["AgendaViewSessionsItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly AgendaViewSessionsItem: {
            /** @description Whether `/launch` opens it now: the token grants `session:launch`, its session link works, and it was not ended. */
            readonly can_open: boolean;
            /**
             * @description Given to tokens with `client:read`, of clients on the roster.
             * @example Noa Lind
             */
            readonly client_name: string | null;
            /**
             * Format: date-time
             * @description Exclusive; after `start_at`, at most 24 hours later.
             * @example 2026-03-02T09:50:00.000Z
             */
            readonly end_at: string;
            /**
             * Format: date-time
             * @description When the clinician ended it on its page, for a day.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly ended_at: string | null;
            /** Format: uuid */
            readonly id: string;
            readonly note?: components["schemas"]["AgendaViewSessionsItemNote"];
            /**
             * Format: date-time
             * @description When the clinician last opened it.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly opened_at: string | null;
            /** Format: uuid */
            readonly partner_clinic_id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** @enum {string} */
            readonly session_type: "virtual" | "in_person";
            /**
             * Format: date-time
             * @description Inclusive.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly start_at: string;
            /** @enum {string} */
            readonly status: "scheduled" | "completed" | "cancelled" | "no_show";
            /**
             * @description IANA name; the clinic's unless given.
             * @example Europe/Berlin
             */
            readonly timezone: string;
            /** @description Whether it takes place in a video room of the service. */
            readonly video: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description The newest note on it, where there is one. Given to tokens with `note:read`. */
        readonly AgendaViewSessionsItemNote: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {string} */
            readonly status: "draft" | "signed";
        } & {
            readonly [key: string]: unknown;
        };
        readonly AppointmentAnswer: {
            readonly data: components["schemas"]["AppointmentView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Appointment conflict
         * @description The practitioner already has an appointment in that window.
         */
        readonly AppointmentConflictProblem: {
            readonly conflicting_occurrences?: readonly number[];
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
        readonly AppointmentPage: {
            readonly data: readonly components["schemas"]["AppointmentView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly AppointmentSeriesAnswer: {
            readonly data: components["schemas"]["AppointmentSeriesView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly AppointmentSeriesView: {
            /** @description In the order of the occurrences, cancelled ones too, without those that were skipped. */
            readonly appointment_ids: readonly string[];
            /** @description The first occurrence that was cancelled with the series. */
            readonly cancelled_from_occurrence: number | null;
            /** @description Occurrences, with those that are skipped. */
            readonly count: number;
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description Exclusive; after `start_at`, at most 24 hours later.
             * @example 2026-03-02T09:50:00.000Z
             */
            readonly end_at: string;
            /** Format: uuid */
            readonly id: string;
            /** @description Weeks from one occurrence to the next. */
            readonly interval_weeks: number;
            /** @description Since when the rest is at other times than `start_at` and `end_at`, which say how the series was booked. Occurrences that were over then, or moved by themselves, are where they were. */
            readonly moves: readonly components["schemas"]["AppointmentSeriesViewMovesItem"][];
            /** Format: uuid */
            readonly partner_clinic_id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
            /** @description Occurrences that were not booked, because the practitioner had an appointment then. */
            readonly skipped_occurrences: readonly number[];
            /**
             * Format: date-time
             * @description Inclusive.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly start_at: string;
            /**
             * @description `cancelled` once the series was cancelled from some occurrence on.
             * @enum {string}
             */
            readonly status: "active" | "cancelled";
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
        readonly AppointmentSeriesViewMovesItem: {
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly end_at: string;
            /** @description From this occurrence on. */
            readonly from_occurrence: number;
            /**
             * Format: date-time
             * @description Of this occurrence; the later ones follow every `interval_weeks`.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly start_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly AppointmentView: {
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
             * Format: uuid
             * @description The series that it was booked with.
             */
            readonly series_id: string | null;
            /** @enum {string} */
            readonly session_type: "virtual" | "in_person";
            /**
             * Format: date-time
             * @description Inclusive.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly start_at: string;
            /** @enum {string} */
            readonly status: "scheduled" | "completed" | "cancelled" | "no_show";
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
        readonly ArrangeStorybookPagesBody: {
            /** @description The ids of all pages, in the order in which they were read. Where they are others by now, nothing is changed and the answer is `409 storybook-changed`. */
            readonly page_ids: readonly string[];
            /** @description Every page that stays, in its new order. Those that are not listed are taken out. */
            readonly pages: readonly components["schemas"]["ArrangeStorybookPagesBodyPagesItem"][];
        };
        readonly ArrangeStorybookPagesBodyPagesItem: {
            /** @description What the picture shows. */
            readonly alt_text?: string;
            /** Format: uuid */
            readonly id: string;
            /** @example Pim takes a slow, deep breath. */
            readonly text?: string;
        };
        readonly ArrangeStorybookPagesConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["StorybookChangedProblem"] | components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly ArrangeStorybookPagesUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly AttachFramedPlayroomContentUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly AttachFramedToolkitContentUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
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
            /**
             * @description More kinds may be added: ignore what you do not know.
             * @enum {string}
             */
            readonly content_type: "worksheet" | "storybook";
            /**
             * Format: uri
             * @description The cover (PNG); works for about an hour, without a token. `null` where it has none.
             * @example https://api.clinic-service.invalid/objects/sealed
             */
            readonly cover_image_url: string | null;
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
        readonly AttentionAnswer: {
            readonly data: components["schemas"]["AttentionView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly AttentionView: {
            readonly answers?: components["schemas"]["AttentionViewAnswers"];
            readonly calendar?: components["schemas"]["AttentionViewCalendar"];
            readonly drafts?: components["schemas"]["AttentionViewDrafts"];
            readonly refused_mails?: components["schemas"]["AttentionViewRefusedMails"];
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly since: string;
            readonly storybooks?: components["schemas"]["AttentionViewStorybooks"];
            readonly worksheets?: components["schemas"]["AttentionViewWorksheets"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Forms that clients completed. Absent where the token does not open them. */
        readonly AttentionViewAnswers: {
            readonly count: number;
            readonly items: readonly components["schemas"]["AttentionViewAnswersItemsItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly AttentionViewAnswersItemsItem: {
            /**
             * @description Given to tokens with `client:read`, of clients on the roster.
             * @example Noa Lind
             */
            readonly client_name: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly completed_at: string;
            /** Format: uuid */
            readonly form_id: string;
            readonly form_title: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly submission_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description As `/calendar` tells. Absent where the token does not grant `appointment:read`. */
        readonly AttentionViewCalendar: {
            /** @enum {string|null} */
            readonly attention: "credentials_refused" | "calendar_missing" | "write_refused" | null;
            /** @enum {string} */
            readonly state: "not_connected" | "checking" | "connected" | "needs_attention";
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly unreachable_since: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Notes that are not signed, whenever they were written. Absent where the token does not open them. */
        readonly AttentionViewDrafts: {
            readonly count: number;
            readonly items: readonly components["schemas"]["AttentionViewDraftsItemsItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly AttentionViewDraftsItemsItem: {
            /**
             * @description Given to tokens with `client:read`, of clients on the roster.
             * @example Noa Lind
             */
            readonly client_name: string | null;
            /** Format: uuid */
            readonly note_id: string;
            /** Format: uuid */
            readonly partner_appointment_id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly session_start_at: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description E-mails that reached nobody. Absent where the token does not open them. */
        readonly AttentionViewRefusedMails: {
            readonly count: number;
            readonly items: readonly components["schemas"]["AttentionViewRefusedMailsItemsItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly AttentionViewRefusedMailsItemsItem: {
            /** @enum {string} */
            readonly about: "appointment" | "form" | "storybook" | "worksheet";
            /**
             * Format: date-time
             * @description When that became known.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly at: string;
            /**
             * @description Given to tokens with `client:read`, of clients on the roster.
             * @example Noa Lind
             */
            readonly client_name: string | null;
            /**
             * Format: uuid
             * @description Of the appointment, form, storybook or worksheet.
             */
            readonly id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** @enum {string} */
            readonly recipient: "client" | "practitioner";
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Books that became ready, or failed. Absent where the token does not open them. */
        readonly AttentionViewStorybooks: {
            readonly count: number;
            readonly items: readonly components["schemas"]["AttentionViewStorybooksItemsItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly AttentionViewStorybooksItemsItem: {
            /**
             * Format: date-time
             * @description When it became so.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly at: string;
            /** @enum {string} */
            readonly status: "ready" | "failed";
            /** Format: uuid */
            readonly storybook_id: string;
            /** @example Pim and the quiet wood */
            readonly title: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Worksheets that became ready, or failed. Absent where the token does not open them. */
        readonly AttentionViewWorksheets: {
            readonly count: number;
            readonly items: readonly components["schemas"]["AttentionViewWorksheetsItemsItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly AttentionViewWorksheetsItemsItem: {
            /**
             * Format: date-time
             * @description When it became so.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly at: string;
            /** @enum {string} */
            readonly status: "ready" | "failed";
            /** @example Pim and the quiet wood */
            readonly title: string | null;
            /** Format: uuid */
            readonly worksheet_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly BuiltFormChange: {
            readonly description?: string | null;
            readonly fields?: readonly components["schemas"]["BuiltFormChangeFieldsItem"][];
            /** @description Additionally shared to playrooms and toolkits. */
            readonly shelf_ready?: boolean;
            /**
             * @description Drafts are not listed.
             * @enum {string}
             */
            readonly status?: "draft" | "published";
            /** @example Before the first session */
            readonly title?: string;
        };
        readonly BuiltFormChangeFieldsItem: {
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
            /** @description What the highest step of a `scale` stands for; of no other type. */
            readonly max_label?: string;
            /** @description Lowest step of a `scale`, 1 unless given; of no other type. */
            readonly min?: number;
            /** @description What the lowest step of a `scale` stands for; of no other type. */
            readonly min_label?: string;
            /** @description Of `single_choice` and `multi_choice` alone, where it is required. */
            readonly options?: readonly string[];
            /** @default false */
            readonly required: boolean;
            /** @enum {string} */
            readonly type: "short_text" | "long_text" | "single_choice" | "multi_choice" | "scale" | "date" | "yes_no" | "heading";
        };
        readonly BuiltFormDraft: {
            readonly description?: string | null;
            readonly fields: readonly components["schemas"]["BuiltFormDraftFieldsItem"][];
            /**
             * @default draft
             * @enum {string}
             */
            readonly status: "draft" | "published";
            /** @example Before the first session */
            readonly title: string;
        };
        readonly BuiltFormDraftFieldsItem: {
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
            /** @description What the highest step of a `scale` stands for; of no other type. */
            readonly max_label?: string;
            /** @description Lowest step of a `scale`, 1 unless given; of no other type. */
            readonly min?: number;
            /** @description What the lowest step of a `scale` stands for; of no other type. */
            readonly min_label?: string;
            /** @description Of `single_choice` and `multi_choice` alone, where it is required. */
            readonly options?: readonly string[];
            /** @default false */
            readonly required: boolean;
            /** @enum {string} */
            readonly type: "short_text" | "long_text" | "single_choice" | "multi_choice" | "scale" | "date" | "yes_no" | "heading";
        };
        readonly CalendarAnswer: {
            readonly data: components["schemas"]["CalendarView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly CalendarView: {
            /**
             * @description Why it needs attention.
             * @enum {string|null}
             */
            readonly attention: "credentials_refused" | "calendar_missing" | "write_refused" | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly connected_at: string | null;
            /** @description Bookings that stand in it. */
            readonly entries: number;
            /**
             * @description `checking`: what was given is being tried; ask again in a few seconds. `needs_attention`: nothing is brought into it until it is connected anew.
             * @enum {string}
             */
            readonly state: "not_connected" | "checking" | "connected" | "needs_attention";
            /**
             * Format: date-time
             * @description Its server has not answered since then; it is asked again and again.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly unreachable_since: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * Capability missing
         * @description The token does not grant this.
         */
        readonly CapabilityMissingProblem: {
            /** @description For people; may change. */
            readonly detail: string;
            /**
             * Format: uuid
             * @description The X-Request-Id of the answer.
             */
            readonly request_id: string;
            readonly required_capability?: string;
            readonly required_role?: string;
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
        readonly ClientStorybookTokenAnswer: {
            readonly data: components["schemas"]["ClientStorybookTokenView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ClientStorybookTokenView: {
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
        readonly ClientTokenAnswer: {
            readonly data: components["schemas"]["ClientTokenView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ClientTokenDraft: {
            /** @enum {string} */
            readonly capability: "form:send" | "form:submit";
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ClientTokenView: {
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
        readonly ClientWorksheetTokenAnswer: {
            readonly data: components["schemas"]["ClientWorksheetTokenView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ClientWorksheetTokenView: {
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
        readonly CommunityItemView: {
            /** Format: uuid */
            readonly content_id: string;
            /** @enum {string} */
            readonly content_type: "worksheet" | "storybook" | "form";
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
            /** @description What the highest step of a `scale` stands for; of no other type. */
            readonly max_label?: string;
            /** @description Lowest step of a `scale`, 1 unless given; of no other type. */
            readonly min?: number;
            /** @description What the lowest step of a `scale` stands for; of no other type. */
            readonly min_label?: string;
            /** @description Of `single_choice` and `multi_choice` alone, where it is required. */
            readonly options?: readonly string[];
            /** @description Whether a submission must answer it; never so of a heading. */
            readonly required: boolean;
            /** @enum {string} */
            readonly type: "short_text" | "long_text" | "single_choice" | "multi_choice" | "scale" | "date" | "yes_no" | "heading";
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
        readonly CompleteFormSubmissionAnswer: {
            readonly data: components["schemas"]["CompleteFormSubmissionView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly CompleteFormSubmissionBody: {
            /**
             * @description By the ids of the fields: text, an option, a list of options, a step, a day (`YYYY-MM-DD`), or `true` and `false`. `null` is no answer.
             * @example {
             *       "3b9f7c1a-6e2d-4f80-9a1b-2c3d4e5f6a7b": "Well"
             *     }
             */
            readonly answers: {
                readonly [key: string]: unknown;
            };
        };
        readonly CompleteFormSubmissionForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["SessionScopeMissingProblem"] | components["schemas"]["Problem"];
        readonly CompleteFormSubmissionUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly CompleteFormSubmissionView: {
            /**
             * @description By the ids of the fields: text, an option, a list of options, a step, a day (`YYYY-MM-DD`), or `true` and `false`. `null` is no answer.
             * @example {
             *       "3b9f7c1a-6e2d-4f80-9a1b-2c3d4e5f6a7b": "Well"
             *     }
             */
            readonly answers: {
                readonly [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly completed_at: string | null;
            /** Format: uuid */
            readonly form_id: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly requested_at: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly saved_at: string | null;
            /** @enum {string} */
            readonly status: "pending" | "completed";
            /** Format: uuid */
            readonly submission_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ComposeFormAnswer: {
            readonly data: components["schemas"]["ComposeFormView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ComposeFormBody: {
            /**
             * @description Language of the questions; the organization's unless given.
             * @enum {string}
             */
            readonly locale?: "en" | "de" | "fr" | "es";
            readonly sections: readonly components["schemas"]["ComposeFormBodySectionsItem"][];
            /** @example Getting to know each other */
            readonly title: string;
        };
        /** @enum {string} */
        readonly ComposeFormBodySectionsItem: "about_the_child" | "sleep" | "feelings" | "school" | "family" | "goals";
        readonly ComposeFormUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ComposeFormView: {
            /** Format: uuid */
            readonly form_id: string;
            /** @enum {string} */
            readonly status: "draft";
        } & {
            readonly [key: string]: unknown;
        };
        readonly ConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["Problem"];
        readonly ConnectCalendarAnswer: {
            readonly data: components["schemas"]["ConnectCalendarView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ConnectCalendarBody: {
            /** @description Best one that was made for this alone. Encrypted at rest, and never shown again. */
            readonly password: string;
            /**
             * @description Address of the calendar itself, https; without user name and password.
             * @example https://dav.example/calendars/ida/work/
             */
            readonly url: string;
            readonly username: string;
        };
        readonly ConnectCalendarUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ConnectCalendarView: {
            /**
             * @description Why it needs attention.
             * @enum {string|null}
             */
            readonly attention: "credentials_refused" | "calendar_missing" | "write_refused" | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly connected_at: string | null;
            /** @description Bookings that stand in it. */
            readonly entries: number;
            /**
             * @description `checking`: what was given is being tried; ask again in a few seconds. `needs_attention`: nothing is brought into it until it is connected anew.
             * @enum {string}
             */
            readonly state: "not_connected" | "checking" | "connected" | "needs_attention";
            /**
             * Format: date-time
             * @description Its server has not answered since then; it is asked again and again.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly unreachable_since: string | null;
        } & {
            readonly [key: string]: unknown;
        };
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
        readonly CopyFramedCommunityItemAnswer: {
            readonly data: components["schemas"]["CopyFramedCommunityItemView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly CopyFramedCommunityItemConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["StorageLimitReachedProblem"] | components["schemas"]["Problem"];
        readonly CopyFramedCommunityItemUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly CopyFramedCommunityItemView: {
            /**
             * Format: uuid
             * @description Of the copy.
             */
            readonly content_id: string;
            /** @enum {string} */
            readonly content_type: "worksheet" | "storybook" | "form";
        } & {
            readonly [key: string]: unknown;
        };
        readonly CreateBuiltFormUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateClientStorybookTokenUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateClientTokenUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateClientWorksheetTokenUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateEditedWorksheetConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["StorageLimitReachedProblem"] | components["schemas"]["Problem"];
        readonly CreateEditedWorksheetUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateFramedAppointmentConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["AppointmentConflictProblem"] | components["schemas"]["Problem"];
        readonly CreateFramedAppointmentSeriesConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["AppointmentConflictProblem"] | components["schemas"]["Problem"];
        readonly CreateFramedAppointmentSeriesUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["SameClinicMismatchProblem"] | components["schemas"]["RecipientAddressMissingProblem"] | components["schemas"]["Problem"];
        readonly CreateFramedAppointmentUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["SameClinicMismatchProblem"] | components["schemas"]["RecipientAddressMissingProblem"] | components["schemas"]["Problem"];
        readonly CreateFramedCommunityItemConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["CommunityItemConflictProblem"] | components["schemas"]["Problem"];
        readonly CreateFramedCommunityItemUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateFramedExportConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["ExportInProgressProblem"] | components["schemas"]["ExportLimitReachedProblem"] | components["schemas"]["StorageLimitReachedProblem"] | components["schemas"]["Problem"];
        readonly CreateFramedExportUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateFramedPlayroomUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateFramedSessionLinksUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateFramedStorybookConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["StorageLimitReachedProblem"] | components["schemas"]["Problem"];
        readonly CreateFramedStorybookUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateFramedToolkitUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateGameSaveForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["SessionScopeMissingProblem"] | components["schemas"]["Problem"];
        readonly CreateGameSaveUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly CreateNoteUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
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
        readonly DeleteBuiltFormUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DeleteEditedWorksheetUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DeleteFramedCommunityItemUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DeleteFramedGameSaveForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["SessionScopeMissingProblem"] | components["schemas"]["Problem"];
        readonly DeleteFramedGameSaveUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DeleteFramedStorybookUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DeleteWorksheetPageConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["LastPageProtectedProblem"] | components["schemas"]["Problem"];
        readonly DeleteWorksheetPageUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DetachFramedPlayroomContentUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DetachFramedToolkitContentUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly DisconnectCalendarAnswer: {
            readonly data: components["schemas"]["DisconnectCalendarView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly DisconnectCalendarUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly DisconnectCalendarView: {
            /**
             * @description Why it needs attention.
             * @enum {string|null}
             */
            readonly attention: "credentials_refused" | "calendar_missing" | "write_refused" | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly connected_at: string | null;
            /** @description Bookings that stand in it. */
            readonly entries: number;
            /**
             * @description `checking`: what was given is being tried; ask again in a few seconds. `needs_attention`: nothing is brought into it until it is connected anew.
             * @enum {string}
             */
            readonly state: "not_connected" | "checking" | "connected" | "needs_attention";
            /**
             * Format: date-time
             * @description Its server has not answered since then; it is asked again and again.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly unreachable_since: string | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly DownloadFramedExportConflictError: components["schemas"]["ExportNotReadyProblem"] | components["schemas"]["Problem"];
        readonly DownloadFramedStorybookConflictError: components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly DownloadFramedWorksheetConflictError: components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly DuplicateFormBody: {
            /** @example Before the first session */
            readonly title?: string;
        };
        readonly DuplicateFormUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly EditedWorksheetChange: {
            /** @example Feelings thermometer */
            readonly title?: string;
        };
        readonly EditedWorksheetDraft: {
            readonly document: components["schemas"]["EditedWorksheetDraftDocument"];
            /** @example Feelings thermometer */
            readonly title: string;
        };
        readonly EditedWorksheetDraftDocument: {
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
        readonly EditedWorksheetDraftForm: {
            /** @description The file itself, with its name and media type. */
            readonly document: string;
            /** @example Feelings thermometer */
            readonly title: string;
        };
        readonly EditStorybookBody: {
            /** @description Shared to playrooms and toolkits as well. */
            readonly shelf_ready?: boolean;
            /** @description The cover is lettered anew. */
            readonly title?: string;
        };
        readonly EditStorybookConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly EditStorybookUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly EmbedSessionAnswer: {
            readonly data: components["schemas"]["EmbedSessionView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly EmbedSessionView: {
            /** @description Areas of the workspace that the token opens and the organization has switched on and is entitled to. */
            readonly areas: readonly ("home" | "clients" | "clinical-notes" | "appointments" | "forms" | "storybooks" | "worksheets" | "playrooms" | "community")[];
            readonly branding: components["schemas"]["EmbedSessionViewBranding"];
            /** @enum {string} */
            readonly camera_default: "on" | "off";
            /** @description What the token grants. */
            readonly capabilities: readonly ("shell:read" | "session:launch" | "data:export" | "note:read" | "note:write" | "client:read" | "appointment:read" | "appointment:write" | "storybook:read" | "storybook:create" | "storybook:write" | "storybook:delete" | "storybook:share" | "worksheet:read" | "worksheet:create" | "worksheet:write" | "worksheet:delete" | "worksheet:share" | "worksheet:generate" | "form:read" | "form:create" | "form:write" | "form:delete" | "form:submit" | "form:compose" | "form:send" | "playroom:read" | "playroom:write" | "community:read" | "community:write" | "games:play")[];
            readonly enabled_features: readonly ("clients" | "clinical-notes" | "appointments" | "forms" | "storybooks" | "worksheets" | "playrooms" | "community" | "games")[];
            /** @description What the organization is entitled to, this practitioner among it. */
            readonly entitled_features: readonly ("storybook_generation" | "worksheet_generation" | "games" | "community" | "session_recording")[];
            /**
             * @description In which language the organization's e-mails and patients' pages are.
             * @enum {string}
             */
            readonly locale: "en" | "de" | "fr" | "es";
            /**
             * Format: uuid
             * @description The one patient that the token is bound to.
             */
            readonly patient_id: string | null;
            readonly practitioner: components["schemas"]["EmbedSessionViewPractitioner"];
            /** @description Whether this practitioner may give the clinic direct logins: its owner, or its only one. */
            readonly upgrade_offered: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        readonly EmbedSessionViewBranding: {
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
        readonly EmbedSessionViewPractitioner: {
            readonly clinic_name: string;
            readonly first_name: string;
            /** Format: uuid */
            readonly id: string;
            readonly last_name: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
            /** @description The clinic's. */
            readonly timezone: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly EnterPlayroomAnswer: {
            readonly data: components["schemas"]["EnterPlayroomView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly EnterPlayroomBody: {
            /**
             * Format: uuid
             * @description On the clinician's roster.
             */
            readonly partner_patient_id?: string;
        };
        readonly EnterPlayroomUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly EnterPlayroomView: {
            /**
             * Format: uri
             * @description A credential: it opens the room.
             */
            readonly enter_url: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly expires_at: string;
            /** Format: uuid */
            readonly playroom_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ExportAnswer: {
            readonly data: components["schemas"]["ExportView"];
            readonly meta: components["schemas"]["Meta"];
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
        readonly ExportPage: {
            readonly data: readonly components["schemas"]["ExportView"][];
            readonly meta: components["schemas"]["PageMeta"];
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
            /**
             * @description Why there is no archive. Start a new export.
             * @enum {string|null}
             */
            readonly failure_code: "build_failed" | "cancelled" | "storage_limit_reached" | null;
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
            /** @enum {string} */
            readonly status: "queued" | "building" | "ready" | "failed" | "expired";
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
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
        readonly FieldFault: {
            /** @enum {string} */
            readonly code: "required" | "unknown_field" | "invalid_type" | "invalid_format" | "invalid_value" | "too_short" | "too_long" | "too_small" | "too_large" | "too_many_items" | "too_few_items" | "duplicate_item" | "malformed_json" | "not_allowed";
            /** @description For people. Repeats no value. */
            readonly message: string;
            /** @description The wire path, such as `items[0].label`; empty for the body as a whole. */
            readonly path: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["Problem"];
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
        readonly FormAnswersAnswer: {
            readonly data: components["schemas"]["FormAnswersView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly FormAnswersView: {
            /** @description `null` while pending. */
            readonly answers: readonly components["schemas"]["FormAnswersViewAnswersItem"][] | null;
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
            /** @enum {string} */
            readonly status: "pending" | "completed";
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
        readonly FormAnswersViewAnswersItem: {
            /** Format: uuid */
            readonly field_id: string;
            /** @description The question as it was when it was answered. */
            readonly label: string;
            /** @description Of a `scale`: its highest step, as it was then. */
            readonly max?: number;
            /** @description What the highest step of a `scale` stands for; of no other type. */
            readonly max_label?: string;
            /** @description Of a `scale`: its lowest step, as it was then. */
            readonly min?: number;
            /** @description What the lowest step of a `scale` stands for; of no other type. */
            readonly min_label?: string;
            /** @enum {string} */
            readonly type: "short_text" | "long_text" | "single_choice" | "multi_choice" | "scale" | "date" | "yes_no" | "heading";
            readonly value: components["schemas"]["FormAnswersViewAnswersItemValue"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * @description Text, an option, a list of options, a step, a day or `true` and `false`, by the type of the field; `null` where it was left out.
         * @example Well
         */
        readonly FormAnswersViewAnswersItemValue: (string | null) | (number | null) | (boolean | null) | (readonly string[] | null);
        readonly FormFillingAnswer: {
            readonly data: components["schemas"]["FormFillingView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly FormFillingView: {
            /**
             * @description By the ids of the fields: text, an option, a list of options, a step, a day (`YYYY-MM-DD`), or `true` and `false`. `null` is no answer.
             * @example {
             *       "3b9f7c1a-6e2d-4f80-9a1b-2c3d4e5f6a7b": "Well"
             *     }
             */
            readonly answers: {
                readonly [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly completed_at: string | null;
            /** Format: uuid */
            readonly form_id: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly requested_at: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly saved_at: string | null;
            /** @enum {string} */
            readonly status: "pending" | "completed";
            /** Format: uuid */
            readonly submission_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly FormPage: {
            readonly data: readonly components["schemas"]["FormView"][];
            readonly meta: components["schemas"]["PageMeta"];
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
            /**
             * @description Drafts are not listed.
             * @enum {string}
             */
            readonly status: "draft" | "published";
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
            /** @description What the highest step of a `scale` stands for; of no other type. */
            readonly max_label?: string;
            /** @description Lowest step of a `scale`, 1 unless given; of no other type. */
            readonly min?: number;
            /** @description What the lowest step of a `scale` stands for; of no other type. */
            readonly min_label?: string;
            /** @description Of `single_choice` and `multi_choice` alone, where it is required. */
            readonly options?: readonly string[];
            /** @description Whether a submission must answer it; never so of a heading. */
            readonly required: boolean;
            /** @enum {string} */
            readonly type: "short_text" | "long_text" | "single_choice" | "multi_choice" | "scale" | "date" | "yes_no" | "heading";
        } & {
            readonly [key: string]: unknown;
        };
        readonly FramedAppointmentChange: {
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
        readonly FramedAppointmentDraft: {
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
            readonly notify_patient: boolean;
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
        readonly FramedAppointmentSeriesChange: {
            /**
             * Format: date-time
             * @description Exclusive; after `start_at`, at most 24 hours later.
             * @example 2026-03-02T09:50:00.000Z
             */
            readonly end_at?: string;
            /** @description Occurrences before it stay; without it, it is the first. Those that are over stay in any case. */
            readonly from_occurrence?: number;
            /**
             * Format: date-time
             * @description Moves the rest: the place of `from_occurrence` in the series from now on.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly start_at?: string;
            /**
             * @description Cancels the rest. Not together with a window.
             * @enum {string}
             */
            readonly status?: "cancelled";
        };
        readonly FramedAppointmentSeriesDraft: {
            /** @description Occurrences, with those that are skipped. */
            readonly count: number;
            /**
             * Format: date-time
             * @description Exclusive; after `start_at`, at most 24 hours later.
             * @example 2026-03-02T09:50:00.000Z
             */
            readonly end_at: string;
            /** @description Weeks from one occurrence to the next. */
            readonly interval_weeks: number;
            readonly notes?: string | null;
            /**
             * @description E-mails the patient a confirmation; not kept.
             * @default false
             */
            readonly notify_patient: boolean;
            /**
             * @description Where the practitioner has an appointment already: `refuse` books nothing, `skip` books the others.
             * @default refuse
             * @enum {string}
             */
            readonly on_conflict: "refuse" | "skip";
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
        readonly FramedCommunityItemDraft: {
            /** Format: uuid */
            readonly content_id: string;
            /** @enum {string} */
            readonly content_type: "worksheet" | "storybook" | "form";
            /** @example Children open up with this one. */
            readonly description?: string;
        };
        readonly FramedPlayroomChange: {
            /**
             * @description By default that of the room type.
             * @enum {string}
             */
            readonly age_band?: "3-5" | "6-8" | "9-12" | "13-17" | "18+";
            /** @description What can be used in a session. */
            readonly items?: readonly components["schemas"]["FramedPlayroomChangeItemsItem"][];
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
        readonly FramedPlayroomChangeItemsItem: "activity_shelf" | "multiplayer_games" | "single_player_games" | "whiteboard" | "sand_tray" | "dollhouse";
        readonly FramedPlayroomDraft: {
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
            readonly items: readonly components["schemas"]["FramedPlayroomDraftItemsItem"][];
            /** @example Meadow room */
            readonly name: string;
            /** @default true */
            readonly published: boolean;
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
        readonly FramedPlayroomDraftItemsItem: "activity_shelf" | "multiplayer_games" | "single_player_games" | "whiteboard" | "sand_tray" | "dollhouse";
        readonly FramedSessionLinksAnswer: {
            readonly data: components["schemas"]["FramedSessionLinksView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly FramedSessionLinksView: {
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
            /**
             * @example Jitsi
             * @enum {string}
             */
            readonly video_provider: "None" | "Jitsi" | "Daily" | "Whereby";
            readonly waiting_room_enabled: boolean;
        } & {
            readonly [key: string]: unknown;
        };
        readonly FramedStorybookDraft: {
            /**
             * @default 6-8
             * @enum {string}
             */
            readonly age_band: "3-5" | "6-8" | "9-12" | "13-17" | "18+";
            /** @description Name of the main character. */
            readonly character_name?: string;
            /**
             * @default watercolor
             * @enum {string}
             */
            readonly illustration_style: "watercolor" | "crayon" | "paper_cut" | "flat";
            /**
             * @description BCP 47. The built-in author writes English, German, French and Spanish; another language is refused where no model writes.
             * @default en
             * @example en
             * @example de-AT
             */
            readonly language: string;
            /** @default 8 */
            readonly page_count: number;
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
        readonly FramedToolkitChange: {
            /** @description What can be used in a session. */
            readonly items?: readonly components["schemas"]["FramedToolkitChangeItemsItem"][];
            /** @example First sessions */
            readonly name?: string;
            /** @description `false` takes it out of use; it is never deleted. */
            readonly published?: boolean;
        };
        /** @enum {string} */
        readonly FramedToolkitChangeItemsItem: "activity_shelf" | "multiplayer_games" | "single_player_games" | "whiteboard" | "sand_tray" | "dollhouse";
        readonly FramedToolkitDraft: {
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
            readonly items: readonly components["schemas"]["FramedToolkitDraftItemsItem"][];
            /** @example First sessions */
            readonly name: string;
            /** @default true */
            readonly published: boolean;
        };
        /** @enum {string} */
        readonly FramedToolkitDraftItemsItem: "activity_shelf" | "multiplayer_games" | "single_player_games" | "whiteboard" | "sand_tray" | "dollhouse";
        readonly GameSaveChange: {
            /** @example The island */
            readonly name?: string;
            readonly scene?: components["schemas"]["GameSaveChangeScene"];
        };
        readonly GameSaveChangeScene: {
            readonly background?: string;
            readonly items: readonly components["schemas"]["GameSaveChangeSceneItemsItem"][];
            /** @description The sand's heights and wetness, as the frame writes them. */
            readonly sand?: string;
            /** @description What was chosen, such as time of day and weather. */
            readonly settings?: readonly components["schemas"]["GameSaveChangeSceneSettingsItem"][];
        };
        readonly GameSaveChangeSceneItemsItem: {
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
        };
        readonly GameSaveChangeSceneSettingsItem: {
            readonly name: string;
            readonly value: string;
        };
        readonly GameSaveDraft: {
            /** @example The island */
            readonly name: string;
            readonly scene: components["schemas"]["GameSaveDraftScene"];
        };
        readonly GameSaveDraftScene: {
            readonly background?: string;
            readonly items: readonly components["schemas"]["GameSaveDraftSceneItemsItem"][];
            /** @description The sand's heights and wetness, as the frame writes them. */
            readonly sand?: string;
            /** @description What was chosen, such as time of day and weather. */
            readonly settings?: readonly components["schemas"]["GameSaveDraftSceneSettingsItem"][];
        };
        readonly GameSaveDraftSceneItemsItem: {
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
        };
        readonly GameSaveDraftSceneSettingsItem: {
            readonly name: string;
            readonly value: string;
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
            /** @enum {string} */
            readonly game_type: "sandtray" | "dollhouse";
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
            /** @enum {string} */
            readonly game_type: "sandtray" | "dollhouse";
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
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly GameSessionView: {
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
            /** @enum {string} */
            readonly game_type: "sandtray" | "dollhouse";
            /** Format: uuid */
            readonly id: string;
            /**
             * Format: uri
             * @description The WebSocket of the live scene.
             */
            readonly live_url: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /** Format: uuid */
            readonly partner_practitioner_id: string;
            /**
             * Format: date-time
             * @description When the record last changed.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly updated_at: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly GenerateWorksheetBody: {
            /**
             * @default 6-8
             * @enum {string}
             */
            readonly age_band: "3-5" | "6-8" | "9-12" | "13-17" | "18+";
            /**
             * @description BCP 47; English, German, French and Spanish are written, for others English.
             * @default en
             * @example en
             * @example de-AT
             */
            readonly language: string;
            /** @default 3 */
            readonly page_count: number;
            /** @description By default one that fits the topic. */
            readonly title?: string;
            /** @description What it is to be about. Never shown again. */
            readonly topic: string;
        };
        readonly GenerateWorksheetConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["StorageLimitReachedProblem"] | components["schemas"]["Problem"];
        readonly GenerateWorksheetUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly GetAttentionForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["Problem"];
        readonly GetEmbedSessionForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["Problem"];
        readonly GetFormFillingForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["SessionScopeMissingProblem"] | components["schemas"]["Problem"];
        readonly GetFramedGameSaveForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["SessionScopeMissingProblem"] | components["schemas"]["Problem"];
        readonly GetFramedGameSaveThumbnailConflictError: components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly GetFramedGameSaveThumbnailForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["SessionScopeMissingProblem"] | components["schemas"]["Problem"];
        readonly GetFramedStorybookCoverConflictError: components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly GetFramedStorybookPageImageConflictError: components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly GetFramedStorybookShareForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["SessionScopeMissingProblem"] | components["schemas"]["Problem"];
        readonly GetFramedWorksheetCoverConflictError: components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly GetFramedWorksheetShareForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["SessionScopeMissingProblem"] | components["schemas"]["Problem"];
        readonly GetSceneThumbnailConflictError: components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly GetSeatedSessionForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["SessionScopeMissingProblem"] | components["schemas"]["Problem"];
        readonly GoneError: components["schemas"]["ExportExpiredProblem"] | components["schemas"]["Problem"];
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
        /**
         * Last page
         * @description The only page of a worksheet cannot be taken out.
         */
        readonly LastPageProtectedProblem: {
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
        readonly LaunchAppointmentAnswer: {
            readonly data: components["schemas"]["LaunchAppointmentView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly LaunchAppointmentUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly LaunchAppointmentView: {
            /**
             * Format: uri
             * @description `null` where the session runs in your own call, and once cancelled.
             * @example https://host.example/join/ZyXwVuTsRqPoNmLkJiHgFe
             */
            readonly clinician_video_url: string | null;
            /**
             * Format: uuid
             * @description Names this press, in `session.launch_requested` too.
             */
            readonly launch_attempt_id: string;
            /** Format: uuid */
            readonly partner_appointment_id: string;
            /**
             * @example Jitsi
             * @enum {string}
             */
            readonly video_provider: "None" | "Jitsi" | "Daily" | "Whereby";
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListFormAnswersPage: {
            readonly data: readonly components["schemas"]["ListFormAnswersView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ListFormAnswersView: {
            /** @description `null` while pending. */
            readonly answers: readonly components["schemas"]["ListFormAnswersViewAnswersItem"][] | null;
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
            /** @enum {string} */
            readonly status: "pending" | "completed";
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
        readonly ListFormAnswersViewAnswersItem: {
            /** Format: uuid */
            readonly field_id: string;
            /** @description The question as it was when it was answered. */
            readonly label: string;
            /** @description Of a `scale`: its highest step, as it was then. */
            readonly max?: number;
            /** @description What the highest step of a `scale` stands for; of no other type. */
            readonly max_label?: string;
            /** @description Of a `scale`: its lowest step, as it was then. */
            readonly min?: number;
            /** @description What the lowest step of a `scale` stands for; of no other type. */
            readonly min_label?: string;
            /** @enum {string} */
            readonly type: "short_text" | "long_text" | "single_choice" | "multi_choice" | "scale" | "date" | "yes_no" | "heading";
            readonly value: components["schemas"]["ListFormAnswersViewAnswersItemValue"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * @description Text, an option, a list of options, a step, a day or `true` and `false`, by the type of the field; `null` where it was left out.
         * @example Well
         */
        readonly ListFormAnswersViewAnswersItemValue: (string | null) | (number | null) | (boolean | null) | (readonly string[] | null);
        readonly ListFormSectionsAnswer: {
            readonly data: components["schemas"]["ListFormSectionsView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ListFormSectionsView: {
            readonly sections: readonly components["schemas"]["ListFormSectionsViewSectionsItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListFormSectionsViewSectionsItem: {
            readonly fields: readonly components["schemas"]["ListFormSectionsViewSectionsItemFieldsItem"][];
            /** @enum {string} */
            readonly section: "about_the_child" | "sleep" | "feelings" | "school" | "family" | "goals";
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListFormSectionsViewSectionsItemFieldsItem: {
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
            /** @description What the highest step of a `scale` stands for; of no other type. */
            readonly max_label?: string;
            /** @description Lowest step of a `scale`, 1 unless given; of no other type. */
            readonly min?: number;
            /** @description What the lowest step of a `scale` stands for; of no other type. */
            readonly min_label?: string;
            /** @description Of `single_choice` and `multi_choice` alone, where it is required. */
            readonly options?: readonly string[];
            /** @default false */
            readonly required: boolean;
            /** @enum {string} */
            readonly type: "short_text" | "long_text" | "single_choice" | "multi_choice" | "scale" | "date" | "yes_no" | "heading";
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListFramedCommunityItemsPage: {
            readonly data: readonly components["schemas"]["ListFramedCommunityItemsView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ListFramedCommunityItemsView: {
            /** Format: uuid */
            readonly content_id: string;
            /** @enum {string} */
            readonly content_type: "worksheet" | "storybook" | "form";
            /**
             * Format: uri
             * @description The cover (PNG); works for about an hour, without a token. `null` where it has none.
             * @example https://api.clinic-service.invalid/objects/sealed
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
            /** @example Children open up with this one. */
            readonly description: string | null;
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
            readonly questions: components["schemas"]["ListFramedCommunityItemsViewQuestions"] | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly shared_at: string;
            /** @example Ida Berg */
            readonly shared_by_name: string;
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
        readonly ListFramedCommunityItemsViewQuestions: {
            readonly count: number;
            /** @description The first few, in their order. */
            readonly first: readonly string[];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListFramedGameSavesForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["SessionScopeMissingProblem"] | components["schemas"]["Problem"];
        readonly ListNoteTemplatesAnswer: {
            readonly data: components["schemas"]["ListNoteTemplatesView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ListNoteTemplatesView: {
            readonly templates: readonly components["schemas"]["ListNoteTemplatesViewTemplatesItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListNoteTemplatesViewTemplatesItem: {
            readonly sections: readonly components["schemas"]["ListNoteTemplatesViewTemplatesItemSectionsItem"][];
            /** @enum {string} */
            readonly template: "soap" | "dap" | "birp" | "play_therapy";
            /** @example SOAP note */
            readonly title: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListNoteTemplatesViewTemplatesItemSectionsItem: {
            /** @example Subjective */
            readonly heading: string;
            /** @example What the client or the family reports. */
            readonly hint: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ListSubmissionsPage: {
            readonly data: readonly components["schemas"]["ListSubmissionsView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ListSubmissionsView: {
            /** @description `null` while pending. */
            readonly answers: readonly components["schemas"]["ListSubmissionsViewAnswersItem"][] | null;
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
            /**
             * @description As it is now.
             * @example Before the first session
             */
            readonly form_title: string;
            /**
             * @description What became of the e-mail to the client: `not_sent` where the mailbox refused it, or nothing could be sent any more. `null` where the form was filled in in a frame.
             * @enum {string|null}
             */
            readonly mail_status: "queued" | "sent" | "not_sent" | null;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /**
             * Format: date-time
             * @description When the patient was asked to fill in the form.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly requested_at: string;
            /** @enum {string} */
            readonly status: "pending" | "completed";
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
        readonly ListSubmissionsViewAnswersItem: {
            /** Format: uuid */
            readonly field_id: string;
            /** @description The question as it was when it was answered. */
            readonly label: string;
            /** @description Of a `scale`: its highest step, as it was then. */
            readonly max?: number;
            /** @description What the highest step of a `scale` stands for; of no other type. */
            readonly max_label?: string;
            /** @description Of a `scale`: its lowest step, as it was then. */
            readonly min?: number;
            /** @description What the lowest step of a `scale` stands for; of no other type. */
            readonly min_label?: string;
            /** @enum {string} */
            readonly type: "short_text" | "long_text" | "single_choice" | "multi_choice" | "scale" | "date" | "yes_no" | "heading";
            readonly value: components["schemas"]["ListSubmissionsViewAnswersItemValue"];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * @description Text, an option, a list of options, a step, a day or `true` and `false`, by the type of the field; `null` where it was left out.
         * @example Well
         */
        readonly ListSubmissionsViewAnswersItemValue: (string | null) | (number | null) | (boolean | null) | (readonly string[] | null);
        readonly ListWrittenNotesPage: {
            readonly data: readonly components["schemas"]["ListWrittenNotesView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ListWrittenNotesView: {
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
             * @description When the session begins that it is about.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly session_start_at: string;
            /**
             * @description In which zone that was booked.
             * @example Europe/Berlin
             */
            readonly session_timezone: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly signed_at: string | null;
            /** @enum {string} */
            readonly status: "draft" | "signed";
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
        readonly MoveWorksheetPageBody: {
            /** @description Counted from 1. */
            readonly position: number;
        };
        readonly MoveWorksheetPageUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly NoteAnswer: {
            readonly data: components["schemas"]["NoteView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly NoteChange: {
            /** @description Saved while it is being written: what was saved less than five minutes before is not kept as a version of its own. */
            readonly autosave?: boolean;
            /** @example We built a castle by the sea. */
            readonly body?: string;
            /**
             * @description Why a signed note is unlocked; kept with the version that this makes.
             * @example A date was wrong.
             */
            readonly reason?: string;
            /** @enum {string} */
            readonly status?: "draft" | "signed";
        };
        readonly NoteDraft: {
            /** @example We built a castle by the sea. */
            readonly body: string;
            /**
             * Format: uuid
             * @description One of the clinician's own.
             */
            readonly partner_appointment_id: string;
        };
        readonly NoteVersionPage: {
            readonly data: readonly components["schemas"]["NoteVersionView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly NoteVersionView: {
            /** @example We built a castle by the sea. */
            readonly body: string;
            /** @description Why the note was unlocked with this version, where that was told. */
            readonly reason: string | null;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly recorded_at: string;
            /** @enum {string} */
            readonly status: "draft" | "signed";
            readonly version: number;
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
             * @description When the session begins that it is about.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly session_start_at: string;
            /**
             * @description In which zone that was booked.
             * @example Europe/Berlin
             */
            readonly session_timezone: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly signed_at: string | null;
            /** @enum {string} */
            readonly status: "draft" | "signed";
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
        readonly OpenFormSubmissionAnswer: {
            readonly data: components["schemas"]["OpenFormSubmissionView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly OpenFormSubmissionForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["SessionScopeMissingProblem"] | components["schemas"]["Problem"];
        readonly OpenFormSubmissionUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly OpenFormSubmissionView: {
            /**
             * @description By the ids of the fields: text, an option, a list of options, a step, a day (`YYYY-MM-DD`), or `true` and `false`. `null` is no answer.
             * @example {
             *       "3b9f7c1a-6e2d-4f80-9a1b-2c3d4e5f6a7b": "Well"
             *     }
             */
            readonly answers: {
                readonly [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly completed_at: string | null;
            /** Format: uuid */
            readonly form_id: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly requested_at: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly saved_at: string | null;
            /** @enum {string} */
            readonly status: "pending" | "completed";
            /** Format: uuid */
            readonly submission_id: string;
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
        readonly PageMetaPagination: {
            readonly has_more: boolean;
            readonly limit: number;
            /** @description Opaque; `null` on the last page. */
            readonly next_cursor: string | null;
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
        readonly PatientAnswer: {
            readonly data: components["schemas"]["PatientView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly PatientPage: {
            readonly data: readonly components["schemas"]["PatientView"][];
            readonly meta: components["schemas"]["PageMeta"];
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
        readonly PlayedToysAnswer: {
            readonly data: components["schemas"]["PlayedToysView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly PlayedToysView: {
            /** Format: uuid */
            readonly partner_appointment_id: string;
            readonly played: readonly components["schemas"]["PlayedToysViewPlayedItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly PlayedToysViewPlayedItem: {
            readonly minutes: number;
            /** @enum {string} */
            readonly toy: "sandtray" | "dollhouse" | "whiteboard" | "pairs" | "four-in-a-row" | "draughts" | "jigsaw" | "feelings-cards" | "breathing-star" | "glitter-jar" | "five-senses" | "colouring" | "storybook" | "worksheet";
        } & {
            readonly [key: string]: unknown;
        };
        readonly PlayroomAnswer: {
            readonly data: components["schemas"]["PlayroomView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly PlayroomPage: {
            readonly data: readonly components["schemas"]["PlayroomView"][];
            readonly meta: components["schemas"]["PageMeta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly PlayroomView: {
            /**
             * @description By default that of the room type.
             * @enum {string}
             */
            readonly age_band: "3-5" | "6-8" | "9-12" | "13-17" | "18+";
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
            readonly items: readonly ("activity_shelf" | "multiplayer_games" | "single_player_games" | "whiteboard" | "sand_tray" | "dollhouse")[];
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
        readonly PutGameSaveThumbnailBody: {
            /** @description PNG, JPEG or WebP, up to 2 MB and 4096 by 4096, in Base64 with padding and without line breaks (RFC 4648, 4); kept as a PNG of at most 640 by 480. */
            readonly content_base64: string;
        };
        readonly PutGameSaveThumbnailForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["SessionScopeMissingProblem"] | components["schemas"]["Problem"];
        readonly PutGameSaveThumbnailUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        /**
         * Rate limited
         * @description The requests of this window are used up: the organization's, or those of a token that lives in a browser. Retry after the given number of seconds.
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
        readonly ReplaceTranscriptAnswer: {
            readonly data: components["schemas"]["ReplaceTranscriptView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Either a WebVTT file or a list of words. */
        readonly ReplaceTranscriptBody: {
            /**
             * @description A WebVTT file; speakers by its voice spans.
             * @example WEBVTT
             *
             *     00:00.000 --> 00:01.500
             *     <v Clinician>What would you like to build?
             */
            readonly webvtt?: string;
            /** @description In the order in which they were said. */
            readonly words?: readonly components["schemas"]["ReplaceTranscriptBodyWordsItem"][];
        };
        readonly ReplaceTranscriptBodyWordsItem: {
            readonly end_seconds: number;
            readonly speaker: string;
            readonly start_seconds: number;
            readonly text: string;
        };
        readonly ReplaceTranscriptUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ReplaceTranscriptView: {
            /** Format: uuid */
            readonly note_id: string;
            readonly transcript: readonly components["schemas"]["ReplaceTranscriptViewTranscriptItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ReplaceTranscriptViewTranscriptItem: {
            readonly end_seconds: number;
            /** @example Clinician */
            readonly speaker: string;
            readonly start_seconds: number;
            /** @example What would you like to build today? */
            readonly text: string;
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
        readonly SaveFormAnswersAnswer: {
            readonly data: components["schemas"]["SaveFormAnswersView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly SaveFormAnswersBody: {
            /**
             * @description By the ids of the fields: text, an option, a list of options, a step, a day (`YYYY-MM-DD`), or `true` and `false`. `null` is no answer.
             * @example {
             *       "3b9f7c1a-6e2d-4f80-9a1b-2c3d4e5f6a7b": "Well"
             *     }
             */
            readonly answers: {
                readonly [key: string]: unknown;
            };
        };
        readonly SaveFormAnswersForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["SessionScopeMissingProblem"] | components["schemas"]["Problem"];
        readonly SaveFormAnswersUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly SaveFormAnswersView: {
            /**
             * @description By the ids of the fields: text, an option, a list of options, a step, a day (`YYYY-MM-DD`), or `true` and `false`. `null` is no answer.
             * @example {
             *       "3b9f7c1a-6e2d-4f80-9a1b-2c3d4e5f6a7b": "Well"
             *     }
             */
            readonly answers: {
                readonly [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly completed_at: string | null;
            /** Format: uuid */
            readonly form_id: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly requested_at: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly saved_at: string | null;
            /** @enum {string} */
            readonly status: "pending" | "completed";
            /** Format: uuid */
            readonly submission_id: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly ScalesAnswer: {
            readonly data: components["schemas"]["ScalesView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ScalesView: {
            readonly series: readonly components["schemas"]["ScalesViewSeriesItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ScalesViewSeriesItem: {
            /** Format: uuid */
            readonly field_id: string;
            /** Format: uuid */
            readonly form_id: string;
            /** @description As it is now. */
            readonly form_title: string;
            /** @description The question as it was answered last. */
            readonly label: string;
            /** @description The highest one. */
            readonly max: number;
            /** @description What the highest step of a `scale` stands for; of no other type. */
            readonly max_label?: string;
            /** @description The lowest step of the scale, as it was answered last. */
            readonly min: number;
            /** @description What the lowest step of a `scale` stands for; of no other type. */
            readonly min_label?: string;
            /** @description By `completed_at`, the oldest first. Steps that were left out are no points. */
            readonly points: readonly components["schemas"]["ScalesViewSeriesItemPointsItem"][];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ScalesViewSeriesItemPointsItem: {
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly completed_at: string;
            /** Format: uuid */
            readonly submission_id: string;
            readonly value: number;
        } & {
            readonly [key: string]: unknown;
        };
        readonly SendFormAnswer: {
            readonly data: components["schemas"]["SendFormView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly SendFormBody: Record<string, never>;
        readonly SendFormForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["SessionScopeMissingProblem"] | components["schemas"]["Problem"];
        readonly SendFormUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["RecipientAddressMissingProblem"] | components["schemas"]["RecipientLimitReachedProblem"] | components["schemas"]["Problem"];
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly SendFormView: {
            /** Format: uuid */
            readonly form_id: string;
            /** Format: uuid */
            readonly partner_patient_id: string;
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly requested_at: string;
            /** @enum {string} */
            readonly status: "pending" | "completed";
            /** Format: uuid */
            readonly submission_id: string;
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
        /**
         * Session scope missing
         * @description The token is bound to no patient or game session, and this needs it.
         */
        readonly SessionScopeMissingProblem: {
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
        readonly ShareAnswer: {
            readonly data: components["schemas"]["ShareView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ShareFramedStorybookBody: {
            /**
             * @description A few words to go with it.
             * @example Shall we look at this together on Thursday?
             */
            readonly message?: string;
        };
        readonly ShareFramedStorybookConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly ShareFramedStorybookForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["SessionScopeMissingProblem"] | components["schemas"]["Problem"];
        readonly ShareFramedStorybookUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["RecipientAddressMissingProblem"] | components["schemas"]["RecipientLimitReachedProblem"] | components["schemas"]["Problem"];
        readonly ShareFramedWorksheetBody: {
            /**
             * @description A few words to go with it.
             * @example Shall we look at this together on Thursday?
             */
            readonly message?: string;
        };
        readonly ShareFramedWorksheetConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["ContentNotReadyProblem"] | components["schemas"]["Problem"];
        readonly ShareFramedWorksheetForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["SessionScopeMissingProblem"] | components["schemas"]["Problem"];
        readonly ShareFramedWorksheetUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["RecipientAddressMissingProblem"] | components["schemas"]["RecipientLimitReachedProblem"] | components["schemas"]["Problem"];
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly ShareView: {
            /**
             * Format: date-time
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly requested_at: string;
            /** Format: uuid */
            readonly share_id: string;
            /**
             * @description It is sent within moments, and once. `not_sent`: the mailbox refused it, content, patient or address were no longer there, or no mail could be sent for hours.
             * @enum {string}
             */
            readonly status: "queued" | "sent" | "not_sent";
        } & {
            readonly [key: string]: unknown;
        };
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
        /**
         * Storybook changed
         * @description The pages of the storybook are no longer those that were read. Nothing was changed; read them again.
         */
        readonly StorybookChangedProblem: {
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
            /**
             * @description Why a failed story failed.
             * @enum {string|null}
             */
            readonly failure_code: "content_refused" | "author_unavailable" | "author_failed" | "storage_limit_reached" | "cancelled" | null;
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
            /** @enum {string} */
            readonly status: "generating" | "ready" | "failed";
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
        readonly ToolkitAnswer: {
            readonly data: components["schemas"]["ToolkitView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly ToolkitPage: {
            readonly data: readonly components["schemas"]["ToolkitView"][];
            readonly meta: components["schemas"]["PageMeta"];
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
            readonly items: readonly ("activity_shelf" | "multiplayer_games" | "single_player_games" | "whiteboard" | "sand_tray" | "dollhouse")[];
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
        readonly UpdateBuiltFormUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly UpdateEditedWorksheetUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly UpdateFramedAppointmentConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["AppointmentConflictProblem"] | components["schemas"]["Problem"];
        readonly UpdateFramedAppointmentSeriesConflictError: components["schemas"]["IdempotencyConflictProblem"] | components["schemas"]["AppointmentConflictProblem"] | components["schemas"]["Problem"];
        readonly UpdateFramedAppointmentSeriesUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly UpdateFramedAppointmentUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["SameClinicMismatchProblem"] | components["schemas"]["Problem"];
        readonly UpdateFramedPlayroomUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly UpdateFramedToolkitUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly UpdateGameSaveForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["FeatureNotEntitledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["SessionScopeMissingProblem"] | components["schemas"]["Problem"];
        readonly UpdateGameSaveUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly UpdateNoteUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        readonly UpgradeOwnClinicAnswer: {
            readonly data: components["schemas"]["UpgradeOwnClinicView"];
            readonly meta: components["schemas"]["Meta"];
        } & {
            readonly [key: string]: unknown;
        };
        readonly UpgradeOwnClinicForbiddenError: components["schemas"]["ForbiddenProblem"] | components["schemas"]["PartnerSuspendedProblem"] | components["schemas"]["DelegationNotEnabledProblem"] | components["schemas"]["PractitionerDisabledProblem"] | components["schemas"]["CapabilityMissingProblem"] | components["schemas"]["Problem"];
        readonly UpgradeOwnClinicUnprocessableError: components["schemas"]["ValidationErrorProblem"] | components["schemas"]["IdempotencyKeyMismatchProblem"] | components["schemas"]["Problem"];
        /** @description Fields and enumerated values may be added: keep what you do not know. */
        readonly UpgradeOwnClinicView: {
            /**
             * Format: date-time
             * @description Until then the link can be opened.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly confirmation_expires_at: string;
            /**
             * Format: date-time
             * @description When the link was e-mailed, or is about to be.
             * @example 2026-03-02T09:00:00.000Z
             */
            readonly confirmation_requested_at: string;
            /** Format: uuid */
            readonly partner_clinic_id: string;
        } & {
            readonly [key: string]: unknown;
        };
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
        readonly WorksheetAnswer: {
            readonly data: components["schemas"]["WorksheetView"];
            readonly meta: components["schemas"]["Meta"];
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
            /**
             * @description Why it failed.
             * @enum {string|null}
             */
            readonly failure_code: "unreadable_document" | "encrypted_document" | "too_many_pages" | "storage_limit_reached" | null;
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
            /**
             * @description Poll while `converting`; `Retry-After` says when.
             * @enum {string}
             */
            readonly status: "converting" | "ready" | "failed";
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
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `storybook-changed`: The pages of the storybook are no longer those that were read. Nothing was changed; read them again.
         *
         *     `content-not-ready`: The content is still being made, or could not be made.
         */
        readonly AddStorybookPageConflictReplayable: {
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
                readonly "application/problem+json": components["schemas"]["AddStorybookPageConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly AddStorybookPageUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["AddStorybookPageUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `storybook-changed`: The pages of the storybook are no longer those that were read. Nothing was changed; read them again.
         *
         *     `content-not-ready`: The content is still being made, or could not be made.
         */
        readonly ArrangeStorybookPagesConflictReplayable: {
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
                readonly "application/problem+json": components["schemas"]["ArrangeStorybookPagesConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly ArrangeStorybookPagesUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["ArrangeStorybookPagesUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly AttachFramedPlayroomContentUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["AttachFramedPlayroomContentUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly AttachFramedToolkitContentUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["AttachFramedToolkitContentUnprocessableError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
         *
         *     `session-scope-missing`: The token is bound to no patient or game session, and this needs it.
         */
        readonly CompleteFormSubmissionForbidden: {
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
                readonly "application/problem+json": components["schemas"]["CompleteFormSubmissionForbiddenError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CompleteFormSubmissionUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CompleteFormSubmissionUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly ComposeFormUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["ComposeFormUnprocessableError"];
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
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly ConnectCalendarUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["ConnectCalendarUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `content-not-ready`: The content is still being made, or could not be made.
         *
         *     `storage-limit-reached`: It does not fit into what is left of the organization's storage. Delete content, or ask for more.
         */
        readonly CopyFramedCommunityItemConflictReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CopyFramedCommunityItemConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CopyFramedCommunityItemUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CopyFramedCommunityItemUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateBuiltFormUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateBuiltFormUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateClientStorybookTokenUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateClientStorybookTokenUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateClientTokenUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateClientTokenUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateClientWorksheetTokenUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateClientWorksheetTokenUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `storage-limit-reached`: It does not fit into what is left of the organization's storage. Delete content, or ask for more.
         */
        readonly CreateEditedWorksheetConflictReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateEditedWorksheetConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateEditedWorksheetUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateEditedWorksheetUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `appointment-conflict`: The practitioner already has an appointment in that window.
         */
        readonly CreateFramedAppointmentConflictReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateFramedAppointmentConflictError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `appointment-conflict`: The practitioner already has an appointment in that window.
         */
        readonly CreateFramedAppointmentSeriesConflictReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateFramedAppointmentSeriesConflictError"];
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
        readonly CreateFramedAppointmentSeriesUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateFramedAppointmentSeriesUnprocessableError"];
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
        readonly CreateFramedAppointmentUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateFramedAppointmentUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `community-item-conflict`: The same content is already shared with the clinic.
         */
        readonly CreateFramedCommunityItemConflictReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateFramedCommunityItemConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateFramedCommunityItemUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateFramedCommunityItemUnprocessableError"];
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
        readonly CreateFramedExportConflictReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateFramedExportConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateFramedExportUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateFramedExportUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateFramedPlayroomUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateFramedPlayroomUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateFramedSessionLinksUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateFramedSessionLinksUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `storage-limit-reached`: It does not fit into what is left of the organization's storage. Delete content, or ask for more.
         */
        readonly CreateFramedStorybookConflictReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateFramedStorybookConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateFramedStorybookUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateFramedStorybookUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateFramedToolkitUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateFramedToolkitUnprocessableError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
         *
         *     `session-scope-missing`: The token is bound to no patient or game session, and this needs it.
         */
        readonly CreateGameSaveForbidden: {
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
                readonly "application/problem+json": components["schemas"]["CreateGameSaveForbiddenError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateGameSaveUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateGameSaveUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly CreateNoteUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["CreateNoteUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DeleteBuiltFormUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["DeleteBuiltFormUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DeleteEditedWorksheetUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["DeleteEditedWorksheetUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DeleteFramedCommunityItemUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["DeleteFramedCommunityItemUnprocessableError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
         *
         *     `session-scope-missing`: The token is bound to no patient or game session, and this needs it.
         */
        readonly DeleteFramedGameSaveForbidden: {
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
                readonly "application/problem+json": components["schemas"]["DeleteFramedGameSaveForbiddenError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DeleteFramedGameSaveUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["DeleteFramedGameSaveUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DeleteFramedStorybookUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["DeleteFramedStorybookUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `last-page-protected`: The only page of a worksheet cannot be taken out.
         */
        readonly DeleteWorksheetPageConflictReplayable: {
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
                readonly "application/problem+json": components["schemas"]["DeleteWorksheetPageConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DeleteWorksheetPageUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["DeleteWorksheetPageUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DetachFramedPlayroomContentUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["DetachFramedPlayroomContentUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DetachFramedToolkitContentUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["DetachFramedToolkitContentUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DisconnectCalendarUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["DisconnectCalendarUnprocessableError"];
            };
        };
        /** @description `export-not-ready`: The archive of the export is not ready. */
        readonly DownloadFramedExportConflict: {
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
                readonly "application/problem+json": components["schemas"]["DownloadFramedExportConflictError"];
            };
        };
        /** @description `content-not-ready`: The content is still being made, or could not be made. */
        readonly DownloadFramedStorybookConflict: {
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
                readonly "application/problem+json": components["schemas"]["DownloadFramedStorybookConflictError"];
            };
        };
        /** @description `content-not-ready`: The content is still being made, or could not be made. */
        readonly DownloadFramedWorksheetConflict: {
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
                readonly "application/problem+json": components["schemas"]["DownloadFramedWorksheetConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly DuplicateFormUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["DuplicateFormUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `content-not-ready`: The content is still being made, or could not be made.
         */
        readonly EditStorybookConflictReplayable: {
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
                readonly "application/problem+json": components["schemas"]["EditStorybookConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly EditStorybookUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["EditStorybookUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly EnterPlayroomUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["EnterPlayroomUnprocessableError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
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
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `storage-limit-reached`: It does not fit into what is left of the organization's storage. Delete content, or ask for more.
         */
        readonly GenerateWorksheetConflictReplayable: {
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
                readonly "application/problem+json": components["schemas"]["GenerateWorksheetConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly GenerateWorksheetUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["GenerateWorksheetUnprocessableError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `capability-missing`: The token does not grant this.
         */
        readonly GetAttentionForbidden: {
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
                readonly "application/problem+json": components["schemas"]["GetAttentionForbiddenError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `capability-missing`: The token does not grant this.
         */
        readonly GetEmbedSessionForbidden: {
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
                readonly "application/problem+json": components["schemas"]["GetEmbedSessionForbiddenError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
         *
         *     `session-scope-missing`: The token is bound to no patient or game session, and this needs it.
         */
        readonly GetFormFillingForbidden: {
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
                readonly "application/problem+json": components["schemas"]["GetFormFillingForbiddenError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
         *
         *     `session-scope-missing`: The token is bound to no patient or game session, and this needs it.
         */
        readonly GetFramedGameSaveForbidden: {
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
                readonly "application/problem+json": components["schemas"]["GetFramedGameSaveForbiddenError"];
            };
        };
        /** @description `content-not-ready`: The content is still being made, or could not be made. */
        readonly GetFramedGameSaveThumbnailConflict: {
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
                readonly "application/problem+json": components["schemas"]["GetFramedGameSaveThumbnailConflictError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
         *
         *     `session-scope-missing`: The token is bound to no patient or game session, and this needs it.
         */
        readonly GetFramedGameSaveThumbnailForbidden: {
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
                readonly "application/problem+json": components["schemas"]["GetFramedGameSaveThumbnailForbiddenError"];
            };
        };
        /** @description `content-not-ready`: The content is still being made, or could not be made. */
        readonly GetFramedStorybookCoverConflict: {
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
                readonly "application/problem+json": components["schemas"]["GetFramedStorybookCoverConflictError"];
            };
        };
        /** @description `content-not-ready`: The content is still being made, or could not be made. */
        readonly GetFramedStorybookPageImageConflict: {
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
                readonly "application/problem+json": components["schemas"]["GetFramedStorybookPageImageConflictError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
         *
         *     `session-scope-missing`: The token is bound to no patient or game session, and this needs it.
         */
        readonly GetFramedStorybookShareForbidden: {
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
                readonly "application/problem+json": components["schemas"]["GetFramedStorybookShareForbiddenError"];
            };
        };
        /** @description `content-not-ready`: The content is still being made, or could not be made. */
        readonly GetFramedWorksheetCoverConflict: {
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
                readonly "application/problem+json": components["schemas"]["GetFramedWorksheetCoverConflictError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
         *
         *     `session-scope-missing`: The token is bound to no patient or game session, and this needs it.
         */
        readonly GetFramedWorksheetShareForbidden: {
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
                readonly "application/problem+json": components["schemas"]["GetFramedWorksheetShareForbiddenError"];
            };
        };
        /** @description `content-not-ready`: The content is still being made, or could not be made. */
        readonly GetSceneThumbnailConflict: {
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
                readonly "application/problem+json": components["schemas"]["GetSceneThumbnailConflictError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
         *
         *     `session-scope-missing`: The token is bound to no patient or game session, and this needs it.
         */
        readonly GetSeatedSessionForbidden: {
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
                readonly "application/problem+json": components["schemas"]["GetSeatedSessionForbiddenError"];
            };
        };
        /** @description `export-expired`: The archive of the export was deleted after its time. */
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
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly LaunchAppointmentUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["LaunchAppointmentUnprocessableError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
         *
         *     `session-scope-missing`: The token is bound to no patient or game session, and this needs it.
         */
        readonly ListFramedGameSavesForbidden: {
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
                readonly "application/problem+json": components["schemas"]["ListFramedGameSavesForbiddenError"];
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
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly MoveWorksheetPageUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["MoveWorksheetPageUnprocessableError"];
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
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
         *
         *     `session-scope-missing`: The token is bound to no patient or game session, and this needs it.
         */
        readonly OpenFormSubmissionForbidden: {
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
                readonly "application/problem+json": components["schemas"]["OpenFormSubmissionForbiddenError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly OpenFormSubmissionUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["OpenFormSubmissionUnprocessableError"];
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
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
         *
         *     `session-scope-missing`: The token is bound to no patient or game session, and this needs it.
         */
        readonly PutGameSaveThumbnailForbidden: {
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
                readonly "application/problem+json": components["schemas"]["PutGameSaveThumbnailForbiddenError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly PutGameSaveThumbnailUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["PutGameSaveThumbnailUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly ReplaceTranscriptUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["ReplaceTranscriptUnprocessableError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
         *
         *     `session-scope-missing`: The token is bound to no patient or game session, and this needs it.
         */
        readonly SaveFormAnswersForbidden: {
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
                readonly "application/problem+json": components["schemas"]["SaveFormAnswersForbiddenError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly SaveFormAnswersUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["SaveFormAnswersUnprocessableError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
         *
         *     `session-scope-missing`: The token is bound to no patient or game session, and this needs it.
         */
        readonly SendFormForbidden: {
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
                readonly "application/problem+json": components["schemas"]["SendFormForbiddenError"];
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
        readonly SendFormUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["SendFormUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `content-not-ready`: The content is still being made, or could not be made.
         */
        readonly ShareFramedStorybookConflictReplayable: {
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
                readonly "application/problem+json": components["schemas"]["ShareFramedStorybookConflictError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
         *
         *     `session-scope-missing`: The token is bound to no patient or game session, and this needs it.
         */
        readonly ShareFramedStorybookForbidden: {
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
                readonly "application/problem+json": components["schemas"]["ShareFramedStorybookForbiddenError"];
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
        readonly ShareFramedStorybookUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["ShareFramedStorybookUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `content-not-ready`: The content is still being made, or could not be made.
         */
        readonly ShareFramedWorksheetConflictReplayable: {
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
                readonly "application/problem+json": components["schemas"]["ShareFramedWorksheetConflictError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
         *
         *     `session-scope-missing`: The token is bound to no patient or game session, and this needs it.
         */
        readonly ShareFramedWorksheetForbidden: {
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
                readonly "application/problem+json": components["schemas"]["ShareFramedWorksheetForbiddenError"];
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
        readonly ShareFramedWorksheetUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["ShareFramedWorksheetUnprocessableError"];
            };
        };
        /** @description `rate-limited`: The requests of this window are used up: the organization's, or those of a token that lives in a browser. Retry after the given number of seconds. */
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
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly UpdateBuiltFormUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["UpdateBuiltFormUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly UpdateEditedWorksheetUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["UpdateEditedWorksheetUnprocessableError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `appointment-conflict`: The practitioner already has an appointment in that window.
         */
        readonly UpdateFramedAppointmentConflictReplayable: {
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
                readonly "application/problem+json": components["schemas"]["UpdateFramedAppointmentConflictError"];
            };
        };
        /**
         * @description `idempotency-conflict`: A request with the same Idempotency-Key is still in flight. Retry in a few seconds.
         *
         *     `appointment-conflict`: The practitioner already has an appointment in that window.
         */
        readonly UpdateFramedAppointmentSeriesConflictReplayable: {
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
                readonly "application/problem+json": components["schemas"]["UpdateFramedAppointmentSeriesConflictError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly UpdateFramedAppointmentSeriesUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["UpdateFramedAppointmentSeriesUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         *
         *     `same-clinic-mismatch`: The practitioner, the patient and the appointment must belong to the same clinic.
         */
        readonly UpdateFramedAppointmentUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["UpdateFramedAppointmentUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly UpdateFramedPlayroomUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["UpdateFramedPlayroomUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly UpdateFramedToolkitUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["UpdateFramedToolkitUnprocessableError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `feature-not-entitled`: The organization does not have the feature that this needs.
         *
         *     `capability-missing`: The token does not grant this.
         *
         *     `session-scope-missing`: The token is bound to no patient or game session, and this needs it.
         */
        readonly UpdateGameSaveForbidden: {
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
                readonly "application/problem+json": components["schemas"]["UpdateGameSaveForbiddenError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly UpdateGameSaveUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["UpdateGameSaveUnprocessableError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly UpdateNoteUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["UpdateNoteUnprocessableError"];
            };
        };
        /**
         * @description `forbidden`: The access token does not permit this operation.
         *
         *     `partner-suspended`: The organization is suspended.
         *
         *     `delegation-not-enabled`: Delegated tokens are turned off for the organization.
         *
         *     `practitioner-disabled`: The practitioner of the delegated token is disabled.
         *
         *     `capability-missing`: The token does not grant this.
         */
        readonly UpgradeOwnClinicForbidden: {
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
                readonly "application/problem+json": components["schemas"]["UpgradeOwnClinicForbiddenError"];
            };
        };
        /**
         * @description `validation-error`: The request is not valid; the members of fields say where and why.
         *
         *     `idempotency-key-mismatch`: The Idempotency-Key was used with another request.
         */
        readonly UpgradeOwnClinicUnprocessableReplayable: {
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
                readonly "application/problem+json": components["schemas"]["UpgradeOwnClinicUnprocessableError"];
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
    readonly getAgenda: {
        readonly parameters: {
            readonly query: {
                /** @description Only those with this `include_cancelled`. */
                readonly include_cancelled?: boolean;
                /** @description Where the span begins; inclusive. */
                readonly start_at_from: string;
                /** @description Where it ends; exclusive. */
                readonly start_at_to: string;
            };
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
                     *         "sessions": [
                     *           {
                     *             "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *             "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *             "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *             "client_name": "Noa Lind",
                     *             "start_at": "2026-03-02T09:00:00.000Z",
                     *             "end_at": "2026-03-02T09:50:00.000Z",
                     *             "timezone": "Europe/Berlin",
                     *             "session_type": "virtual",
                     *             "status": "scheduled",
                     *             "video": true,
                     *             "can_open": true,
                     *             "opened_at": "2026-03-02T09:00:00.000Z",
                     *             "ended_at": "2026-03-02T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "complete": true
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AgendaAnswer"];
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
    readonly createFramedAppointmentSeries: {
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
                 *       "notify_patient": true,
                 *       "interval_weeks": 1,
                 *       "count": 12
                 *     }
                 */
                readonly "application/json": components["schemas"]["FramedAppointmentSeriesDraft"];
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
                     *         "interval_weeks": 1,
                     *         "count": 12,
                     *         "status": "active",
                     *         "moves": [
                     *           {
                     *             "from_occurrence": 1,
                     *             "start_at": "2026-03-02T09:00:00.000Z",
                     *             "end_at": "2026-03-02T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "cancelled_from_occurrence": 1,
                     *         "appointment_ids": [
                     *           "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                     *         ],
                     *         "skipped_occurrences": [
                     *           1
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
                    readonly "application/json": components["schemas"]["AppointmentSeriesAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["CreateFramedAppointmentSeriesConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateFramedAppointmentSeriesUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFramedAppointmentSeries: {
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
                     *         "interval_weeks": 1,
                     *         "count": 2,
                     *         "status": "active",
                     *         "moves": [
                     *           {
                     *             "from_occurrence": 1,
                     *             "start_at": "2026-03-02T09:00:00.000Z",
                     *             "end_at": "2026-03-02T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "cancelled_from_occurrence": 1,
                     *         "appointment_ids": [
                     *           "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                     *         ],
                     *         "skipped_occurrences": [
                     *           1
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
                    readonly "application/json": components["schemas"]["AppointmentSeriesAnswer"];
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
    readonly updateFramedAppointmentSeries: {
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
                 *       "from_occurrence": 5,
                 *       "start_at": "2030-04-03T14:00:00Z",
                 *       "end_at": "2030-04-03T14:50:00Z"
                 *     }
                 */
                readonly "application/json": components["schemas"]["FramedAppointmentSeriesChange"];
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
                     *         "start_at": "2030-04-03T14:00:00Z",
                     *         "end_at": "2030-04-03T14:50:00Z",
                     *         "timezone": "Europe/Berlin",
                     *         "interval_weeks": 1,
                     *         "count": 2,
                     *         "status": "active",
                     *         "moves": [
                     *           {
                     *             "from_occurrence": 1,
                     *             "start_at": "2026-03-02T09:00:00.000Z",
                     *             "end_at": "2026-03-02T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "cancelled_from_occurrence": 1,
                     *         "appointment_ids": [
                     *           "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                     *         ],
                     *         "skipped_occurrences": [
                     *           1
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
                    readonly "application/json": components["schemas"]["AppointmentSeriesAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["UpdateFramedAppointmentSeriesConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UpdateFramedAppointmentSeriesUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listFramedAppointments: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Also the deleted records; takes true, 1, on and false, 0, off, in any case. */
                readonly include_deleted?: boolean;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description By what the list is sorted by; `oldest_first` unless given. */
                readonly order?: "oldest_first" | "newest_first";
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
                     *           "series_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
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
    readonly createFramedAppointment: {
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
                readonly "application/json": components["schemas"]["FramedAppointmentDraft"];
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
                     *         "series_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
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
            readonly 409: components["responses"]["CreateFramedAppointmentConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateFramedAppointmentUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFramedAppointment: {
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
                     *         "series_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
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
    readonly updateFramedAppointment: {
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
                readonly "application/json": components["schemas"]["FramedAppointmentChange"];
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
                     *         "series_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
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
            readonly 409: components["responses"]["UpdateFramedAppointmentConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UpdateFramedAppointmentUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly launchAppointment: {
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
                     *         "partner_appointment_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "launch_attempt_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "clinician_video_url": "https://host.example/join/ZyXwVuTsRqPoNmLkJiHgFe",
                     *         "video_provider": "Jitsi"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LaunchAppointmentAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["LaunchAppointmentUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPlayedToys: {
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
                     *         "partner_appointment_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "played": [
                     *           {
                     *             "toy": "sandtray",
                     *             "minutes": 1
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PlayedToysAnswer"];
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
    readonly createFramedSessionLinks: {
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
                    readonly "application/json": components["schemas"]["FramedSessionLinksAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateFramedSessionLinksUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAttention: {
        readonly parameters: {
            readonly query?: {
                /** @description How far to look back for what came in; seven days unless given. */
                readonly since?: string;
            };
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
                     *         "since": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AttentionAnswer"];
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
            readonly 403: components["responses"]["GetAttentionForbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getCalendar: {
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
                     *         "state": "not_connected",
                     *         "attention": "credentials_refused",
                     *         "unreachable_since": "2026-03-02T09:00:00.000Z",
                     *         "entries": 0,
                     *         "connected_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CalendarAnswer"];
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
    readonly connectCalendar: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "url": "https://dav.example/calendars/ida/work/",
                 *       "username": "ida",
                 *       "password": "app-password"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ConnectCalendarBody"];
            };
        };
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
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
                     *         "state": "not_connected",
                     *         "attention": "credentials_refused",
                     *         "unreachable_since": "2026-03-02T09:00:00.000Z",
                     *         "entries": 0,
                     *         "connected_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ConnectCalendarAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["ConnectCalendarUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly disconnectCalendar: {
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
                     *         "state": "not_connected",
                     *         "attention": "credentials_refused",
                     *         "unreachable_since": "2026-03-02T09:00:00.000Z",
                     *         "entries": 0,
                     *         "connected_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["DisconnectCalendarAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["DisconnectCalendarUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listClients: {
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
                /** @description By what the list is sorted by; `oldest_first` unless given. */
                readonly order?: "oldest_first" | "newest_first";
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
    readonly getClient: {
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
    readonly getScales: {
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
                     *         "series": [
                     *           {
                     *             "form_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *             "form_title": "Text",
                     *             "field_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *             "label": "Text",
                     *             "min": 1,
                     *             "max": 1,
                     *             "points": [
                     *               {
                     *                 "submission_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *                 "completed_at": "2026-03-02T09:00:00.000Z",
                     *                 "value": 1
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ScalesAnswer"];
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
    readonly createClientStorybookToken: {
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
                     *         "token": "Text",
                     *         "expires_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ClientStorybookTokenAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateClientStorybookTokenUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createClientToken: {
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
                 *       "capability": "form:send"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ClientTokenDraft"];
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
                     *         "expires_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ClientTokenAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateClientTokenUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createClientWorksheetToken: {
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
                     *         "token": "Text",
                     *         "expires_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ClientWorksheetTokenAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateClientWorksheetTokenUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listFramedCommunityItems: {
        readonly parameters: {
            readonly query?: {
                /** @description Only those with this `content_type`. */
                readonly content_type?: "worksheet" | "storybook" | "form";
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description By what the list is sorted by; `oldest_first` unless given. */
                readonly order?: "oldest_first" | "newest_first";
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
                     *           "updated_at": "2026-03-02T09:00:00.000Z",
                     *           "shared_by_name": "Ida Berg",
                     *           "cover_image_url": "https://api.clinic-service.invalid/objects/sealed",
                     *           "questions": {
                     *             "count": 0,
                     *             "first": [
                     *               "Text"
                     *             ]
                     *           }
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
                    readonly "application/json": components["schemas"]["ListFramedCommunityItemsPage"];
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
    readonly createFramedCommunityItem: {
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
                readonly "application/json": components["schemas"]["FramedCommunityItemDraft"];
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
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["CreateFramedCommunityItemConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateFramedCommunityItemUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFramedCommunityItem: {
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
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteFramedCommunityItem: {
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
            readonly 422: components["responses"]["DeleteFramedCommunityItemUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly copyFramedCommunityItem: {
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
                    readonly "application/json": components["schemas"]["CopyFramedCommunityItemAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["CopyFramedCommunityItemConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CopyFramedCommunityItemUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly upgradeOwnClinic: {
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
                     *         "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "confirmation_requested_at": "2026-03-02T09:00:00.000Z",
                     *         "confirmation_expires_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["UpgradeOwnClinicAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["UpgradeOwnClinicForbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UpgradeOwnClinicUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listExports: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description By what the list is sorted by; `oldest_first` unless given. */
                readonly order?: "oldest_first" | "newest_first";
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
                     *           "status": "queued",
                     *           "items_done": 0,
                     *           "items_total": 0,
                     *           "size_bytes": 0,
                     *           "ready_at": "2026-03-02T09:00:00.000Z",
                     *           "expires_at": "2026-03-02T09:00:00.000Z",
                     *           "failure_code": "build_failed",
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
                    readonly "application/json": components["schemas"]["ExportPage"];
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
    readonly createFramedExport: {
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
            readonly 409: components["responses"]["CreateFramedExportConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateFramedExportUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFramedExport: {
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
    readonly downloadFramedExport: {
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
            readonly 409: components["responses"]["DownloadFramedExportConflict"];
            readonly 410: components["responses"]["Gone"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly composeForm: {
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
                 *       "title": "Getting to know each other",
                 *       "sections": [
                 *         "about_the_child",
                 *         "goals"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["ComposeFormBody"];
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
                     *         "form_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "draft"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ComposeFormAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["ComposeFormUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listFormSections: {
        readonly parameters: {
            readonly query?: {
                /** @description Language of the questions; the organization's unless given. */
                readonly locale?: "en" | "de" | "fr" | "es";
            };
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
                     *         "sections": [
                     *           {
                     *             "section": "about_the_child",
                     *             "fields": [
                     *               {
                     *                 "type": "short_text",
                     *                 "label": "How did you sleep?"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ListFormSectionsAnswer"];
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
    readonly listBuiltForms: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description By what the list is sorted by; `oldest_first` unless given. */
                readonly order?: "oldest_first" | "newest_first";
                /** @description Both kinds unless given. */
                readonly status?: "draft" | "published";
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
    readonly createBuiltForm: {
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
                 *       "fields": [
                 *         {
                 *           "type": "yes_no",
                 *           "label": "Is it your first visit?"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["BuiltFormDraft"];
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
                     *         "description": "Text",
                     *         "fields": [
                     *           {
                     *             "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *             "type": "yes_no",
                     *             "label": "Is it your first visit?",
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
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateBuiltFormUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getBuiltForm: {
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
    readonly deleteBuiltForm: {
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
            readonly 422: components["responses"]["DeleteBuiltFormUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateBuiltForm: {
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
                 *       "status": "published"
                 *     }
                 */
                readonly "application/json": components["schemas"]["BuiltFormChange"];
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
                     *         "status": "published",
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
            readonly 422: components["responses"]["UpdateBuiltFormUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly duplicateForm: {
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
                 *       "title": "Before the first session, for teenagers"
                 *     }
                 */
                readonly "application/json": components["schemas"]["DuplicateFormBody"];
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
                     *         "title": "Before the first session, for teenagers",
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["DuplicateFormUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sendForm: {
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
                /** @example {} */
                readonly "application/json": components["schemas"]["SendFormBody"];
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
                     *         "submission_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "form_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "pending",
                     *         "requested_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SendFormAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["SendFormForbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["SendFormUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listFormAnswers: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description By what the list is sorted by; `oldest_first` unless given. */
                readonly order?: "oldest_first" | "newest_first";
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
                     *           "updated_at": "2026-03-02T09:00:00.000Z",
                     *           "answers": [
                     *             {
                     *               "field_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *               "type": "short_text",
                     *               "label": "Text",
                     *               "value": "Well"
                     *             }
                     *           ]
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
                    readonly "application/json": components["schemas"]["ListFormAnswersPage"];
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
    readonly openFormSubmission: {
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
                     *         "submission_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "form_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "pending",
                     *         "requested_at": "2026-03-02T09:00:00.000Z",
                     *         "completed_at": "2026-03-02T09:00:00.000Z",
                     *         "answers": {},
                     *         "saved_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OpenFormSubmissionAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["OpenFormSubmissionForbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["OpenFormSubmissionUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFormAnswers: {
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
                     *         "updated_at": "2026-03-02T09:00:00.000Z",
                     *         "answers": [
                     *           {
                     *             "field_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *             "type": "short_text",
                     *             "label": "Text",
                     *             "value": "Well"
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FormAnswersAnswer"];
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
    readonly getFormFilling: {
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
                     *         "status": "pending",
                     *         "requested_at": "2026-03-02T09:00:00.000Z",
                     *         "completed_at": "2026-03-02T09:00:00.000Z",
                     *         "answers": {},
                     *         "saved_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FormFillingAnswer"];
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
            readonly 403: components["responses"]["GetFormFillingForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly saveFormAnswers: {
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
                readonly id: string;
                /** @description A UUID that the service gave. */
                readonly submissionId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SaveFormAnswersBody"];
            };
        };
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
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
                     *         "submission_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "form_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "pending",
                     *         "requested_at": "2026-03-02T09:00:00.000Z",
                     *         "completed_at": "2026-03-02T09:00:00.000Z",
                     *         "answers": {},
                     *         "saved_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SaveFormAnswersAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["SaveFormAnswersForbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["SaveFormAnswersUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly completeFormSubmission: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the intent; the same key again shows the first answer. One header line. */
                readonly "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description A UUID that the service gave. */
                readonly id: string;
                /** @description A UUID that the service gave. */
                readonly submissionId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CompleteFormSubmissionBody"];
            };
        };
        readonly responses: {
            /** @description As asked. */
            readonly 200: {
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
                     *         "submission_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "form_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "pending",
                     *         "requested_at": "2026-03-02T09:00:00.000Z",
                     *         "completed_at": "2026-03-02T09:00:00.000Z",
                     *         "answers": {},
                     *         "saved_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CompleteFormSubmissionAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["CompleteFormSubmissionForbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CompleteFormSubmissionUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listFramedGameSaves: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description By what the list is sorted by; `oldest_first` unless given. */
                readonly order?: "oldest_first" | "newest_first";
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
            readonly 403: components["responses"]["ListFramedGameSavesForbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createGameSave: {
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
                readonly "application/json": components["schemas"]["GameSaveDraft"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["CreateGameSaveForbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateGameSaveUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFramedGameSave: {
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
            readonly 403: components["responses"]["GetFramedGameSaveForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteFramedGameSave: {
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
            readonly 403: components["responses"]["DeleteFramedGameSaveForbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["DeleteFramedGameSaveUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateGameSave: {
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
                readonly "application/json": components["schemas"]["GameSaveChange"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["UpdateGameSaveForbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UpdateGameSaveUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFramedGameSaveThumbnail: {
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
            readonly 403: components["responses"]["GetFramedGameSaveThumbnailForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["GetFramedGameSaveThumbnailConflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly putGameSaveThumbnail: {
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
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PutGameSaveThumbnailBody"];
            };
        };
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
            readonly 403: components["responses"]["PutGameSaveThumbnailForbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["PutGameSaveThumbnailUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSeatedSession: {
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
                     *         "game_type": "sandtray",
                     *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "live_url": "https://clinic-service.invalid/example",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z"
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
            readonly 403: components["responses"]["GetSeatedSessionForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listNoteTemplates: {
        readonly parameters: {
            readonly query?: {
                /** @description The organization's unless given. */
                readonly locale?: "en" | "de" | "fr" | "es";
            };
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
                     *         "templates": [
                     *           {
                     *             "template": "soap",
                     *             "title": "SOAP note",
                     *             "sections": [
                     *               {
                     *                 "heading": "Subjective",
                     *                 "hint": "What the client or the family reports."
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ListNoteTemplatesAnswer"];
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
    readonly listWrittenNotes: {
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
                /** @description By what the list is sorted by; `oldest_first` unless given. */
                readonly order?: "oldest_first" | "newest_first";
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
                     *           "updated_at": "2026-03-02T09:00:00.000Z",
                     *           "session_start_at": "2026-03-02T09:00:00.000Z",
                     *           "session_timezone": "Europe/Berlin"
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
                    readonly "application/json": components["schemas"]["ListWrittenNotesPage"];
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
    readonly createNote: {
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
                 *       "partner_appointment_id": "9b7f8a52-2c0e-4a3b-8b7c-5e4d3c2b1a33",
                 *       "body": "We built a castle by the sea."
                 *     }
                 */
                readonly "application/json": components["schemas"]["NoteDraft"];
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
                     *         "partner_appointment_id": "9b7f8a52-2c0e-4a3b-8b7c-5e4d3c2b1a33",
                     *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "draft",
                     *         "signed_at": "2026-03-02T09:00:00.000Z",
                     *         "body": "We built a castle by the sea.",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z",
                     *         "session_start_at": "2026-03-02T09:00:00.000Z",
                     *         "session_timezone": "Europe/Berlin"
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateNoteUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getWrittenNote: {
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
                     *         "updated_at": "2026-03-02T09:00:00.000Z",
                     *         "session_start_at": "2026-03-02T09:00:00.000Z",
                     *         "session_timezone": "Europe/Berlin"
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
    readonly updateNote: {
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
                 *       "status": "signed"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NoteChange"];
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
                     *         "partner_appointment_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "partner_practitioner_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "status": "signed",
                     *         "signed_at": "2026-03-02T09:00:00.000Z",
                     *         "body": "Text",
                     *         "created_at": "2026-03-02T09:00:00.000Z",
                     *         "updated_at": "2026-03-02T09:00:00.000Z",
                     *         "session_start_at": "2026-03-02T09:00:00.000Z",
                     *         "session_timezone": "Europe/Berlin"
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UpdateNoteUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly replaceTranscript: {
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
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReplaceTranscriptBody"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
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
                     *         "note_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "transcript": [
                     *           {
                     *             "speaker": "Clinician",
                     *             "text": "What would you like to build today?",
                     *             "start_seconds": 0,
                     *             "end_seconds": 0
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ReplaceTranscriptAnswer"];
                };
            };
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
                     *         "note_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "transcript": [
                     *           {
                     *             "speaker": "Clinician",
                     *             "text": "What would you like to build today?",
                     *             "start_seconds": 0,
                     *             "end_seconds": 0
                     *           }
                     *         ]
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ReplaceTranscriptAnswer"];
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
            readonly 422: components["responses"]["ReplaceTranscriptUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listNoteVersions: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description By what the list is sorted by; `oldest_first` unless given. */
                readonly order?: "oldest_first" | "newest_first";
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
                     *           "version": 1,
                     *           "status": "draft",
                     *           "body": "We built a castle by the sea.",
                     *           "reason": "Text",
                     *           "recorded_at": "2026-03-02T09:00:00.000Z"
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
                    readonly "application/json": components["schemas"]["NoteVersionPage"];
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
    readonly listFramedPlayrooms: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description By what the list is sorted by; `oldest_first` unless given. */
                readonly order?: "oldest_first" | "newest_first";
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
    readonly createFramedPlayroom: {
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
                readonly "application/json": components["schemas"]["FramedPlayroomDraft"];
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
            readonly 422: components["responses"]["CreateFramedPlayroomUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFramedPlayroom: {
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
    readonly updateFramedPlayroom: {
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
                readonly "application/json": components["schemas"]["FramedPlayroomChange"];
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
            readonly 422: components["responses"]["UpdateFramedPlayroomUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listFramedPlayroomContent: {
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
                     *           "updated_at": "2026-03-02T09:00:00.000Z",
                     *           "cover_image_url": "https://api.clinic-service.invalid/objects/sealed"
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
    readonly getFramedPlayroomContent: {
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
                     *         "updated_at": "2026-03-02T09:00:00.000Z",
                     *         "cover_image_url": "https://api.clinic-service.invalid/objects/sealed"
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
    readonly attachFramedPlayroomContent: {
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
                     *         "updated_at": "2026-03-02T09:00:00.000Z",
                     *         "cover_image_url": "https://api.clinic-service.invalid/objects/sealed"
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
                     *         "updated_at": "2026-03-02T09:00:00.000Z",
                     *         "cover_image_url": "https://api.clinic-service.invalid/objects/sealed"
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
            readonly 422: components["responses"]["AttachFramedPlayroomContentUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly detachFramedPlayroomContent: {
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
            readonly 422: components["responses"]["DetachFramedPlayroomContentUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly enterPlayroom: {
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
                /** @example {} */
                readonly "application/json": components["schemas"]["EnterPlayroomBody"];
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
                     *         "playroom_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "enter_url": "https://clinic-service.invalid/example",
                     *         "expires_at": "2026-03-02T09:00:00.000Z"
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["EnterPlayroomAnswer"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["EnterPlayroomUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listScenes: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description By what the list is sorted by; `oldest_first` unless given. */
                readonly order?: "oldest_first" | "newest_first";
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
    readonly getSceneThumbnail: {
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
            readonly 409: components["responses"]["GetSceneThumbnailConflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getEmbedSession: {
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
                     *         "practitioner": {
                     *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "first_name": "Text",
                     *           "last_name": "Text",
                     *           "partner_clinic_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "clinic_name": "Text",
                     *           "timezone": "Text"
                     *         },
                     *         "capabilities": [
                     *           "shell:read"
                     *         ],
                     *         "areas": [
                     *           "home"
                     *         ],
                     *         "enabled_features": [
                     *           "clients"
                     *         ],
                     *         "entitled_features": [
                     *           "storybook_generation"
                     *         ],
                     *         "patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *         "branding": {
                     *           "display_name": "Text",
                     *           "logo_url": "https://cdn.example/logo.svg",
                     *           "primary_color": "#3a7d44",
                     *           "accent_color": "#3a7d44"
                     *         },
                     *         "camera_default": "on",
                     *         "locale": "en",
                     *         "upgrade_offered": true
                     *       },
                     *       "meta": {
                     *         "request_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7",
                     *         "generated_at": "2030-03-02T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["EmbedSessionAnswer"];
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
            readonly 403: components["responses"]["GetEmbedSessionForbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listFramedStorybooks: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description By what the list is sorted by; `oldest_first` unless given. */
                readonly order?: "oldest_first" | "newest_first";
                /** @description For whom it was made, or with whom it was shared. */
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
    readonly createFramedStorybook: {
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
                readonly "application/json": components["schemas"]["FramedStorybookDraft"];
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
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["CreateFramedStorybookConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateFramedStorybookUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFramedStorybook: {
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
    readonly deleteFramedStorybook: {
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
            readonly 422: components["responses"]["DeleteFramedStorybookUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly editStorybook: {
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
                 *       "title": "The night is full of friends"
                 *     }
                 */
                readonly "application/json": components["schemas"]["EditStorybookBody"];
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
                     *         "title": "The night is full of friends",
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
            readonly 409: components["responses"]["EditStorybookConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["EditStorybookUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFramedStorybookCover: {
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
            readonly 409: components["responses"]["GetFramedStorybookCoverConflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadFramedStorybook: {
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
            readonly 409: components["responses"]["DownloadFramedStorybookConflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listFramedStorybookPages: {
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
    readonly addStorybookPage: {
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
                 *       "page_ids": [
                 *         "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       ],
                 *       "text": "And then it was morning.",
                 *       "position": 2
                 *     }
                 */
                readonly "application/json": components["schemas"]["AddStorybookPageBody"];
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
                     *         "position": 2,
                     *         "text": "And then it was morning.",
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["AddStorybookPageConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["AddStorybookPageUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly arrangeStorybookPages: {
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
                 *       "page_ids": [
                 *         "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11"
                 *       ],
                 *       "pages": [
                 *         {
                 *           "id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                 *           "text": "Once there was a fox."
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["ArrangeStorybookPagesBody"];
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
            readonly 409: components["responses"]["ArrangeStorybookPagesConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["ArrangeStorybookPagesUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFramedStorybookPage: {
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
    readonly getFramedStorybookPageImage: {
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
            readonly 409: components["responses"]["GetFramedStorybookPageImageConflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly shareFramedStorybook: {
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
                 *       "message": "Shall we look at this together on Thursday?"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ShareFramedStorybookBody"];
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
            readonly 403: components["responses"]["ShareFramedStorybookForbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ShareFramedStorybookConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["ShareFramedStorybookUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFramedStorybookShare: {
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
            readonly 403: components["responses"]["GetFramedStorybookShareForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listSubmissions: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description By what the list is sorted by; `oldest_first` unless given. */
                readonly order?: "oldest_first" | "newest_first";
                /** @description Only those with this `partner_patient_id`. */
                readonly partner_patient_id?: string;
                /** @description Only those with this `status`. */
                readonly status?: "pending" | "completed";
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
                     *           "submission_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "form_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "partner_patient_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *           "status": "pending",
                     *           "requested_at": "2026-03-02T09:00:00.000Z",
                     *           "completed_at": "2026-03-02T09:00:00.000Z",
                     *           "created_at": "2026-03-02T09:00:00.000Z",
                     *           "updated_at": "2026-03-02T09:00:00.000Z",
                     *           "answers": [
                     *             {
                     *               "field_id": "6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11",
                     *               "type": "short_text",
                     *               "label": "Text",
                     *               "value": "Well"
                     *             }
                     *           ],
                     *           "form_title": "Before the first session",
                     *           "mail_status": "queued"
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
                    readonly "application/json": components["schemas"]["ListSubmissionsPage"];
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
    readonly listFramedToolkits: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description By what the list is sorted by; `oldest_first` unless given. */
                readonly order?: "oldest_first" | "newest_first";
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
    readonly createFramedToolkit: {
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
                readonly "application/json": components["schemas"]["FramedToolkitDraft"];
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
            readonly 422: components["responses"]["CreateFramedToolkitUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFramedToolkit: {
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
    readonly updateFramedToolkit: {
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
                readonly "application/json": components["schemas"]["FramedToolkitChange"];
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
            readonly 422: components["responses"]["UpdateFramedToolkitUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listFramedToolkitContent: {
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
                     *           "updated_at": "2026-03-02T09:00:00.000Z",
                     *           "cover_image_url": "https://api.clinic-service.invalid/objects/sealed"
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
    readonly getFramedToolkitContent: {
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
                     *         "updated_at": "2026-03-02T09:00:00.000Z",
                     *         "cover_image_url": "https://api.clinic-service.invalid/objects/sealed"
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
    readonly attachFramedToolkitContent: {
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
                     *         "updated_at": "2026-03-02T09:00:00.000Z",
                     *         "cover_image_url": "https://api.clinic-service.invalid/objects/sealed"
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
                     *         "updated_at": "2026-03-02T09:00:00.000Z",
                     *         "cover_image_url": "https://api.clinic-service.invalid/objects/sealed"
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
            readonly 422: components["responses"]["AttachFramedToolkitContentUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly detachFramedToolkitContent: {
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
            readonly 422: components["responses"]["DetachFramedToolkitContentUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly generateWorksheet: {
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
                 *       "age_band": "6-8",
                 *       "language": "en",
                 *       "page_count": 3
                 *     }
                 */
                readonly "application/json": components["schemas"]["GenerateWorksheetBody"];
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
                     *         "page_count": 3,
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
            readonly 409: components["responses"]["GenerateWorksheetConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["GenerateWorksheetUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listEditedWorksheets: {
        readonly parameters: {
            readonly query?: {
                /** @description From `meta.pagination.next_cursor`. */
                readonly cursor?: string;
                /** @description Records per page. */
                readonly limit?: number;
                /** @description By what the list is sorted by; `oldest_first` unless given. */
                readonly order?: "oldest_first" | "newest_first";
                /** @description With whom it was shared. */
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
    readonly createEditedWorksheet: {
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
                readonly "application/json": components["schemas"]["EditedWorksheetDraft"];
                readonly "multipart/form-data": components["schemas"]["EditedWorksheetDraftForm"];
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
            readonly 409: components["responses"]["CreateEditedWorksheetConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CreateEditedWorksheetUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getEditedWorksheet: {
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
    readonly deleteEditedWorksheet: {
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
            readonly 422: components["responses"]["DeleteEditedWorksheetUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateEditedWorksheet: {
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
                readonly "application/json": components["schemas"]["EditedWorksheetChange"];
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
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UpdateEditedWorksheetUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFramedWorksheetCover: {
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
            readonly 409: components["responses"]["GetFramedWorksheetCoverConflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly downloadFramedWorksheet: {
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
            readonly 409: components["responses"]["DownloadFramedWorksheetConflict"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listEditedWorksheetPages: {
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
    readonly getEditedWorksheetPage: {
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
    readonly deleteWorksheetPage: {
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
                /** @description A UUID that the service gave. */
                readonly pageId: string;
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
            readonly 409: components["responses"]["DeleteWorksheetPageConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["DeleteWorksheetPageUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly moveWorksheetPage: {
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
                /** @description A UUID that the service gave. */
                readonly pageId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "position": 1
                 *     }
                 */
                readonly "application/json": components["schemas"]["MoveWorksheetPageBody"];
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
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ConflictReplayable"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["MoveWorksheetPageUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFramedWorksheetPageImage: {
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
    readonly shareFramedWorksheet: {
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
                 *       "message": "Shall we look at this together on Thursday?"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ShareFramedWorksheetBody"];
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
            readonly 403: components["responses"]["ShareFramedWorksheetForbidden"];
            readonly 404: components["responses"]["NotFoundReplayable"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 409: components["responses"]["ShareFramedWorksheetConflictReplayable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["ShareFramedWorksheetUnprocessableReplayable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFramedWorksheetShare: {
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
            readonly 403: components["responses"]["GetFramedWorksheetShareForbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
}
