/** What was measured, beside the most that it may be. */
export interface Figure {
  readonly what: string;
  readonly is: number;
  readonly atMost?: number;
  /** With a space before it. */
  readonly unit: string;
}
