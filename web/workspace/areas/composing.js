// Forms that are put together from sections, and worksheets that are written for a topic.
import { action, call, emit, h, notice } from '../frame.js';
import { ageField, field, folded, languageField, pagesField, topicField } from './fields.js';

export const composer = async (done) => {
  const { sections } = await call('GET', 'form-sections');
  const title = h('input', {
    type: 'text',
    id: 'composed-title',
    name: 'title',
    required: true,
    maxlength: '200',
  });
  const boxes = sections.map(({ section }) => h('input', { type: 'checkbox', value: section }));
  const heading = ({ fields }) => fields.find(({ type }) => type === 'heading')?.label;
  return folded(
    'Put a form together from sections',
    [
      field('Title', title),
      h(
        'fieldset.question',
        {},
        h('legend', {}, 'Sections'),
        sections.map((one, index) =>
          h('label.option', {}, boxes[index], ` ${heading(one) ?? one.section.replaceAll('_', ' ')}`),
        ),
      ),
    ],
    action('Keep as draft', async () => {
      const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
      if (chosen.length === 0) return notice('Please choose a section.');
      const body = { title: title.value, sections: chosen };
      const { form_id } = await call('POST', 'form-compositions', body);
      emit('form.created', { formId: form_id });
      await done();
    }),
  );
};

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
