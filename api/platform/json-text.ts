/** JSON that is sent as the database wrote it: reading it and writing it again would take longer than the query. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
