import { ANIMALS, type Look, PLACES } from '../author.ts';
import { SKILLS, type Skill, THEMES, type Theme } from './tongue.ts';

/**
 * Reads from what a clinician wrote which of the author's stories fits, which skill it should
 * teach, and who and where it is about.
 * Beginnings of words, in the four languages; what is named most often wins, and topics count before goals.
 */

const ABOUT: Readonly<Record<Theme, string>> = {
  night:
    'night dark sleep bed nightmare monster shadow nacht dunkel schlaf einschlaf bett albtraum alptraum nuit noir sommeil dormir cauchemar monstre coucher noche oscur dormir sueño pesadill cama',
  anger:
    'anger angry rage temper tantrum furious aggress hit hitting fight wut wütend zorn aggress hauen schlagen streit colère rage frapp taper énerv crise dispute ira enfad enoj rabia rabieta pegar pelea',
  worry:
    'worr anxi fear afraid scared nervous exam test doctor hospital dentist needle injection courage brave shame perform angst sorge ängst nervös prüfung arzt zahnarzt krankenhaus spritze mut tapfer blamier peur inquiét anxi nerveu examen médecin dentiste hôpital piqûre courag miedo preocup ansied nervios examen médico dentista hospital vacuna valien',
  missing:
    'grief griev loss lost died death dying dead miss missing sad mourn goodbye funeral grandma grandpa trauer verlust verlor gestorben tod tot stirb vermiss traurig abschied oma opa deuil mort décè perdu perte manque trist adieu duelo muert murió pérdida perd extrañ triste abuel despedi',
  alone:
    'alone lonely lonel shy friend friends bully bullied teas exclud left play share sharing social allein einsam schüchtern freund mobb gehänsel ausgegrenz spielen teilen seul solitude timid ami amis amitié harcèl moqu exclu jouer partag solo sola soledad tímid amig acoso burl exclu jugar compart',
  change:
    'chang mov moving new sibling baby brother sister school kindergarten divorce separat parents house home adopt foster umzug umzieh neu geschwister bruder schwester schule kita trennung scheidung eltern getrennt pflege adopti changement déménag nouveau nouvelle frère soeur sœur bébé école divorce sépar parents mudanza cambio nuev herman bebé escuela colegio divorcio separ padres',
};

const TAUGHT: Readonly<Record<Skill, string>> = {
  breathe:
    'breath calm relax regulat soothe settle impuls atm beruhig ruhig entspann regul respir calm détend apais respir calma tranquil relaj regul',
  words:
    'name naming feeling express talk tell word voice emotion communicat gefühl ausdrück sprech reden sagen benenn wort emotion exprim parler dire nommer ressent expres hablar decir nombrar sentimiento',
  steps:
    'step brave courage try trying confiden expos practi dare independ schritt mut trau üben selbstvertrau zutrau oser courag confian essay autonom paso atrev valor confian intent',
  together:
    'trust support ask friend share connect together safe vertrau unterstütz bitten freund teilen gemeinsam verbund confi souten demand ami ensemble partag confi apoyo pedir amig junt compart',
  treasure:
    'remember memor grief griev love goodbye accept hope strength resourc erinner trauer liebe abschied annehm hoffnung kraft ressourc souven deuil amour adieu accept espoir force recuer duelo amor despedi acept esperan fuerza',
};

const CHARACTERS: Readonly<Record<Look['animal'], string>> = {
  fox: 'fox foxes vixen fuchs füchs renard zorro zorra',
  bear: 'bear bears bär ours ourse ourson oso osa osito',
  rabbit: 'rabbit rabbits bunny hare hase häschen kaninchen lapin lièvre conejo conejito liebre',
  hedgehog: 'hedgehog igel hérisson erizo',
};

const SETTINGS: Readonly<Record<Look['place'], string>> = {
  forest: 'forest wood woods tree wald wälder baum bäume forêt bois arbre bosque árbol',
  seaside:
    'sea seaside beach ocean island ship meer strand küste insel schiff mer plage océan île mar playa océano isla',
  meadow:
    'meadow hill hills garden field farm wiese hügel garten bauernhof pré prairie colline jardin ferme prado colina jardín granja',
};

const USUAL: Readonly<Record<Theme, Skill>> = {
  night: 'breathe',
  anger: 'breathe',
  worry: 'steps',
  missing: 'treasure',
  alone: 'together',
  change: 'words',
};

const wordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase('und')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 1);

const score = (words: readonly string[], beginnings: string): number => {
  const known = beginnings.split(/\s+/);
  return words.filter((word) => known.some((beginning) => word.startsWith(beginning))).length;
};

/** Whole words: "rabbit", but neither "bearing" nor "seal". */
const named = <Name extends string>(
  names: readonly Name[],
  table: Readonly<Record<Name, string>>,
  words: readonly string[],
): Name | undefined => names.find((name) => table[name].split(' ').some((known) => words.includes(known)));

const best = <Name extends string>(
  names: readonly Name[],
  table: Readonly<Record<Name, string>>,
  words: readonly string[],
): Name | undefined => {
  const [first] = names
    .map((name) => ({ name, points: score(words, table[name]) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  return first?.name;
};

export interface Reading {
  readonly theme: Theme;
  readonly skill: Skill;
  /** Only where the topic names them. */
  readonly animal: Look['animal'] | undefined;
  readonly place: Look['place'] | undefined;
}

/** A topic that says nothing we know is told as a worry: something hard lies ahead, and is met. */
export const readTopic = (topic: string, goal: string | null): Reading => {
  const [about, wanted] = [wordsOf(topic), wordsOf(goal ?? '')];
  const theme = best(THEMES, ABOUT, about) ?? best(THEMES, ABOUT, wanted) ?? 'worry';
  return {
    theme,
    skill: best(SKILLS, TAUGHT, wanted) ?? USUAL[theme],
    animal: named(ANIMALS, CHARACTERS, about),
    place: named(PLACES, SETTINGS, about),
  };
};
