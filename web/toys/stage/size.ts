/** In CSS pixels, or in units of what it is the size of. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
