import {
  CustomBlending,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  type IUniform,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  PlaneGeometry,
  ShaderMaterial,
  Texture,
} from 'three';
import { loadedPicture, type Picture, pictureOf } from './pictures.ts';
import { figureFragment, figureVertex, shadowFragment, shadowVertex } from './sprite-shaders.ts';

/** A figure where it is drawn. */
export interface Sprite {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly size: number;
  /** Radians. */
  readonly turn: number;
  readonly flipped: boolean;
  readonly lying: boolean;
  readonly buried: number;
  readonly marked: boolean;
  /** How brightly a lamp shines on it, from 0 to 1. */
  readonly lit: number;
}

/** What all figures share: light, and the ground that shadows fall on. */
export interface SpriteUniforms {
  readonly tint: IUniform;
  readonly sunway: IUniform;
  readonly shade: IUniform;
  readonly ground: IUniform;
  readonly groundBox: IUniform;
}

const PREMULTIPLIED = {
  transparent: true,
  premultipliedAlpha: true,
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcAlphaFactor,
  blendSrcAlpha: OneFactor,
  blendDstAlpha: OneMinusSrcAlphaFactor,
} as const;

const CARD = new PlaneGeometry(1, 1);
const SHADOW_CARD = new PlaneGeometry(1, 1, 6, 6);

const attributeOf = (count: number, size: number): InstancedBufferAttribute => {
  const attribute = new InstancedBufferAttribute(new Float32Array(count * size), size);
  attribute.setUsage(DynamicDrawUsage);
  return attribute;
};

const put = (attribute: InstancedBufferAttribute, index: number, ...values: readonly number[]): void => {
  const { array, itemSize } = attribute;
  values.forEach((value, part) => {
    const at = index * itemSize + part;
    if (array[at] === Math.fround(value)) return;
    array[at] = value;
    attribute.needsUpdate = true;
  });
};

/** All figures of one kind. */
class Batch {
  readonly meshes: readonly [Mesh, Mesh];
  readonly texture = new Texture();
  picture: Picture | undefined;
  #room = 0;
  #attributes: readonly [
    place: InstancedBufferAttribute,
    pose: InstancedBufferAttribute,
    mark: InstancedBufferAttribute,
  ] = [attributeOf(0, 4), attributeOf(0, 4), attributeOf(0, 2)];

  constructor(kind: string, uniforms: SpriteUniforms, onPicture: () => void) {
    const own = { ...uniforms, picture: { value: this.texture } };
    const figures = new ShaderMaterial({
      ...PREMULTIPLIED,
      uniforms: own,
      vertexShader: figureVertex,
      fragmentShader: figureFragment,
      side: 2,
    });
    const shadows = new ShaderMaterial({
      ...PREMULTIPLIED,
      uniforms: own,
      vertexShader: shadowVertex,
      fragmentShader: shadowFragment,
      depthWrite: false,
      side: 2,
    });
    const meshes = [
      new Mesh(new InstancedBufferGeometry(), shadows),
      new Mesh(new InstancedBufferGeometry(), figures),
    ] as const;
    meshes.forEach((mesh, index) => {
      mesh.frustumCulled = false;
      mesh.matrixAutoUpdate = false;
      mesh.renderOrder = 2 + index;
      mesh.visible = false;
    });
    this.meshes = meshes;
    this.texture.generateMipmaps = true;
    this.texture.minFilter = LinearMipmapLinearFilter;
    this.texture.magFilter = LinearFilter;
    this.texture.premultiplyAlpha = true;
    const loaded = loadedPicture(kind);
    if (loaded) this.#use(loaded);
    else
      pictureOf(kind).then(
        (picture) => {
          this.#use(picture);
          onPicture();
        },
        // Drawn as nothing until the page is opened again; it can still be reached by the keyboard.
        () => undefined,
      );
  }

  #use(picture: Picture): void {
    this.picture = picture;
    this.texture.image = picture.bitmap;
    this.texture.needsUpdate = true;
  }

  /** Writes where they are; what stands where it stood is not sent to the graphics card again. */
  show(sprites: readonly Sprite[]): void {
    if (sprites.length > this.#room) this.#grow(sprites.length);
    const [place, pose, mark] = this.#attributes;
    sprites.forEach((sprite, index) => {
      put(place, index, sprite.x, sprite.y, sprite.z, sprite.size);
      put(pose, index, sprite.turn, sprite.flipped ? -1 : 1, sprite.lying ? 1 : 0, sprite.buried);
      put(mark, index, sprite.marked ? 1 : 0, sprite.lit);
    });
    for (const mesh of this.meshes) {
      (mesh.geometry as InstancedBufferGeometry).instanceCount = sprites.length;
      mesh.visible = sprites.length > 0 && this.picture !== undefined;
    }
  }

  #grow(count: number): void {
    this.#room = Math.max(4, count * 2);
    // Figures and their shadows stand alike.
    this.#attributes = [attributeOf(this.#room, 4), attributeOf(this.#room, 4), attributeOf(this.#room, 2)];
    const [place, pose, mark] = this.#attributes;
    this.meshes.forEach((mesh, index) => {
      const card = index === 0 ? SHADOW_CARD : CARD;
      const geometry = new InstancedBufferGeometry();
      geometry.index = card.index;
      geometry.setAttribute('position', card.getAttribute('position'));
      geometry.setAttribute('uv', card.getAttribute('uv'));
      geometry.setAttribute('place', place);
      geometry.setAttribute('pose', pose);
      geometry.setAttribute('mark', mark);
      mesh.geometry.dispose();
      mesh.geometry = geometry;
    });
  }

  dispose(): void {
    for (const mesh of this.meshes) {
      mesh.geometry.dispose();
      (mesh.material as ShaderMaterial).dispose();
    }
    this.texture.dispose();
  }
}

/** All figures of a scene. */
export class Sprites {
  readonly group = new Group();
  readonly #batches = new Map<string, Batch>();
  readonly #uniforms: SpriteUniforms;
  readonly #onPicture: () => void;

  constructor(uniforms: SpriteUniforms, onPicture: () => void) {
    this.#uniforms = uniforms;
    this.#onPicture = onPicture;
  }

  show(sprites: Iterable<Sprite>): void {
    const byKind = new Map<string, Sprite[]>();
    for (const sprite of sprites) {
      const some = byKind.get(sprite.kind);
      if (some) some.push(sprite);
      else byKind.set(sprite.kind, [sprite]);
    }
    for (const [kind, batch] of this.#batches) if (!byKind.has(kind)) batch.show([]);
    for (const [kind, some] of byKind) {
      let batch = this.#batches.get(kind);
      if (!batch) {
        batch = new Batch(kind, this.#uniforms, this.#onPicture);
        this.#batches.set(kind, batch);
        this.group.add(...batch.meshes);
      }
      batch.show(some);
    }
  }

  /** The picture of a kind, once it is there. */
  pictureOf(kind: string): Picture | undefined {
    return this.#batches.get(kind)?.picture;
  }

  dispose(): void {
    for (const batch of this.#batches.values()) batch.dispose();
  }
}
