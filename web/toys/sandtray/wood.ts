import {
  type BufferGeometry,
  CanvasTexture,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RepeatWrapping,
  Shape,
  SRGBColorSpace,
} from 'three';

/** Numbers that look like chance, the same each time. */
export const chance = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

const painted = (width: number, height: number, paint: (context: CanvasRenderingContext2D) => void) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) paint(context);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
};

/** Boards with their grain. */
export const woodTexture = (light = '#d19a63', dark = '#9c6234') => {
  const random = chance(7);
  const texture = painted(512, 256, (context) => {
    context.fillStyle = light;
    context.fillRect(0, 0, 512, 256);
    for (let line = 0; line < 120; line += 1) {
      const y = random() * 256;
      const bend = 6 + random() * 16;
      context.strokeStyle = dark;
      context.globalAlpha = 0.05 + random() * 0.16;
      context.lineWidth = 0.6 + random() * 2.4;
      context.beginPath();
      context.moveTo(0, y);
      context.bezierCurveTo(150, y + bend * (random() - 0.5), 350, y + bend * (random() - 0.5), 512, y);
      context.stroke();
    }
  });
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.anisotropy = 4;
  return texture;
};

/** A frame with round corners and a soft edge. */
const frameOf = (width: number, depth: number, wall: number, height: number): BufferGeometry => {
  const outline = (w: number, d: number, r: number) => {
    const [x, y] = [w / 2, d / 2];
    return new Shape()
      .moveTo(-x + r, -y)
      .lineTo(x - r, -y)
      .quadraticCurveTo(x, -y, x, -y + r)
      .lineTo(x, y - r)
      .quadraticCurveTo(x, y, x - r, y)
      .lineTo(-x + r, y)
      .quadraticCurveTo(-x, y, -x, y - r)
      .lineTo(-x, -y + r)
      .quadraticCurveTo(-x, -y, -x + r, -y);
  };
  const shape = outline(width + 2 * wall, depth + 2 * wall, 0.5);
  shape.holes.push(outline(width, depth, 0.02));
  const geometry = new ExtrudeGeometry(shape, {
    depth: height,
    bevelEnabled: true,
    bevelSize: 0.07,
    bevelThickness: 0.09,
    bevelSegments: 4,
    bevelOffset: -0.05,
    curveSegments: 10,
  });
  geometry.rotateX(-Math.PI / 2);
  return geometry;
};

/** The tray itself, and the shadow that it throws on what it stands on. */
export const woodenTray = (width: number, depth: number, height: number) => {
  const group = new Group();
  const wood = woodTexture();
  wood.repeat.set(0.22, 0.45);
  const frame = new Mesh(
    frameOf(width, depth, 0.42, height),
    new MeshStandardMaterial({ map: wood, roughness: 0.62 }),
  );
  frame.position.y = -0.1;
  const soft = painted(256, 256, (context) => {
    const gradient = context.createRadialGradient(128, 128, 62, 128, 128, 128);
    gradient.addColorStop(0, 'rgba(40,20,8,0.62)');
    gradient.addColorStop(0.45, 'rgba(40,20,8,0.3)');
    gradient.addColorStop(1, 'rgba(40,20,8,0)');
    context.fillStyle = gradient;
    context.fillRect(0, 0, 256, 256);
  });
  const shadow = new Mesh(
    new PlaneGeometry(width + 7, depth + 6.5).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ map: soft, transparent: true, depthWrite: false }),
  );
  shadow.position.set(0.35, -0.16, 0.35);
  group.add(shadow, frame);
  return {
    group,
    material: frame.material,
    dispose() {
      wood.dispose();
      soft.dispose();
    },
  };
};
