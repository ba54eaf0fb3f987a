import { HEIGHT, WIDTH } from '../scene/scene-items.ts';
import type { FlatGround } from '../scene/view-flat.ts';
import { lights, sands } from './light.ts';
import { COLUMNS, ROWS, type SandField, WATER, WETTEST } from './sand-field.ts';
import type { TrayLook } from './tray-3d.ts';

const RIM = 46;
const WATERS = [
  [96, 186, 214],
  [30, 108, 170],
] as const;

/** The sand from above: brighter where it rises towards the light, blue where the water stands. */
const paintSand = (image: ImageData, field: SandField, { sand, time, weather }: TrayLook): void => {
  const light = lights[time];
  for (let cell = 0; cell < COLUMNS * ROWS; cell += 1) {
    const height = field.heights[cell] ?? 0;
    const slope =
      (height - (field.heights[cell - 1] ?? height) + (height - (field.heights[cell - COLUMNS] ?? height))) /
      300;
    const bright =
      0.92 + Math.max(-0.35, Math.min(0.3, slope)) - ((field.wetness[cell] ?? 0) / WETTEST) * 0.3;
    const depth = Math.min(1, Math.max(0, (WATER - height) / WATER));
    for (let part = 0; part < 3; part += 1) {
      const lit = (light.sun[part] ?? 1) * 0.62 + (light.sky[part] ?? 0);
      const ground = weather === 'snow' && slope > -0.2 ? 0.95 : (sands[sand][part] ?? 0);
      const [shallow, deep] = [WATERS[0][part] ?? 0, WATERS[1][part] ?? 0];
      const dry = ground * 255 * bright;
      image.data[cell * 4 + part] = lit * (height < WATER ? shallow + (deep - shallow) * depth : dry);
    }
    image.data[cell * 4 + 3] = 255;
  }
};

/** The tray from above. */
export const createTrayFlat = (field: SandField, look: () => TrayLook): FlatGround => {
  const small = document.createElement('canvas');
  small.width = COLUMNS;
  small.height = ROWS;
  const context = small.getContext('2d');
  const image = new ImageData(COLUMNS, ROWS);
  return {
    width: WIDTH + 2 * RIM,
    height: HEIGHT + 2 * RIM,
    paint(target) {
      paintSand(image, field, look());
      context?.putImageData(image, 0, 0);
      const wood = target.createLinearGradient(0, 0, 0, HEIGHT + 2 * RIM);
      wood.addColorStop(0, '#d8a46e');
      wood.addColorStop(1, '#a5693b');
      target.fillStyle = wood;
      target.beginPath();
      target.roundRect(0, 0, WIDTH + 2 * RIM, HEIGHT + 2 * RIM, 34);
      target.fill();
      target.imageSmoothingEnabled = true;
      target.imageSmoothingQuality = 'high';
      target.drawImage(small, RIM, RIM, WIDTH, HEIGHT);
    },
    stand: ({ x, y }) => ({ x: x + RIM, y: y + RIM, size: 0.85 }),
    meet: (x, y) => {
      const place = { x: x - RIM, y: y - RIM };
      return place.x < 0 || place.y < 0 || place.x > WIDTH || place.y > HEIGHT ? undefined : place;
    },
  };
};
