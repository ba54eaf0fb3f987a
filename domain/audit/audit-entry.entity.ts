/** An entry of an organization's audit chain. It is only read here, so no unit of work holds one. */
export class AuditEntry {}
