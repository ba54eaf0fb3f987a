/**
 * The clinic service as this portal needs it: one method for each operation, named by its operationId. The tokens stay
 * in this process; a browser never sees them. The package `clinic-partner` does the same for every operation.
 */

/** The operations that this portal uses. */
const OPERATIONS = {
  listPractitioners: 'GET /v1/partner/practitioners',
  listPatients: 'GET /v1/partner/patients',
  listForms: 'GET /v1/partner/forms',
  listStorybooks: 'GET /v1/partner/storybooks',
  listEvents: 'GET /v1/partner/events',
  createEmbedToken: 'POST /v1/partner/embed-tokens',
  createGameSession: 'POST /v1/partner/game-sessions',
};

/** What the service refused. Branch on `slug`. */
export class ProblemError extends Error {
  constructor(operation, problem, requestId) {
    super(`${operation}: ${problem.title ?? 'no answer'}`);
    this.slug = String(problem.type ?? '')
      .split('/')
      .at(-1);
    this.status = problem.status;
    this.requestId = requestId;
  }
}

const ATTEMPTS = 4;
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** 5 minutes before a token ends, the next one is fetched. */
const RENEW_BEFORE_SECONDS = 300;

const createTokens = ({ tokenUrl, clientId, clientSecret, audience }) => {
  const kept = new Map();
  const fetchToken = async (practitionerId) => {
    const grant = {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      audience,
    };
    const answer = await fetch(tokenUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(practitionerId ? { ...grant, practitioner_id: practitionerId } : grant),
    });
    const body = await answer.json();
    if (!answer.ok) throw new ProblemError('token', { title: body.error, status: answer.status });
    const endsAt = performance.now() + (body.expires_in - RENEW_BEFORE_SECONDS) * 1_000;
    return { token: body.access_token, endsAt };
  };
  /** One exchange for each clinician, shared by all requests that wait for it. */
  return async (practitionerId = '') => {
    const held = await kept.get(practitionerId)?.catch(() => undefined);
    if (held && held.endsAt > performance.now()) return held.token;
    const fetched = fetchToken(practitionerId);
    kept.set(practitionerId, fetched);
    return (await fetched).token;
  };
};

export const createClinic = (settings) => {
  const { baseUrl } = settings;
  const tokens = createTokens(settings);

  const call = async (practitionerId, operation, { query, body } = {}, { idempotencyKey, signal } = {}) => {
    const [method, path] = OPERATIONS[operation].split(' ');
    const address = new URL(path, baseUrl);
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
    // One key for all attempts: a request that is sent again changes nothing twice.
    const key = method === 'GET' ? undefined : (idempotencyKey ?? crypto.randomUUID());
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(address, {
        method,
        headers: {
          Authorization: `Bearer ${await tokens(practitionerId)}`,
          ...(key && { 'Idempotency-Key': key }),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
        signal,
      });
      const content = await answer.json().catch(() => ({}));
      if (answer.ok) return content;
      if (attempt === ATTEMPTS || ![429, 500, 503].includes(answer.status))
        throw new ProblemError(operation, content, answer.headers.get('X-Request-Id'));
      await pause(1_000 * Number(answer.headers.get('Retry-After') ?? attempt));
    }
  };

  const clientFor = (practitionerId) => ({
    ...Object.fromEntries(
      Object.keys(OPERATIONS).map((operation) => [
        operation,
        (input, options) => call(practitionerId, operation, input, options),
      ]),
    ),
    /** The same in the name of one clinician. */
    as: clientFor,
  });
  return clientFor(undefined);
};
