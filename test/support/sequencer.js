import Sequencer from '@jest/test-sequencer';

/**
 * A bare machine knows no durations, and takes large files first. Those in a browser are small and take a minute or
 * more, and so do those that start other processes: at the end one of them would run alone. The test of long
 * transcripts comes first of all: the fewer files a process has run, the less its collector has to do.
 */
const FIRST = [
  /\/long-transcripts\./,
  /\/test\/web\/(?:workspace-|playroom|toys-|consoles)/,
  /\/test\/(?:partners\/(?:tools\/check-|examples\/|guides)|journeys\/|worker\/)/,
];
const rankOf = ({ path }) => {
  const rank = FIRST.findIndex((pattern) => pattern.test(path));
  return rank < 0 ? FIRST.length : rank;
};

export default class LongFirst extends Sequencer {
  async sort(tests) {
    return (await super.sort(tests)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
