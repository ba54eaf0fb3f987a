import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts a hundred clock ticks a second. */
const MICROSECONDS_A_TICK = 10_000;

const ticksOf = (pid: number) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const at = (index: number) => Number(fields[index]);
    return { parent: at(1), ticks: at(11) + at(12), ofEnded: at(13) + at(14) };
  } catch {
    return undefined;
  }
};

/** Microseconds of processor time that a process has used, on request with its children. */
export const processorTime = (pid: number, withChildren = false): number => {
  const own = ticksOf(pid);
  let total = own?.ticks ?? 0;
  if (withChildren) {
    total += own?.ofEnded ?? 0;
    for (const name of readdirSync('/proc')) {
      const one = /^\d+$/.test(name) ? ticksOf(Number(name)) : undefined;
      if (one?.parent === pid) total += one.ticks;
    }
  }
  return total * MICROSECONDS_A_TICK;
};

/** Microseconds of processor time that all processes of this machine have used. */
export const machineTime = (): number => {
  const [, user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = (
    readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? ''
  )
    .split(/\s+/)
    .map(Number);
  return (user + nice + system + interrupts + soft) * MICROSECONDS_A_TICK;
};
