// Worksheets that are written for a topic.
import { action, call, emit, h } from '../frame.js';
import { ageField, field, folded, languageField, pagesField, topicField } from './fields.js';

export const sheetWriter = (done) => {
  const topic = topicField('sheet-topic');
  const title = h('input', { type: 'text', id: 'written-title', name: 'title', maxlength: '200' });
  const age = ageField('sheet-age');
  const language = languageField('sheet-language');
  const pages = pagesField('sheet-pages', { min: '1', max: '6', value: '2' });
  return folded(
    'Have a worksheet written',
    [
      field('What it is about', topic),
      field('Title that is printed on it (optional)', title),
      field('Age', age),
      field('Language (such as en, de, fr, es)', language),
      field('Pages', pages),
    ],
    action('Write', async () => {
      const { id } = await call('POST', 'worksheet-generations', {
        topic: topic.value,
        age_band: age.value,
        language: language.value.trim() || 'en',
        ...(title.value.trim() === '' ? {} : { title: title.value }),
        ...(pages.value === '' ? {} : { page_count: Number(pages.value) }),
      });
      emit('worksheet.created', { worksheetId: id });
      await done();
    }),
  );
};
