/** A line of an organization's audit chain. Only ever read here: no unit of work holds one. */
export class AuditEntry {}
