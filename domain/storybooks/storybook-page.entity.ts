import { defineEntity, p } from '@mikro-orm/core';
import { record } from '../declarations/record.ts';

const StorybookPageSchema = defineEntity({
  name: 'StorybookPage',
  tableName: 'storybook_pages',
  properties: {
    ...record,
    storybook_id: p.uuid(),
    position: p.smallint(),
    /** The page whose picture it shows; null: its own. */
    picture_id: p.uuid().nullable(),
    text: p.blob(),
    alt_text: p.blob(),
  },
});

export class StorybookPage extends StorybookPageSchema.class {}
StorybookPageSchema.setClass(StorybookPage);
