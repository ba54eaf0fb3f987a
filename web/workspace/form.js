// One form: filled in for the token's patient, or shown as it is.
import { askedQuestions, fillIn, headOf, pendingOf } from './filling.js';
import { call, data, emit, h, show } from './frame.js';
import { followHostLanguage, languageOfPage } from './page-language.js';
import { begin } from './unavailable.js';

const id = data('id');
const fills = data('fills') === 'true';
const allWords = JSON.parse(data('words'));
let words;

/** Read out, too: the button that was pressed is gone, and with it the place where the reader was. */
const thanks = () =>
  show(h('div.card', {}, h('h1', { tabindex: -1 }, words.thanks), h('p.lead', {}, words.handedIn)))
    .querySelector('h1')
    .focus();

const open = async () => {
  words = allWords[languageOfPage()];
  const form = await call('GET', `forms/${id}`);
  if (fills) {
    const submission = await pendingOf(form, call);
    const handedIn = ({ submission_id: submissionId, status }) => {
      emit('form.submitted', { formId: id, submissionId, status });
      thanks();
    };
    return fillIn({
      form,
      place: document.getElementById('surface'),
      submission,
      send: call,
      handedIn,
      words,
    });
  }
  const questions = h('form.card', {}, askedQuestions(form, words));
  for (const input of questions.querySelectorAll('input, textarea')) input.disabled = true;
  show(...headOf(form), questions);
};
void followHostLanguage().then(() => begin(open));
