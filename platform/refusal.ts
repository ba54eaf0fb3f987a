/** What ends a command without doing it: the message is printed, the status is the process's. */
export class Refusal extends Error {
  readonly exitStatus: number;
  constructor(message: string, exitStatus = 1) {
    super(message);
    this.name = 'Refusal';
    this.exitStatus = exitStatus;
  }
}

/** The arguments are wrong: exit status 2, as for an option that does not exist. */
export const wrongUsage = (message: string): Refusal => new Refusal(message, 2);
