/** What a request asked for outside of its answer. Only ever read, from a view. */
export class Effect {}
