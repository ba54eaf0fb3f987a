export function problemsOf(document: object): string;
