/** A signed checkpoint as one organization sees it. It is only read here, so no unit of work holds one. */
export class AuditCheckpoint {}
