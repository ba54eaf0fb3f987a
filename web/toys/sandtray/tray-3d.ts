import {
  BufferAttribute,
  BufferGeometry,
  ClampToEdgeWrapping,
  DataTexture,
  DataUtils,
  DirectionalLight,
  Group,
  HalfFloatType,
  HemisphereLight,
  LinearFilter,
  Mesh,
  PlaneGeometry,
  Points,
  type Raycaster,
  RGFormat,
  ShaderMaterial,
  Vector3,
  Vector4,
} from 'three';
import { HEIGHT, WIDTH } from '../scene/scene-items.ts';
import type { Place } from '../scene/view.ts';
import { type SceneEnvironment, UNITS } from '../scene/view-3d.ts';
import { lights, sands } from './light.ts';
import { COLUMNS, FULL, ROWS, type SandField, WATER, WETTEST } from './sand-field.ts';
import { dropFragment, dropVertex, sandFragment, sandVertex } from './sand-shaders.ts';
import { chance, woodenTray } from './wood.ts';

const WIDE = WIDTH / UNITS;
const DEEP = HEIGHT / UNITS;
const HIGH = 2.1;
const RIM = 1.22;
const DROPS = 500;

/** What the tray is asked for before each drawing. */
export interface TrayLook {
  readonly sand: keyof typeof sands;
  readonly time: keyof typeof lights;
  readonly weather: 'clear' | 'rain' | 'snow';
  /** Nothing moves by itself. */
  readonly isStill: boolean;
}

/** The heights as a texture: height and wetness of each cell, from 0 to 1. */
const groundTexture = () => {
  const data = new Uint16Array(COLUMNS * ROWS * 2);
  const texture = new DataTexture(data, COLUMNS, ROWS, RGFormat, HalfFloatType);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.wrapS = ClampToEdgeWrapping;
  texture.wrapT = ClampToEdgeWrapping;
  return {
    texture,
    write({ heights, wetness }: SandField) {
      for (let cell = 0; cell < heights.length; cell += 1) {
        data[cell * 2] = DataUtils.toHalfFloat((heights[cell] ?? 0) / FULL);
        data[cell * 2 + 1] = DataUtils.toHalfFloat((wetness[cell] ?? 0) / WETTEST);
      }
      texture.needsUpdate = true;
    },
  };
};

const dropsOf = () => {
  const random = chance(3);
  const geometry = new BufferGeometry();
  const places = new Float32Array(DROPS * 3);
  for (let drop = 0; drop < DROPS; drop += 1) {
    places[drop * 3] = (random() - 0.5) * WIDE;
    places[drop * 3 + 2] = (random() - 0.5) * DEEP;
  }
  geometry.setAttribute('position', new BufferAttribute(places, 3));
  geometry.setAttribute('seed', new BufferAttribute(Float32Array.from({ length: DROPS }, random), 1));
  const material = new ShaderMaterial({
    uniforms: { time: { value: 0 }, snow: { value: 0 }, scale: { value: 1 } },
    vertexShader: dropVertex,
    fragmentShader: dropFragment,
    transparent: true,
    depthWrite: false,
  });
  const points = new Points(geometry, material);
  points.frustumCulled = false;
  points.renderOrder = 8;
  return points;
};

/** @returns the height of the ground there in the world; the water's where that is higher. */
const heightAt = (field: SandField, x: number, y: number): number => {
  const column = Math.min(COLUMNS - 2, Math.max(0, (x / WIDTH) * COLUMNS - 0.5));
  const row = Math.min(ROWS - 2, Math.max(0, (y / HEIGHT) * ROWS - 0.5));
  const [c, r] = [Math.floor(column), Math.floor(row)];
  const at = (dc: number, dr: number) => field.heights[(r + dr) * COLUMNS + c + dc] ?? 0;
  const [u, v] = [column - c, row - r];
  const height = (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v;
  return (Math.max(WATER * 0.8, height) / FULL) * HIGH;
};

type GroundUniforms = ReturnType<typeof groundUniforms>;
const groundUniforms = (texture: DataTexture) => ({
  ground: { value: texture },
  groundBox: { value: new Vector4(WIDE, DEEP, HIGH, 1) },
  tint: { value: new Vector3(1, 1, 1) },
  sunway: { value: new Vector3() },
  shade: { value: 0.4 },
});

/** The surface of the sand, which shows the ground's texture as hills and water. */
const sandSurface = ({ ground, groundBox }: GroundUniforms) => {
  const uniforms = {
    ground,
    groundBox,
    water: { value: WATER / FULL },
    sand: { value: new Vector3() },
    sun: { value: new Vector3() },
    sky: { value: new Vector3() },
    from: { value: new Vector3() },
    time: { value: 0 },
    snow: { value: 0 },
    wall: { value: (RIM - 0.1) / HIGH },
  };
  const mesh = new Mesh(
    new PlaneGeometry(WIDE, DEEP, COLUMNS - 1, ROWS - 1).rotateX(-Math.PI / 2),
    new ShaderMaterial({ uniforms, vertexShader: sandVertex, fragmentShader: sandFragment }),
  );
  mesh.frustumCulled = false;
  return { mesh, uniforms };
};

/** Sun and sky of a time of day. */
const daylight = () => {
  const sun = new DirectionalLight(0xffffff, 2.2);
  const sky = new HemisphereLight(0xffffff, 0x8a5a34, 1.6);
  return {
    parts: [sun, sun.target, sky],
    /** Puts everything into the light that is chosen. */
    shine(
      chosen: TrayLook,
      uniforms: GroundUniforms,
      surface: ReturnType<typeof sandSurface>['uniforms'],
    ): void {
      const light = lights[chosen.time];
      surface.sand.value.fromArray(sands[chosen.sand]);
      surface.sun.value.fromArray(light.sun);
      surface.sky.value.fromArray(light.sky);
      surface.from.value.fromArray(light.from).normalize();
      surface.snow.value = chosen.weather === 'snow' ? 1 : 0;
      uniforms.tint.value.fromArray(light.tint);
      uniforms.shade.value = light.shade;
      const { x, y, z } = surface.from.value;
      const long = Math.min(1.1, 1 / y);
      uniforms.sunway.value.set(-x * long, 0, -z * long);
      sun.position.set(x * 10, y * 10, -z * 10);
      sun.color.fromArray(light.sun);
      sky.color.fromArray(light.sky).multiplyScalar(2);
    },
  };
};

/** The tray in three dimensions. @param look what is chosen at this moment. */
export const createTray3d = (
  field: SandField,
  look: () => TrayLook,
): SceneEnvironment & { /** The sand is another one. */ changed(): void } => {
  const group = new Group();
  const ground = groundTexture();
  const uniforms = groundUniforms(ground.texture);
  const sand = sandSurface(uniforms);
  const tray = woodenTray(WIDE, DEEP, RIM);
  const light = daylight();
  const drops = dropsOf();
  group.add(sand.mesh, tray.group, drops, ...light.parts);
  let isNew = true;

  return {
    group,
    uniforms,
    middle: new Vector3(0, 0.55, 0.1),
    distance: (aspect) => Math.max(20.5 / Math.min(1.75, aspect) + (aspect < 1.3 ? 7 : 4.2), 16.6),
    limits: { low: 0.3, high: 1.5, around: Math.PI, begin: 0.86 },
    changed() {
      isNew = true;
    },
    stand: ({ x, y }: Place) => ({
      at: new Vector3(x / UNITS - WIDE / 2, heightAt(field, x, y), y / UNITS - DEEP / 2),
      size: 1,
    }),
    meet({ ray }: Raycaster) {
      const point = new Vector3();
      for (let far = 4; far < 60; far += 0.12) {
        ray.at(far, point);
        const x = (point.x + WIDE / 2) * UNITS;
        const y = (point.z + DEEP / 2) * UNITS;
        if (x < 0 || y < 0 || x > WIDTH || y > HEIGHT) {
          if (point.y < 0) return undefined;
          continue;
        }
        if (point.y <= heightAt(field, x, y)) return { x, y };
      }
      return undefined;
    },
    prepare(seconds, points) {
      if (isNew) ground.write(field);
      isNew = false;
      const chosen = look();
      const { weather, isStill } = chosen;
      light.shine(chosen, uniforms, sand.uniforms);
      drops.visible = weather !== 'clear';
      const material = drops.material as ShaderMaterial;
      Object.assign(material.uniforms.time ?? {}, { value: isStill ? 0.37 : seconds % 1_000 });
      Object.assign(material.uniforms.snow ?? {}, { value: weather === 'snow' ? 1 : 0 });
      Object.assign(material.uniforms.scale ?? {}, { value: points });
      sand.uniforms.time.value = isStill ? 0 : seconds % 1_000;
      return weather !== 'clear' && !isStill;
    },
    dispose() {
      tray.dispose();
      ground.texture.dispose();
      sand.mesh.geometry.dispose();
    },
  };
};
