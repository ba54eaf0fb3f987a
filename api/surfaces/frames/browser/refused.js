// A page that says why nothing else is shown: to the visitor in words, to the host as an event.
import { data, emit, fail } from './frame.js';

const refusal = data('refusal');
emit('ready', {});
fail(
  refusal === 'unauthorized' ? 'embed.session_expired' : `embed.${refusal.replaceAll('-', '_')}`,
  'The frame could not be opened.',
  { retryable: refusal === 'rate-limited' },
);
