import type { EventEmitter } from 'node:events';
import type { RawBuilder } from '../../platform/database/rows.ts';
import type { PermitContext } from './endpoint.ts';
import type { Page } from './resource.ts';
import type { Row } from './resource-definition.ts';

/** A place among those who wait for an organization's feed. */
export interface WaitingPlace {
  /** @returns the newest place once it is beyond this one; undefined when the time, the caller or the process is over. */
  beyond(sequence: number, milliseconds: number): Promise<number | undefined>;
  /** Waits a while. @returns false when the caller or the process is over. */
  pause(milliseconds: number): Promise<boolean>;
  leave(): void;
}

/** Who waits for what is not there yet: without a connection of the database. */
export interface Waits {
  /** @param connection emits `close` when nobody waits any more. @returns undefined where too many wait already. */
  enter(organizationId: string, connection: EventEmitter): WaitingPlace | undefined;
  /** All who wait are answered at once, and nobody waits any more. */
  close(): void;
}

/** What a list gets that reads its pages itself. */
export interface FollowCall<Query> extends PermitContext {
  readonly query: Query;
  /** A page of what these conditions keep, beside the filters of the declaration. */
  page(conditions: readonly RawBuilder<unknown>[]): Promise<Page<readonly Row[]>>;
  enter(): WaitingPlace | undefined;
  /** Judges anew whether the caller may be answered. @throws Problem */
  readmit(): Promise<void>;
}

/** A page, and what its answer says beside it. */
export interface Followed {
  readonly page: Page<readonly Row[]>;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}
