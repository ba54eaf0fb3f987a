import type { Html } from '../../../../platform/html.ts';
import type { Session } from '../../session.ts';
import type { SignedInOperator } from '../signed-in.ts';

/** A part of the operators' page. */
export interface Section {
  /** Part of its address on the page. */
  readonly id: string;
  readonly title: string;
  /** Undefined: this version has nothing to show there. */
  show(session: Session, visit: SignedInOperator): Promise<Html | undefined>;
}
