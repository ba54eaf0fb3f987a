/** An event on its way to an endpoint. Written in SQL alone (`activities/webhooks/`). */
export class WebhookDelivery {}
