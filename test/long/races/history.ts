/** The calls of 64 clients with their answers, and the rules that must hold however the calls interleaved. */

export interface Window {
  readonly start: number;
  readonly end: number;
}

export type Outcome = 'accepted' | 'conflict' | 'unknown';

/** One call. `invoked` and `returned` are milliseconds of one clock; an unknown outcome returns at Infinity. */
export interface Attempt {
  readonly kind: 'book' | 'move' | 'cancel';
  readonly practitioner: string;
  /** Unknown only for a booking that was not accepted. */
  readonly appointment: string | undefined;
  /** Asked for by a booking or a move. */
  readonly window: Window | undefined;
  readonly invoked: number;
  readonly returned: number;
  readonly outcome: Outcome;
}

/** An appointment as the service shows it after the run. */
export interface Final extends Window {
  readonly appointment: string;
  readonly practitioner: string;
  readonly cancelled: boolean;
}

/** A window of one appointment, from the earliest to the latest moment at which it may have been blocking. */
interface Stay extends Window {
  readonly appointment: string;
  readonly from: number;
  readonly until: number;
}

const overlap = (a: Window, b: Window): boolean => a.start < b.end && b.start < a.end;

const groupBy = <Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string | undefined,
): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/**
 * Every window that an appointment may have held: from the call that set it was invoked, until the call that
 * ended it returned. Changes of one appointment were made one after the other by one client.
 */
const staysOf = (changes: readonly Attempt[]): Stay[] => {
  const stays: Stay[] = [];
  const effective = changes
    .filter(({ outcome }) => outcome !== 'conflict')
    .sort((a, b) => a.invoked - b.invoked);
  for (const [index, { window, appointment, invoked, kind }] of effective.entries()) {
    if (kind === 'cancel' || !window || appointment === undefined) continue;
    // An unknown change may not have happened, so it does not end what was there before it.
    const ending = effective.slice(index + 1).find(({ outcome }) => outcome === 'accepted');
    stays.push({
      ...window,
      appointment,
      from: invoked,
      until: ending?.returned ?? Number.POSITIVE_INFINITY,
    });
  }
  return stays;
};

/** (a) Accepted bookings that were not cancelled never overlap in the final list. */
const overlaps = (finals: readonly Final[]): string[] => {
  const complaints: string[] = [];
  for (const [practitioner, booked] of groupBy(
    finals.filter(({ cancelled }) => !cancelled),
    (one) => one.practitioner,
  )) {
    booked.sort((a, b) => a.start - b.start);
    let latest: Final | undefined;
    for (const one of booked) {
      if (latest && overlap(latest, one))
        complaints.push(`${latest.appointment} and ${one.appointment} of ${practitioner} overlap`);
      if (!latest || one.end > latest.end) latest = one;
    }
  }
  return complaints;
};

/**
 * (b) Two stays that overlap in the calendar must not both have certainly lasted at one moment: certain is
 * the time between the return of the call that began it and the invocation of the one that ended it.
 */
const certainOverlaps = (attempts: readonly Attempt[]): string[] => {
  const complaints: string[] = [];
  const certain = [...groupBy(attempts, ({ appointment }) => appointment).values()].flatMap((changes) => {
    const ordered = [...changes].sort((a, b) => a.invoked - b.invoked);
    return ordered.flatMap(({ kind, window, outcome, returned, practitioner, appointment }, index) => {
      if (kind === 'cancel' || outcome !== 'accepted' || !window) return [];
      const ending = ordered.slice(index + 1).find((next) => next.outcome !== 'conflict');
      const until = ending?.invoked ?? Number.POSITIVE_INFINITY;
      return [{ ...window, practitioner, appointment, from: returned, until }];
    });
  });
  for (const [practitioner, stays] of groupBy(certain, (stay) => stay.practitioner)) {
    stays.sort((a, b) => a.start - b.start);
    for (const [index, one] of stays.entries())
      for (const other of stays.slice(index + 1)) {
        if (other.start >= one.end) break;
        if (other.appointment !== one.appointment && one.from < other.until && other.from < one.until)
          complaints.push(
            `${one.appointment} and ${other.appointment} of ${practitioner} overlapped meanwhile`,
          );
      }
  }
  return complaints;
};

/** (c) Every 409 met a booking that may have been there at some instant of the call. */
const unjustified = (attempts: readonly Attempt[]): string[] => {
  const stays = new Map<string, Stay[]>();
  for (const [, ofPractitioner] of groupBy(attempts, ({ practitioner }) => practitioner)) {
    const [{ practitioner } = { practitioner: '' }] = ofPractitioner;
    // A booking whose outcome is unknown has no id: whatever it may have left behind blocks from then on.
    const lost = ofPractitioner
      .filter(({ appointment, outcome }) => appointment === undefined && outcome === 'unknown')
      .map(({ window, invoked }) => ({
        ...(window as Window),
        appointment: '',
        from: invoked,
        until: Number.POSITIVE_INFINITY,
      }));
    const known = [...groupBy(ofPractitioner, ({ appointment }) => appointment).values()].flatMap(staysOf);
    stays.set(practitioner, [...known, ...lost]);
  }
  return attempts
    .filter(({ outcome }) => outcome === 'conflict')
    .filter(({ practitioner, appointment, window, invoked, returned }) => {
      const blocking = stays
        .get(practitioner)
        ?.find(
          (stay) =>
            (stay.appointment !== appointment || appointment === undefined) &&
            overlap(stay, window as Window) &&
            stay.from < returned &&
            invoked < stay.until,
        );
      return !blocking;
    })
    .map(({ kind, practitioner, window }) => {
      const at = new Date((window as Window).start).toISOString();
      return `a ${kind} of ${practitioner} at ${at} was refused with 409, but nothing was there`;
    });
};

/** (d) The service shows exactly what was accepted, as it was accepted last; unknown outcomes settle here. */
const differences = (attempts: readonly Attempt[], finals: readonly Final[]): string[] => {
  const complaints: string[] = [];
  const shown = new Map(finals.map((final) => [final.appointment, final]));
  for (const [appointment, changes] of groupBy(attempts, (attempt) => attempt.appointment)) {
    const effective = changes.filter(({ outcome }) => outcome !== 'conflict');
    effective.sort((a, b) => a.invoked - b.invoked);
    if (effective.some(({ outcome }) => outcome === 'unknown')) continue;
    const final = shown.get(appointment);
    const last = effective.at(-1);
    const { window } = effective.findLast((one) => one.kind !== 'cancel') ?? {};
    if (!final) complaints.push(`${appointment} was accepted, but is not there`);
    else if (final.cancelled !== (last?.kind === 'cancel'))
      complaints.push(`${appointment}: ${last?.kind} was accepted last, cancelled is ${final.cancelled}`);
    else if (!window || final.start !== window.start || final.end !== window.end)
      complaints.push(`${appointment} is not where it was put last`);
  }
  const accepted = new Set(attempts.map(({ appointment }) => appointment));
  const lost = attempts.filter(({ kind, outcome }) => kind === 'book' && outcome === 'unknown').length;
  const surplus = finals.filter(({ appointment }) => !accepted.has(appointment));
  if (surplus.length > lost)
    complaints.push(`${surplus.length - lost} appointments are there that nobody booked`);
  return complaints;
};

/** All violations of a run; none where every rule held. */
export const checkHistory = (attempts: readonly Attempt[], finals: readonly Final[]): readonly string[] => [
  ...overlaps(finals),
  ...certainOverlaps(attempts),
  ...unjustified(attempts),
  ...differences(attempts, finals),
];
