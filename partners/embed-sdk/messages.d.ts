/** The claims of a token, not verified. */
export interface Claims {
  readonly exp: number;
  readonly iat?: number;
  readonly capabilities?: readonly string[];
  readonly patient_id?: string | null;
  readonly [name: string]: unknown;
}
export interface Message {
  readonly from: string;
  readonly version: number;
  readonly command?: string;
  readonly [name: string]: unknown;
}
/** The events that the host listens for. */
export interface Hello extends Message {
  readonly handles?: unknown;
}

export const FROM_FRAME: string;
export const FROM_HOST: string;
export const FROM_LAYOUT: string;
export const VERSION: number;
export function eventMessage(event: string, payload: object): Message;
export function heightMessage(height: number): Message;
export function settingsRequest(): Message;
export function tokenMessage(token: string): Message;
export function helloMessage(handles: readonly string[]): Message;
export function settingsMessage(settings: object): Message;
export function takesOn(hello: Hello | undefined, event: string): boolean;
export function isFrom(side: string, data: unknown): data is Message;
export function claimsOf(token: unknown): Claims | undefined;
export function isSameIdentity(claims: object, others: object): boolean;
export function isAmong(origin: string, allowed: readonly string[]): boolean;
