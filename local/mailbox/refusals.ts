/** Orders to refuse mail, so that tests see what a sender does then. */
export interface Refusal {
  /**
   * `recipient`: at RCPT TO; `message`: at the end of the data; `accepted`: the mail is kept, but the sender is
   * told that it was not (an answer lost on the way: the sender cannot know).
   */
  readonly stage: 'recipient' | 'message' | 'accepted';
  /** Only mail to this address. */
  readonly address?: string;
  readonly times: number;
  /** 4xx: try again later; 5xx: never. */
  readonly code: number;
}

export interface Refusals {
  order(refusal?: Partial<Refusal>): void;
  clear(): void;
  /** The error to answer with, where an order covers this stage and one of these addresses. */
  take(stage: Refusal['stage'], addresses: readonly string[]): Error | null;
}

export const createRefusals = (): Refusals => {
  let orders: (Omit<Refusal, 'times'> & { times: number })[] = [];
  return {
    order: (refusal = {}) => {
      orders.push({ stage: 'message', times: 1, code: 451, ...refusal });
    },
    clear: () => {
      orders = [];
    },
    take: (stage, addresses) => {
      const covered = addresses.map((address) => address.toLowerCase());
      const order = orders.find(
        ({ stage: ordered, address, times }) =>
          ordered === stage &&
          times > 0 &&
          (address === undefined || covered.includes(address.toLowerCase())),
      );
      if (!order) return null;
      order.times--;
      return Object.assign(new Error('Refused by order of a test'), { responseCode: order.code });
    },
  };
};
