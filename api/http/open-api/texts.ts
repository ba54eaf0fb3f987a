import { SCOPES } from '../../../domain/access/scopes.ts';

/** What the document says beside what the declarations say. */

export const TIER_TITLES = {
  organization: 'Clinic Service: organization tier',
  delegated: 'Clinic Service: practitioner tier',
  embed: 'Clinic Service: embed tier',
} as const;

export const OVERVIEW = `Clinics, practitioners, patients and appointments of one partner organization, and what its clinicians own.

**Tokens.** Every call carries \`Authorization: Bearer <token>\`; the organization follows from the token and is never sent. See the two security schemes.

**Answers.** \`{ data, meta }\`; lists add \`meta.pagination\`. New fields, enumerated values and problem types may be added at any time: keep what you do not know, and treat an unknown value as unknown.

**Refusals.** Problem documents (RFC 9457). Branch on \`type\`, never on \`title\` or \`detail\`. Something of another organization, something deleted and something that never was give one identical 404.

**Writing.** POST, PATCH and DELETE carry an \`Idempotency-Key\`. The same key with the same request shows the first answer again for 24 hours, with \`Idempotent-Replayed: true\`; use a fresh key for each new intent. While the first is still under way the answer is \`idempotency-conflict\`; one that crashed can be repeated after 60 seconds. In a PATCH an absent field is left alone and \`null\` clears. Unknown fields are refused by name.

**Lists.** \`limit\` is 1 to 100; follow \`meta.pagination.next_cursor\` with the same filters until it is \`null\`.

**Text** is trimmed and brought into Unicode NFC. Timestamps need an offset and leave in UTC; years are 1900 to 2999, in filters 0001 to 9999. Time zones are IANA names.

**Limits.** 600 requests a minute and 20,000 an hour for each organization unless agreed otherwise; the four X-RateLimit headers say what is left. Request bodies are up to 1 MB unless an operation says otherwise.

**Generated clients.** \`/guides/generated-clients\` says which generators work, and with which settings.

**Frames.** What framed surfaces call under \`/api/embed\` is described in \`/openapi-embed.json\`. It adds the problem types \`capability-missing\` and \`session-scope-missing\` (403), \`last-page-protected\` and \`storybook-changed\` (409).`;

export const EMBED_OVERVIEW = `What framed surfaces call, with the short-lived tokens that are safe for a browser.

**Tokens.** An embed token (\`POST /v1/partner/embed-tokens\`) acts as one clinician and grants what its capabilities name; a game seat's token (\`POST /v1/partner/game-sessions\`) opens one seat of one session. Both stop working at once when the clinician is disabled, the organization suspended or delegation turned off. Tokens of the partner tier are refused here, and these there.

**Browsers.** Only pages of the origins that the token is pinned to may call from elsewhere than this host.

**Refusals.** \`capability-missing\` says in \`required_capability\`, or \`required_role\`, what the token lacks; \`feature-not-entitled\` what the organization has not, or has switched off; \`session-scope-missing\` that the token names no patient or game session.

Everything else, from envelopes and problem documents to \`Idempotency-Key\` and limits, is as on the partner tier; the limits are shared with it.`;

export const TAGS: Readonly<Record<string, string>> = {
  Meta: 'Whether the token works.',
  Clinics: 'The places that practitioners, patients and appointments belong to.',
  Practitioners: 'The clinicians, each of one clinic.',
  Patients:
    'The people who are cared for. Protected health information: names and search terms never travel in addresses.',
  Appointments: 'Sessions in the calendar, and the links that open them.',
  Imports:
    'Up to a thousand records at once: checked first, then created or changed as their own operations would.',
  'Session configuration': 'How sessions run in the whole organization.',
  Audit:
    "What the service noted of the organization's requests, to be checked by the partner itself (`partners/tools/verify-audit.mjs`).",
  Events:
    'What changed, in the order of the commits: follow it instead of asking for each list again and again.',
  Webhooks:
    'Addresses of yours that receive the events of the change feed, signed, and the keys that sign them.',
  Erasures:
    'Everything that is held about a patient is destroyed, counted anew, and certified by a signature that anybody can check.',
  Requests: 'What became of a request, by the `X-Request-Id` of its answer.',
  Playrooms: 'Themed rooms of one practitioner, and what stands on their shelves.',
  Toolkits: 'Bundles of session items of one practitioner.',
  Forms: 'Questionnaires, and who was asked to fill them in.',
  Storybooks: 'Illustrated books, written for one child at a time.',
  Worksheets: 'Activities on paper, from uploaded documents or, in frames, for a topic.',
  Games: 'Live sandtray and dollhouse scenes, and saved ones.',
  Notes: 'Clinical notes on sessions: written in frames, and read here and there.',
  Exports: 'The whole record of one clinician as an archive.',
  'Embed tokens': 'Short-lived tokens for framed surfaces.',
  'Clinic community': 'What colleagues of one clinic share.',
  Calendar: "The clinician's own calendar, into which appointments are written.",
  Workspace: 'What a workspace needs to draw itself: whose it is, its areas, and what awaits attention.',
};

export const securitySchemes = {
  organizationToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: `Acts for the whole organization. \`POST /oauth/token\` at the authorization server with a JSON body of \`client_id\`, \`client_secret\`, \`audience\` and \`grant_type: client_credentials\`; the answer has \`access_token\` and \`expires_in\`. It lives 24 hours, so keep it until shortly before. Scopes are fixed on the credential: ${SCOPES.map((scope) => `\`${scope}\``).join(', ')}.`,
  },
  delegatedToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      "Acts as one clinician: the same exchange with the `practitioner_id` of one of the organization's practitioners. Sees the clinician's roster and own appointments; writes are attributed to the clinician. The scopes are the credential's.",
  },
  embedToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'From `POST /v1/partner/embed-tokens`: one clinician, the capabilities and origins of its mint, at most an hour.',
  },
  seatToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'From `POST /v1/partner/game-sessions`: one seat of one game session.',
  },
} as const;
