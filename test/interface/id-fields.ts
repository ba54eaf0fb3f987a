import { expect } from '@jest/globals';
import { endpointOf } from '../support/endpoint-of.ts';
import { idOf } from './identical.ts';
import { type Scene, sampleOf } from './samples.ts';

/** Pages of the book, and events of the endpoint, that the path names: their own tests speak of them. */
const WITHIN = ['page_ids', 'picture_of', 'event_id'];

/** The members of a schema that hold ids, by the kind of record that they name. */
type Property = { format?: string; items?: Property };
export const idFields = (
  schema: { properties: Record<string, unknown> } | undefined,
): [name: string, isList: boolean][] =>
  Object.entries((schema?.properties ?? {}) as Record<string, Property>).flatMap(
    ([name, property]): [string, boolean][] => {
      if (WITHIN.includes(name)) return [];
      if (property.format === 'uuid') return [[name, false]];
      return property.items?.format === 'uuid' ? [[name, true]] : [];
    },
  );
const KINDS = ['clinic', 'practitioner', 'patient', 'appointment', 'content', 'game_session'] as const;
export const kindOf = (field: string): (typeof KINDS)[number] => {
  const kind = KINDS.find((one) => new RegExp(`${one}_ids?$`).test(field));
  if (!kind) throw new Error(`Which kind of record does ${field} name?`);
  return kind;
};
const made = async (scene: Scene, reading: string): Promise<{ readonly id: string }> => {
  return { id: idOf(await sampleOf(endpointOf(reading), scene)) };
};
/** One of each kind. */
export const recordsOf = async (scene: Scene) => ({
  ...scene.practice,
  appointment: await made(scene, 'getAppointment'),
  content: await made(scene, 'getForm'),
  game_session: await made(scene, 'getSeatedSession'),
});
export const deletedRecords = async (scene: Scene) => {
  const { world, practice } = scene;
  const clinic = await world.clinic();
  const practitioner = await world.practitioner({ partner_clinic_id: practice.clinic.id });
  const patient = await world.patient({
    partner_clinic_id: practice.clinic.id,
    created_by_partner_practitioner_id: practice.practitioner.id,
  });
  for (const [kind, { id }] of [
    ['clinics', clinic],
    ['practitioners', practitioner],
    ['patients', patient],
  ] as const)
    expect((await world.partner.delete(`/v1/partner/${kind}/${id}`)).status).toBe(204);
  const appointment = await made(scene, 'getAppointment');
  const path = `/v1/partner/appointments/${appointment.id}`;
  expect((await world.partner.patch(path, { status: 'cancelled' })).status).toBe(200);
  const content = await made(scene, 'getForm');
  expect((await scene.caller.delete(`/v1/partner/forms/${content.id}`)).status).toBe(204);
  return { clinic, practitioner, patient, appointment, content };
};
