/** A key that signs deliveries. Written in SQL alone (`signing-keys.ts`). */
export class WebhookKey {}
