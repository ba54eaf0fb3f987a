/** The service refused, with a problem document (RFC 9457). Branch on `slug`. */
export class ProblemError extends Error {
  /** @param explain reads what the service did for the request. */
  constructor({ problem, status, requestId, idempotencyKey, retryAfter, explain }) {
    const slug = String(problem.type ?? '')
      .split('/')
      .pop();
    super(`${status} ${slug || problem.title || 'refused'}`);
    this.name = 'ProblemError';
    this.status = status;
    this.slug = slug;
    this.problem = problem;
    this.fields = problem.fields ?? [];
    this.requestId = requestId;
    this.idempotencyKey = idempotencyKey;
    this.retryAfter = retryAfter;
    Object.defineProperty(this, 'explain', { value: explain, enumerable: false });
  }
}

/** No answer came: the service could not be reached, or the time was over. A call with the same key is safe. */
export class ConnectionError extends Error {
  constructor(cause, idempotencyKey) {
    super('The service did not answer', { cause });
    this.name = 'ConnectionError';
    this.idempotencyKey = idempotencyKey;
  }
}

/** The authorization server refused a token; `code` is its RFC 6749 error, and `detail` says why, where it does. */
export class TokenError extends Error {
  constructor({ status, code, detail, retryAfter, idempotencyKey }) {
    super(`No token: ${status} ${code}${detail ? `: ${detail}` : ''}`);
    this.name = 'TokenError';
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter;
    this.idempotencyKey = idempotencyKey;
  }
}

/**
 * The copy cannot follow any further. Read the lists by `clinic.resync(from)`, then follow from `position`.
 * `from` is a moment, or null where everything has to be read.
 */
export class ResyncNeeded extends Error {
  constructor(from, position) {
    super('The change feed cannot be followed from here');
    this.name = 'ResyncNeeded';
    this.from = from;
    this.position = position;
  }
}

/** A webhook is not of this service, or is too old. */
export class WebhookError extends Error {
  constructor(message) {
    super(message);
    this.name = 'WebhookError';
  }
}
