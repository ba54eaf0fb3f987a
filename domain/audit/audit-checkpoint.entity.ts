/** A signed checkpoint as one organization sees it. Only ever read here: no unit of work holds one. */
export class AuditCheckpoint {}
