// What a jigsaw is cut out of.
import { FRAME } from './pieces.ts';
import { SCENES, ScenePicture } from './scenes.tsx';

/** A picture of a page, or one of our own. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly address?: string;
}

export const Picture = ({ choice, name }: { readonly choice: Choice | undefined; readonly name: string }) => {
  const scene = SCENES.find(({ key }) => key === choice?.key) ?? SCENES[0];
  if (choice?.address)
    return (
      <image
        href={choice.address}
        width={FRAME.width}
        height={FRAME.height}
        preserveAspectRatio="xMidYMid slice"
      />
    );
  return scene && <ScenePicture scene={scene} name={name} />;
};
