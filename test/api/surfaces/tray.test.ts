import { expect, test } from '@jest/globals';
import { HEIGHT, itemsOf, type SceneItem, WIDTH, withinTray } from '../../../web/toys/scene/scene-items.ts';

/** Nothing stands outside the tray, whoever's device wrote it into the scene. */

const figure = (fields: object) => ({ kind: 'house', x: 600, y: 375, ...fields });

test.each([
  ['too far left and up', { x: -100_000, y: -1 }, [50, 50]],
  ['too far right and down', { x: 99_999, y: 760 }, [WIDTH - 50, HEIGHT - 50]],
  ['large', { x: 0, y: 0, scale: 2 }, [100, 100]],
  ['turned', { x: 0, y: 0, rotation: 45 }, [71, 71]],
  ['larger than the tray', { x: 0, y: 0, scale: 20 }, [WIDTH / 2, HEIGHT / 2]],
  ['inside', { x: 300, y: 200 }, [300, 200]],
])('a figure that is %s is drawn and saved within the edges of the tray', (_, fields, place) => {
  const drawn = itemsOf([['one', figure(fields)]]).get('one') as SceneItem;
  expect([drawn.x, drawn.y]).toEqual(place);
  expect(withinTray(drawn)).toEqual(drawn);
});
