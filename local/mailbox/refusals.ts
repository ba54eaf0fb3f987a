/** Requests to refuse e-mails, so that tests see how a sender reacts. */
export interface Refusal {
  /**
   * When to refuse. `recipient`: at RCPT TO. `message`: at the end of the data. `accepted`: the e-mail is stored but
   * the sender gets an error, as if the answer was lost.
   */
  readonly stage: 'recipient' | 'message' | 'accepted';
  /** Only e-mails to this address. */
  readonly address?: string;
  readonly times: number;
  /** 4xx: try again later. 5xx: permanently. */
  readonly code: number;
}

export interface Refusals {
  order(refusal?: Partial<Refusal>): void;
  clear(): void;
  /** The error to answer with, if a request covers this stage and one of these addresses. */
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
