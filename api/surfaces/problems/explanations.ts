import type { ProblemSlug } from '../../../domain/problems.ts';

/** Explains a problem type to a developer who receives it (specification part 7: conditions and retry rules). */
export interface Explanation {
  /** The situation in which it is answered. */
  readonly when: string;
  /** What to do about it. */
  readonly remedy: string;
}

const written = {
  unauthorized: {
    when: 'The request carries no access token, or one that is malformed, expired, issued before the credential was last rotated, or of an organization whose access was revoked.',
    remedy:
      'Fetch a new token once and repeat the request with it. If that is refused as well, check the credential and whether its secret was rotated. A failed authentication does not count against the limits.',
  },
  forbidden: {
    when: 'The token is valid, but not for this. Its credential lacks a scope (then required_scopes and granted_scopes say which), a delegated token asks for something that only the organization may do, or an organization token asks for what belongs to a clinician. Naming a patient who is not on the roster is answered the same way as naming one who does not exist.',
    remedy:
      'Do not repeat the request as it is. Use the other kind of token, or ask the operator to grant the missing scopes to your credential.',
  },
  'partner-suspended': {
    when: 'The organization is suspended. Every request is refused until it is reinstated.',
    remedy: 'Stop sending requests and talk to the operator. Your tokens and data stay as they are.',
  },
  'address-not-allowed': {
    when: 'The organization has an allowlist of network addresses, and this request came from another one.',
    remedy: 'Send the request from a listed address, or ask the operator to extend the allowlist.',
  },
  'delegation-not-enabled': {
    when: 'The request carries a delegated token while delegation is turned off for the organization.',
    remedy:
      'Use an organization token where the operation takes one, or ask the operator to turn delegation on.',
  },
  'practitioner-disabled': {
    when: 'The clinician of the delegated token is disabled.',
    remedy:
      'Enable the practitioner with an organization token. The delegated token then works again, as long as it has not expired.',
  },
  'feature-not-entitled': {
    when: 'The organization does not have the feature named in required_feature, or the practitioner’s country is not among those it was granted for. No scope or capability changes that.',
    remedy:
      'Ask the operator about the feature. Where it is limited to countries, check that the practitioner’s country is set.',
  },
  'capability-missing': {
    when: 'The embed token lacks the capability named in required_capability, or the game seat the role named in required_role.',
    remedy: 'Mint an embed token with that capability, for the same clinician and origins.',
  },
  'session-scope-missing': {
    when: 'The embed token is tied neither to a patient nor to a game session, and this needs one of them.',
    remedy: 'Mint a token for the patient, or start a game session and use the token of its seat.',
  },
  'not-found': {
    when: 'There is nothing at this address that the token can reach: it never existed, was deleted, belongs to another organization, or lies outside the clinician’s reach. All of these get this one answer.',
    remedy:
      'Check the id and where it came from. If it was deleted, forget it; repeating a deletion is answered like this too.',
  },
  'method-not-allowed': {
    when: 'The path exists, but not with this method.',
    remedy: 'Use one of the methods in the Allow header of the answer.',
  },
  'idempotency-conflict': {
    when: 'A request with the same Idempotency-Key is still being worked on. If it broke off, its key is free again after sixty seconds.',
    remedy:
      'Wait a few seconds and send the same request with the same key; you will get the answer of the first one.',
  },
  'partner-email-conflict': {
    when: 'Another practitioner of the organization has this e-mail address, in whatever letter case.',
    remedy: 'Use another address, or find the practitioner that already has it.',
  },
  'clinic-name-conflict': {
    when: 'Another clinic of the organization has this name, in whatever letter case.',
    remedy: 'Choose another name. The name of a deleted clinic is free again.',
  },
  'external-id-conflict': {
    when: 'Another record of the same kind, not deleted, has this external_id. On a delegated token that record may be out of sight.',
    remedy:
      'Look the record up with the external_id filter and change it instead, or choose another value. There is no upsert.',
  },
  'community-item-conflict': {
    when: 'The same source is already shared with the same clinic.',
    remedy: 'Use the item that is there, or remove it before sharing the source again.',
  },
  'clinic-not-empty': {
    when: 'The clinic still has practitioners, patients or appointments; the three counts say how many.',
    remedy: 'Move or delete what is left in the clinic, then delete it with a fresh key.',
  },
  'practitioner-owner-protected': {
    when: 'The practitioner owns a clinic that has upgraded to direct logins, and would be disabled or deleted.',
    remedy:
      'Make another practitioner of the clinic its owner first, then repeat the request with a fresh key.',
  },
  'appointment-conflict': {
    when: 'The practitioner already has a scheduled appointment that overlaps the window. Which one is not told. Of a series, `conflicting_occurrences` are the numbers of the occurrences that overlap.',
    remedy:
      'Choose another window. Appointments that only touch at their ends do not overlap. A series that is booked can leave them out: `on_conflict: skip`. One whose rest is moved cannot: move these by themselves first.',
  },
  'last-page-protected': {
    when: 'The page is the only one that its worksheet has left.',
    remedy: 'Delete the whole worksheet instead, or add a page first.',
  },
  'storybook-changed': {
    when: 'The order of the storybook’s pages, or which of them exist, changed between reading and writing. Nothing was written.',
    remedy: 'Read the pages again, apply the change to what is there now, and send it with a fresh key.',
  },
  'export-in-progress': {
    when: 'An export of this clinician is already running, whoever started it.',
    remedy: 'Wait until it has finished, then start a new one.',
  },
  'export-limit-reached': {
    when: 'The clinician has three archives that have not expired.',
    remedy:
      'Download one of them; a new export can be started once the oldest has expired, seven days after it was ready.',
  },
  'export-not-ready': {
    when: 'The archive was asked for before it was finished.',
    remedy: 'Poll the export and download it once its status is ready.',
  },
  'export-expired': {
    when: 'The archive was deleted, seven days after it was finished.',
    remedy: 'Start a new export.',
  },
  'content-not-ready': {
    when: 'A picture or document was asked for before it was made, or of content that could not be made.',
    remedy: 'Poll the resource until its status is ready. If its status is failed, make a new one.',
  },
  'storage-limit-reached': {
    when: 'It does not fit into the storage of the organization: used_bytes of limit_bytes are in use. A copy counts like what it was copied from.',
    remedy:
      'Delete content that is no longer needed, or ask the operator for more storage; then repeat the request with a fresh key.',
  },
  'precondition-failed': {
    when: 'The request names an ETag in If-Match, and the resource has changed since that was issued.',
    remedy:
      'Read the resource again, decide whether the change still applies, and send it with the new ETag and a fresh key.',
  },
  'payload-too-large': {
    when: 'The request body is larger than this operation takes: 1 MB, unless its description says otherwise; or it has over a million values.',
    remedy: 'Send less. The limits of each field are in the OpenAPI document.',
  },
  'unsupported-media-type': {
    when: 'The request body is not declared as application/json in UTF-8, or is compressed.',
    remedy: 'Send plain JSON with Content-Type: application/json.',
  },
  'validation-error': {
    when: 'Something in the request is missing, unknown or of the wrong form: in the body, the query, or the Idempotency-Key. The member fields names every place at once, with a code, and repeats no value.',
    remedy:
      'Correct the places named in fields, then send the request with a fresh key. Where the operation itself found the fault, such as a status that cannot follow, the key was used up; else it is still free.',
  },
  'idempotency-key-mismatch': {
    when: 'The Idempotency-Key was used in the last 24 hours with another method, path or body.',
    remedy: 'Use a fresh key for each new intent, and the same key only for the very same request.',
  },
  'events-expired': {
    when: 'The change feed was asked for events that are older than what is kept: 30 days.',
    remedy:
      'Read the lists anew with `updated_since`, a little before the last event that you have seen, and go on with the feed from `latest_sequence` + 1.',
  },
  'same-clinic-mismatch': {
    when: 'The practitioner, the patient and the appointment do not all belong to the same clinic; likewise the practitioners on a patient’s roster.',
    remedy: 'Check the clinic of each of them, and send ids that belong together.',
  },
  'recipient-address-missing': {
    when: 'Something is to be e-mailed to a patient for whom no address is stored. Nothing was done.',
    remedy:
      'Store an address for the patient, or leave out what would be e-mailed; then repeat the request with a fresh key.',
  },
  'recipient-limit-reached': {
    when: 'The organization has e-mailed as many forms and shares to this recipient as it may on one day (of UTC): 20, or what `limit` says. All patients with the same address are one recipient. Nothing was done.',
    remedy:
      'Wait the seconds in Retry-After, then repeat the request with a fresh key. Ask the operator where more are needed every day.',
  },
  'rate-limited': {
    when: 'The organization has used up its requests of this minute or this hour, or a token that lives in a browser those of its own minute: 120 for a seat or a token that is bound to a patient, 300 for a workspace.',
    remedy:
      'Wait the seconds in Retry-After, then repeat the request with the same key; who goes on before that is answered ever more slowly. The X-RateLimit headers of every answer show what is left before it comes to this.',
  },
  'malformed-request': {
    when: 'What arrived is not a request of HTTP/1.1: a damaged line or header, or no Host header.',
    remedy: 'Send the request with an HTTP library, and see that no proxy on its way changes it.',
  },
  'request-timeout': {
    when: 'The request did not arrive completely within its time: ten seconds for its header, a minute for all of it.',
    remedy: 'Send the request again, with the same key.',
  },
  'headers-too-large': {
    when: 'The header of the request, with its first line, is larger than 16 KiB.',
    remedy: 'Send fewer or shorter header fields, and a shorter query.',
  },
  'internal-error': {
    when: 'Something went wrong on our side.',
    remedy:
      'Repeat the request with the same key, waiting longer each time. If it stays, tell the operator the request_id.',
  },
  'webhook-endpoint-limit': {
    when: 'The organization has ten webhook endpoints that are not deleted.',
    remedy: 'Delete one that is not needed. One endpoint can receive many types of events.',
  },
  'webhook-endpoint-inactive': {
    when: 'The webhook endpoint is paused or disabled, so nothing is sent to it.',
    remedy: 'Set its status to active with a PATCH, then repeat the request with a new key.',
  },
  'erasure-in-progress': {
    when: 'An erasure of the same patient is scheduled, held, running, or keeps the clinical part.',
    remedy: 'Read it in the list of erasures, filtered by `partner_patient_id`. Cancel it first, or wait.',
  },
  'erasure-held': {
    when: 'The operator of the service has put a legal hold on the patient.',
    remedy: 'Ask the operator. The same request is accepted once the hold is released.',
  },
  'erasure-started': {
    when: 'The erasure is no longer `scheduled`: it is held, has begun, or is over.',
    remedy: 'Read its `status`. What has been erased cannot be brought back.',
  },
  'import-limit-reached': {
    when: 'The organization has ten imports that have not ended.',
    remedy:
      'Wait until one is `completed` or `failed`, for example for its event `import.completed`, then send the import again.',
  },
  'service-unavailable': {
    when: 'A part of the service cannot be reached at the moment.',
    remedy: 'Wait the seconds in Retry-After and repeat the request with the same key.',
  },
} satisfies Record<string, Explanation>;

/**
 * The type requires an entry for every slug, so a new slug needs its sentences here. Entries without a slug do no
 * harm.
 */
export const explanations: Readonly<Record<ProblemSlug, Explanation>> = written;
