export const figureUrl = (id: string): string => `/embed/assets/figures/${id}.webp`;
export const drawers: readonly { readonly key: string; readonly label: Readonly<Record<"en" | "de" | "fr" | "es", string>>; readonly figures: readonly string[] }[] = [];
export const figureName = (id: string, _locale: string): string => id;
