export function operationsOf(document: object): string;
