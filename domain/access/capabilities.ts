/** Capabilities that an embed token can grant (specification 2.13), in the order in which they are shown. */
export const CAPABILITIES = [
  'shell:read',
  'session:launch',
  'data:export',
  'note:read',
  'note:write',
  'client:read',
  'appointment:read',
  'appointment:write',
  'storybook:read',
  'storybook:create',
  'storybook:write',
  'storybook:delete',
  'storybook:share',
  'worksheet:read',
  'worksheet:create',
  'worksheet:write',
  'worksheet:delete',
  'worksheet:share',
  'worksheet:generate',
  'form:read',
  'form:create',
  'form:write',
  'form:delete',
  'form:submit',
  'form:compose',
  'form:send',
  'playroom:read',
  'playroom:write',
  'community:read',
  'community:write',
  'games:play',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** The capability of the seats of a game session. No mint grants it. */
export const SEAT_CAPABILITY = 'games:play' satisfies Capability;

/** Capabilities that act on one patient. The token must name that patient. */
export const PATIENT_CAPABILITIES = [
  'form:submit',
  'form:send',
  'storybook:share',
  'worksheet:share',
] as const satisfies readonly Capability[];

/** Each capability once, in the order of the list. `form:submit` also grants `form:read`. */
export const grantedBy = (asked: Iterable<Capability>): Capability[] => {
  const granted = new Set(asked);
  if (granted.has('form:submit')) granted.add('form:read');
  return CAPABILITIES.filter((capability) => granted.has(capability));
};

interface AreaAccess {
  readonly read: readonly Capability[];
  readonly full: readonly Capability[];
  readonly isEntitled?: true;
}

/**
 * Areas of the framed workspace (decisions 6.2), with what `read` grants and what `full` adds. This is the only list of
 * them on the server: `enabled_features`, the area of each capability, routes and OpenAPI follow from it. So a new area
 * brings capabilities of its own, and a switch in `enabled_features`, which organizations that exist do not have on: a
 * migration has to add it to them.
 */
export const AREAS = {
  home: { read: [], full: [] },
  clients: { read: ['client:read'], full: ['data:export'] },
  'clinical-notes': { read: ['note:read'], full: ['note:write'] },
  appointments: { read: ['appointment:read'], full: ['appointment:write', 'session:launch'] },
  forms: { read: ['form:read'], full: ['form:create', 'form:write', 'form:delete', 'form:compose'] },
  storybooks: {
    read: ['storybook:read'],
    full: ['storybook:create', 'storybook:write', 'storybook:delete'],
  },
  worksheets: {
    read: ['worksheet:read'],
    full: ['worksheet:create', 'worksheet:write', 'worksheet:delete'],
  },
  playrooms: { read: ['playroom:read'], full: ['playroom:write'] },
  community: { read: ['community:read'], full: ['community:write'], isEntitled: true },
} as const satisfies Record<string, AreaAccess>;
export type Area = keyof typeof AREAS;
export const AREA_KEYS = Object.keys(AREAS) as readonly Area[];

/** Whether an area needs the entitlement of its name (specification 2.13), too. */
export const needsEntitlement = (area: Area): boolean => (AREAS[area] as AreaAccess).isEntitled === true;

/**
 * The capabilities that areas stand for. Every area needs the workspace's frame, so `shell:read` is always included.
 */
export const capabilitiesOfAreas = (areas: readonly Area[], access: 'read' | 'full'): Capability[] =>
  areas.flatMap((area) => [
    'shell:read' as const,
    ...AREAS[area].read,
    ...(access === 'full' ? AREAS[area].full : []),
  ]);

/** What a session configuration's `enabled_features` can switch off (specification 2.15). */
export type MaskedFeature = Exclude<Area, 'home'> | 'games';
export const MASKED_FEATURES: readonly MaskedFeature[] = [
  ...AREA_KEYS.filter((area) => area !== 'home'),
  'games',
];

/** `note` for `note:write`. */
const groupOf = (capability: Capability): string => capability.split(':', 1)[0] as string;

const featuresOfGroups = (): ReadonlyMap<string, MaskedFeature> => {
  const features = new Map<string, MaskedFeature>([[groupOf(SEAT_CAPABILITY), 'games']]);
  for (const area of AREA_KEYS)
    for (const capability of [...AREAS[area].read, ...AREAS[area].full]) {
      const [group, feature] = [groupOf(capability), area as MaskedFeature];
      if ((features.get(group) ?? feature) !== feature)
        throw new TypeError(
          `${capability} is of ${feature}, but others of its group are of ${features.get(group)}`,
        );
      features.set(group, feature);
    }
  return features;
};
const FEATURE_OF_GROUP = featuresOfGroups();

/** The feature that a capability belongs to; none for `shell:read`, which grants no data. */
export const maskedFeatureOf = (capability: Capability): MaskedFeature | undefined =>
  FEATURE_OF_GROUP.get(groupOf(capability));
