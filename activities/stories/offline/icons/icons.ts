import { ANIMALS } from './animals.ts';
import { CARE } from './care.ts';
import { FOOD } from './food.ts';
import { HOME } from './home.ts';
import type { IconObject } from './icon-object.ts';
import { JOURNEYS } from './journeys.ts';
import { OUTDOORS } from './outdoors.ts';
import { PLAY } from './play.ts';
import { TALES } from './tales.ts';

const ALL = { ...ANIMALS, ...CARE, ...FOOD, ...HOME, ...JOURNEYS, ...OUTDOORS, ...PLAY, ...TALES };

export type IconName = keyof typeof ALL;
export const ICONS: Readonly<Record<IconName, IconObject>> = ALL;
