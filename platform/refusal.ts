/** Ends a command that was not carried out: the message is printed, and the status is the process's exit status. */
export class Refusal extends Error {
  readonly exitStatus: number;
  constructor(message: string, exitStatus = 1) {
    super(message);
    this.name = 'Refusal';
    this.exitStatus = exitStatus;
  }
}

/** The arguments are wrong: exit status 2, as for an unknown option. */
export const wrongUsage = (message: string): Refusal => new Refusal(message, 2);
