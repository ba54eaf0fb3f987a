import { preload } from '../../shell/messages.ts';
import type { AreaProps } from '../areas.ts';
import { FormPage } from './form-page.tsx';
import { FormsHome } from './forms-home.tsx';
import { formsMessages } from './messages.ts';

export const prepare = () => preload(formsMessages);

/** The clinician's forms and what clients were sent; one form with its questions and answers. */
export default function FormsArea({ id, view }: AreaProps) {
  return id ? <FormPage id={id} view={view} /> : <FormsHome view={view} />;
}
