import type { Field } from './field.ts';
import { accident } from './fields/accident.ts';
import { adoption } from './fields/adoption.ts';
import { anger } from './fields/anger.ts';
import { bedWetting } from './fields/bed-wetting.ts';
import { bereavement } from './fields/bereavement.ts';
import { bullying } from './fields/bullying.ts';
import { dentist } from './fields/dentist.ts';
import { divorce } from './fields/divorce.ts';
import { doctor } from './fields/doctor.ts';
import { dogs } from './fields/dogs.ts';
import { eating } from './fields/eating.ts';
import { fosterCare } from './fields/foster-care.ts';
import { friendQuarrel } from './fields/friend-quarrel.ts';
import { glasses } from './fields/glasses.ts';
import { goodbye } from './fields/goodbye.ts';
import { grandparentDeath } from './fields/grandparent-death.ts';
import { hospital } from './fields/hospital.ts';
import { jealousy } from './fields/jealousy.ts';
import { losingAGame } from './fields/losing-a-game.ts';
import { lostTooth } from './fields/lost-tooth.ts';
import { lying } from './fields/lying.ts';
import { makingFriends } from './fields/making-friends.ts';
import { moving } from './fields/moving.ts';
import { newSchool } from './fields/new-school.ts';
import { newSibling } from './fields/new-sibling.ts';
import { nightFears } from './fields/night-fears.ts';
import { parentAway } from './fields/parent-away.ts';
import { parentIllness } from './fields/parent-illness.ts';
import { perfectionism } from './fields/perfectionism.ts';
import { petDeath } from './fields/pet-death.ts';
import { restlessness } from './fields/restlessness.ts';
import { safeTouch } from './fields/safe-touch.ts';
import { schoolTests } from './fields/school-tests.ts';
import { screenTime } from './fields/screen-time.ts';
import { separation } from './fields/separation.ts';
import { sharing } from './fields/sharing.ts';
import { shyness } from './fields/shyness.ts';
import { sleepover } from './fields/sleepover.ts';
import { startingTherapy } from './fields/starting-therapy.ts';
import { stutter } from './fields/stutter.ts';
import { swimming } from './fields/swimming.ts';
import { thunderstorm } from './fields/thunderstorm.ts';
import { warFlight } from './fields/war-flight.ts';
import { worry } from './fields/worry.ts';

/** Every field of the built-in author, by the name of its file. */
export const FIELDS = {
  accident: accident,
  adoption: adoption,
  anger: anger,
  'bed-wetting': bedWetting,
  bereavement: bereavement,
  bullying: bullying,
  dentist: dentist,
  divorce: divorce,
  doctor: doctor,
  dogs: dogs,
  eating: eating,
  'foster-care': fosterCare,
  'friend-quarrel': friendQuarrel,
  glasses: glasses,
  goodbye: goodbye,
  'grandparent-death': grandparentDeath,
  hospital: hospital,
  jealousy: jealousy,
  'losing-a-game': losingAGame,
  'lost-tooth': lostTooth,
  lying: lying,
  'making-friends': makingFriends,
  moving: moving,
  'new-school': newSchool,
  'new-sibling': newSibling,
  'night-fears': nightFears,
  'parent-away': parentAway,
  'parent-illness': parentIllness,
  perfectionism: perfectionism,
  'pet-death': petDeath,
  restlessness: restlessness,
  'safe-touch': safeTouch,
  'school-tests': schoolTests,
  'screen-time': screenTime,
  separation: separation,
  sharing: sharing,
  shyness: shyness,
  sleepover: sleepover,
  'starting-therapy': startingTherapy,
  stutter: stutter,
  swimming: swimming,
  thunderstorm: thunderstorm,
  'war-flight': warFlight,
  worry: worry,
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];
