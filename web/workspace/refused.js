// A page that says why nothing else is shown: to the visitor in words, to the host as an event.
import './page-language.js';
import { action, bearer, data, emit, fail, h, onToken } from './frame.js';

const refusal = data('refusal');
const refused = bearer();
const again = () => {
  const address = new URL(location.href);
  address.searchParams.set('token', bearer());
  location.replace(address);
};
// A new token may open what this one did not.
onToken(() => bearer() !== refused && again());
if (refusal === 'rate-limited')
  document.querySelector('main').append(h('p.row', {}, action(data('again'), again)));
emit('ready', {});
fail(
  refusal === 'unauthorized' ? 'embed.session_expired' : `embed.${refusal.replaceAll('-', '_')}`,
  'The frame could not be opened.',
  { retryable: refusal === 'rate-limited' },
);
