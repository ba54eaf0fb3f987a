import type { Field } from '../field.ts';

export const dogs: Field = {
  feeling: 'shadow',
  skill: 'steps',
  patterns: {
    en: 'fear dog*, dog* bite*, bitten dog*, scared dog*, afraid dog*, dog phobia, cynophob*',
    de: 'angst hund*, hundebiss, hund gebissen, hundeangst, hundephobie, furcht hund*',
    fr: 'peur chien*, mordu chien*, morsure chien*, phobie chien*',
    es: 'miedo perr*, mordedura perr*, fobia perr*, mordió perr*',
  },
  cover: ['day', 'stand', 'dog@left', 'leash@right'],
  scenes: {
    happens: ['day', 'stand', 'dog@left'],
    feels: ['day', 'hide', 'cloud2', 'dog@left'],
    thinks: ['dusk', 'sit', 'dog@thought', 'bench@left'],
    told: ['day', 'sit', 'owl', 'leash@left'],
    step: ['day', 'walk', 'stones', 'dog@left'],
    again: ['day', 'sad', 'cloud1', 'dog@left', 'tree@back'],
    close: ['day', 'wave', 'friend', 'dog@left', 'leash@right'],
  },
  texts: {
    en: {
      title: '{name} and the Dog at the Corner',
      happens: [
        'At the corner there was a dog. {name} stopped.',
        'It was big, it had its tongue out, and it barked once. Once was enough.',
        'Since then {name} had gone the long way round, past the post office, in every weather.',
      ],
      feels: [
        'The knees turned to jelly, and the heart beat like mad.',
        'The fear said: run! And it said it before {name} could think anything at all.',
      ],
      thinks: [
        '“It knows that I am scared,” thought {name}.',
        'In the head the dog grew with each detour. By Friday it was as big as a cow.',
      ],
      told: [
        '{Owl} said: “Your fear wants to look after you. With strange dogs a bit of care is right.”',
        '“Stand like a tree, arms at your side, look at your feet. A tree is boring to dogs.”',
        '“And you decide how near. Not the dog, not the grown-ups, you.”',
      ],
      step: [
        '{name} looked at the dog from the other side of the street.',
        'The next day it was one lamp post nearer, and the day after another one, with {friend} on the shoulder.',
        'Then {name} asked: “May I know what it’s called?” It was called Biscuit.',
      ],
      again: [
        'One morning Biscuit barked, and {name} was at the post office again.',
        'Backwards is also a direction. “Tomorrow two lamp posts,” said {name}, out of breath.',
      ],
      close: [
        'Now {name} walks past the corner, on the other side of the road.',
        'The heart knocks a bit. “Good morning, Biscuit,” says {name}, and the tail wags.',
      ],
    },
    de: {
      title: '{name} und der Hund an der Ecke',
      happens: [
        'An der Ecke war ein Hund. {name} blieb stehen.',
        'Er war groß, die Zunge hing heraus, und er bellte einmal. Einmal war genug.',
        'Seitdem ging {name} den Umweg an der Post vorbei, bei jedem Wetter.',
      ],
      feels: [
        'Die Knie wurden weich, und das Herz schlug wie verrückt.',
        'Die Angst sagte: Lauf! Und sie sagte es, bevor {name} irgendetwas denken konnte.',
      ],
      thinks: [
        '„Der weiß, dass ich Angst habe“, dachte {name}.',
        'Im Kopf wuchs der Hund mit jedem Umweg. Am Freitag war er so groß wie eine Kuh.',
      ],
      told: [
        '{Owl} sagte: „Deine Angst will auf dich aufpassen. Bei fremden Hunden ist etwas Vorsicht richtig.“',
        '„Steh wie ein Baum, Arme am Körper, Blick auf die Füße. Ein Baum ist für Hunde langweilig.“',
        '„Und wie nah, das bestimmst du. Nicht der Hund, nicht die Großen, du.“',
      ],
      step: [
        '{name} schaute den Hund von der anderen Straßenseite an.',
        'Am nächsten Tag war es eine Laterne näher und am übernächsten noch eine, mit {friend} auf der Schulter.',
        'Dann fragte {name}: „Darf ich wissen, wie er heißt?“ Er hieß Keks.',
      ],
      again: [
        'Eines Morgens bellte Keks, und {name} stand wieder an der Post.',
        'Rückwärts ist auch eine Richtung. „Morgen zwei Laternen“, sagte {name}, noch ganz außer Atem.',
      ],
      close: [
        'Jetzt geht {name} an der Ecke vorbei, auf der anderen Straßenseite.',
        'Das Herz klopft ein bisschen. „Guten Morgen, Keks“, sagt {name}, und der Schwanz wedelt.',
      ],
    },
    fr: {
      title: '{name} et le chien du coin',
      happens: [
        'Au coin de la rue, il y avait un chien. {name} s’arrêta.',
        'Il était grand, la langue pendait, et il aboya une fois. Une fois suffisait.',
        'Depuis, {name} faisait le détour par la poste, par tous les temps.',
      ],
      feels: [
        'Les genoux devinrent mous, et le cœur battit comme un fou.',
        'La peur disait : cours ! Et elle le disait avant que {name} puisse penser.',
      ],
      thinks: [
        '« Il sait que j’ai peur », pensa {name}.',
        'Dans la tête, le chien grandissait à chaque détour. Le vendredi, il était gros comme une vache.',
      ],
      told: [
        '{Owl} dit : « Ta peur veut veiller sur toi. Avec un chien inconnu, un peu de prudence est juste. »',
        '« Tiens-toi comme un arbre, les bras le long du corps, les yeux sur tes pieds. Un arbre, ça ennuie les chiens. »',
        '« Et la distance, c’est toi qui la choisis. Pas le chien, pas les grands, toi. »',
      ],
      step: [
        '{name} regarda le chien depuis l’autre trottoir.',
        'Le lendemain, un lampadaire plus près, et le jour d’après, encore un, avec {friend} sur l’épaule.',
        'Puis {name} demanda : « Est-ce que je peux savoir son nom ? » Il s’appelait Biscuit.',
      ],
      again: [
        'Un matin, Biscuit aboya, et {name} se retrouva à la poste.',
        'En arrière, c’est aussi une direction. « Demain, deux lampadaires », dit {name} à bout de souffle.',
      ],
      close: [
        'Maintenant, {name} passe le coin, sur l’autre trottoir.',
        'Le cœur tape un peu. « Bonjour, Biscuit », dit {name}, et la queue remue.',
      ],
    },
    es: {
      title: '{name} y el perro de la esquina',
      happens: [
        'En la esquina había un perro. {name} se paró.',
        'Era grande, con la lengua fuera, y ladró una vez. Con una vez bastó.',
        'Desde entonces, {name} daba el rodeo por correos, con cualquier tiempo.',
      ],
      feels: [
        'Las rodillas se ablandaron, y el corazón latió como loco.',
        'El miedo decía: ¡corre! Y lo decía antes de que {name} pudiera pensar.',
      ],
      thinks: [
        '«Sabe que tengo miedo», pensó {name}.',
        'En la cabeza, el perro crecía con cada rodeo. El viernes era grande como una vaca.',
      ],
      told: [
        '{Owl} dijo: «Tu miedo quiere cuidarte. Con un perro desconocido, algo de cuidado está bien».',
        '«Ponte como un árbol, los brazos pegados, los ojos en los pies. A los perros les aburren los árboles».',
        '«Y la distancia la eliges tú. Ni el perro ni los mayores: tú».',
      ],
      step: [
        '{name} miró al perro desde la otra acera.',
        'Al día siguiente, una farola más cerca, y al otro, una más, con {friend} en el hombro.',
        'Luego {name} preguntó: «¿Puedo saber cómo se llama?» Se llamaba Galleta.',
      ],
      again: [
        'Una mañana, Galleta ladró, y {name} apareció otra vez en correos.',
        'Hacia atrás también es una dirección. «Mañana, dos farolas», dijo {name} sin aliento.',
      ],
      close: [
        'Ahora {name} pasa por la esquina, por la otra acera.',
        'El corazón llama un poco. «Buenos días, Galleta», dice {name}, y la cola se mueve.',
      ],
    },
  },
};
