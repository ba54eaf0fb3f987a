import { decodeJwt } from 'jose';
import {
  CAPABILITIES,
  type Capability,
  PATIENT_CAPABILITIES,
  SEAT_CAPABILITY,
} from '../../../domain/access/capabilities.ts';
import { insisting } from '../../support/client.ts';
import type { Practice, World } from '../../support/world.ts';
import { type LongService, unlimitedWorld } from '../start-service.ts';
import {
  type Inside,
  ORIGINS,
  openInside,
  startedGame,
  TOKEN_SECONDS,
  type Written,
  write,
} from './written.ts';

/** Whose tokens are fuzzed with, and what there is for them to reach. */

export const DOCUMENTS = ['/openapi.json', '/openapi-embed.json'] as const;

export interface Subject {
  readonly kind: Kind;
  /** Where the service describes what the token is for. */
  readonly document: (typeof DOCUMENTS)[number];
  reaches(operation: Operation): boolean;
  readonly world: World;
  readonly token: string;
  /** Makes what the fuzzed calls work on. */
  readonly author: string;
  /** What the subject sees is not to be seen with any of them; the first is of another organization. */
  readonly strangers: readonly string[];
  /** Whom the token acts as; null: whomever its organization likes. */
  readonly practitioner_id: string | null;
  readonly clinic_id: string | null;
  /** A clinician without patients, who can therefore go to another clinic. */
  readonly newcomer_id: string | null;
  readonly written: Written | null;
}

/** Of a document, as far as it tells tokens apart. */
export interface Operation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly 'x-required-capabilities'?: readonly Capability[];
  readonly 'x-required-role'?: string;
}

interface Stage {
  readonly service: LongService;
  readonly inside: Inside;
  /** For the organization's own token alone, whose calls switch features off. */
  readonly configured: World;
  readonly world: World;
  readonly other: World;
}

const takes = ({ security }: Operation, scheme: string): boolean =>
  security.some((one) => Object.hasOwn(one, scheme));

const organization = async ({ configured: world, other }: Stage): Promise<Omit<Subject, 'kind'>> => ({
  document: '/openapi.json',
  reaches: (operation) => takes(operation, 'organizationToken'),
  world,
  token: world.partner.token,
  author: world.partner.token,
  strangers: [other.partner.token],
  practitioner_id: null,
  clinic_id: null,
  newcomer_id: null,
  written: null,
});

const delegated = async ({ service, inside, world, other }: Stage): Promise<Omit<Subject, 'kind'>> => {
  const [own, foreign] = await Promise.all([world.practice(), other.practice()]);
  const { token } = await world.as(own.practitioner.id);
  return {
    document: '/openapi.json',
    reaches: (operation) => takes(operation, 'delegatedToken'),
    world,
    token,
    author: token,
    strangers: [(await other.as(foreign.practitioner.id)).token],
    practitioner_id: own.practitioner.id,
    clinic_id: own.clinic.id,
    newcomer_id: null,
    written: await write(inside, service, world, own),
  };
};

type Minting = (world: World, people: Pick<Practice, 'practitioner' | 'patient'>) => Promise<string>;

const mint =
  (capabilities: readonly Capability[], forPatient = false): Minting =>
  async (world, { practitioner, patient }) => {
    const clinician = insisting(await world.as(practitioner.id));
    const minted = await clinician.post('/v1/partner/embed-tokens', {
      capabilities,
      origins: ORIGINS,
      ttl_seconds: TOKEN_SECONDS,
      ...(forPatient ? { patient_id: patient.id } : {}),
    });
    return minted.body.data.token;
  };

const seat =
  (role: 'practitioner' | 'patient'): Minting =>
  async (world, { practitioner, patient }) =>
    (await startedGame(insisting(await world.as(practitioner.id)), patient))[role].token;

/** What the token's claims open of what the document lists for its scheme. */
const reachesOf = (scheme: string, token: string): Subject['reaches'] => {
  const { capabilities, role } = decodeJwt<{ capabilities: Capability[]; role?: string }>(token);
  return (operation) =>
    takes(operation, scheme) &&
    (operation['x-required-capabilities'] ?? []).some((one) => capabilities.includes(one)) &&
    [undefined, role].includes(operation['x-required-role']);
};

const framed =
  (scheme: 'embedToken' | 'seatToken', minting: Minting) =>
  async ({ service, inside, world, other }: Stage): Promise<Omit<Subject, 'kind'>> => {
    // Colleagues of one clinic share what its community has.
    const [own, colleague, foreign] = await Promise.all([
      world.practice(),
      world.practice(),
      other.practice(),
    ]);
    const token = await minting(world, own);
    const written = await write(inside, service, world, own);
    const { game_session_id } = decodeJwt<{ game_session_id?: string }>(token);
    return {
      document: '/openapi-embed.json',
      reaches: reachesOf(scheme, token),
      world,
      token,
      author: (await world.as(own.practitioner.id)).token,
      strangers: [await minting(other, foreign), await minting(world, colleague)],
      practitioner_id: own.practitioner.id,
      clinic_id: own.clinic.id,
      newcomer_id: null,
      written: game_session_id
        ? { ...written, standing: { ...written.standing, 'game-sessions': game_session_id } }
        : written,
    };
  };

/** Upgrades a clinic, which a clinic does once: so of somebody who comes to new ones again and again. */
const shell = async ({ world, other }: Stage): Promise<Omit<Subject, 'kind'>> => {
  await insisting(world.partner).patch('/v1/partner/session-config', { upgrade_enabled: true });
  const newcomer = await world.practitioner({ partner_clinic_id: (await world.clinic()).id });
  const minting = mint(['shell:read']);
  const token = await minting(world, { practitioner: newcomer, patient: null });
  return {
    document: '/openapi-embed.json',
    reaches: reachesOf('embedToken', token),
    world,
    token,
    author: world.partner.token,
    strangers: [await minting(other, await other.practice())],
    practitioner_id: null,
    clinic_id: null,
    newcomer_id: newcomer.id,
    written: null,
  };
};

const OF_PATIENTS: readonly Capability[] = PATIENT_CAPABILITIES;
/** Others may look at a frame in which a patient answers, so these refuse a token that may submit. */
const HIDDEN_WHILE_ANSWERING: readonly string[] = ['listSubmissions', 'getScales'];
const OF_OTHERS: readonly Capability[] = [...OF_PATIENTS, SEAT_CAPABILITY, 'shell:read'];

const answering = async (stage: Stage): Promise<Omit<Subject, 'kind'>> => {
  const subject = await framed('embedToken', mint(OF_PATIENTS, true))(stage);
  return {
    ...subject,
    reaches: (operation) =>
      subject.reaches(operation) && !HIDDEN_WHILE_ANSWERING.includes(operation.operationId),
  };
};

/** In the order in which they are fuzzed with. */
const KINDS = {
  organization,
  delegated,
  workspace: framed('embedToken', mint(CAPABILITIES.filter((one) => !OF_OTHERS.includes(one)))),
  patient: answering,
  shell,
  'practitioner-seat': framed('seatToken', seat('practitioner')),
  'patient-seat': framed('seatToken', seat('patient')),
} as const;
export type Kind = keyof typeof KINDS;
export const kinds = Object.keys(KINDS) as readonly Kind[];

/** @param wanted made one after the other, for each takes what processors there are. */
export const subjectsOf = async (
  service: LongService,
  wanted: readonly Kind[],
): Promise<readonly Subject[]> => {
  const inside = await openInside(service);
  try {
    const stage: Stage = {
      service,
      inside,
      configured: await unlimitedWorld(service),
      world: await unlimitedWorld(service),
      other: await unlimitedWorld(service),
    };
    const subjects: Subject[] = [];
    for (const kind of wanted) subjects.push({ kind, ...(await KINDS[kind](stage)) });
    return subjects;
  } finally {
    await inside.close();
  }
};
