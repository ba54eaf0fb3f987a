import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Redo2 from 'lucide-react/icons/redo-2';
import RotateCcwSquare from 'lucide-react/icons/rotate-ccw-square';
import RotateCwSquare from 'lucide-react/icons/rotate-cw-square';
import Undo2 from 'lucide-react/icons/undo-2';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useMessages } from '../../shell/messages.ts';
import { ButtonGroup, PictureButton } from './controls.tsx';
import { playsetMessages } from './messages.ts';
import type { Scene } from './scene.ts';
import type { SceneView } from './view.ts';

const TURN = 0.35;
const TILT = 0.18;
const NEARER = 0.85;

/** The seat's own eye: around, up and down, nearer and farther. */
export const ViewButtons = ({ view }: { readonly view: SceneView | undefined }) => {
  const t = useMessages(playsetMessages);
  return (
    <ButtonGroup label={t('view')} className="scene-view-buttons">
      {!view?.isFlat && (
        <>
          <PictureButton
            label={t('view.left')}
            icon={RotateCwSquare}
            onPress={() => view?.look(-TURN, 0, 1)}
          />
          <PictureButton
            label={t('view.right')}
            icon={RotateCcwSquare}
            onPress={() => view?.look(TURN, 0, 1)}
          />
          <span className="scene-tilts">
            <PictureButton label={t('view.up')} icon={ChevronUp} onPress={() => view?.look(0, TILT, 1)} />
            <PictureButton
              label={t('view.down')}
              icon={ChevronDown}
              onPress={() => view?.look(0, -TILT, 1)}
            />
          </span>
        </>
      )}
      <PictureButton label={t('view.nearer')} icon={ZoomIn} onPress={() => view?.look(0, 0, NEARER)} />
      <PictureButton label={t('view.farther')} icon={ZoomOut} onPress={() => view?.look(0, 0, 1 / NEARER)} />
    </ButtonGroup>
  );
};

/** One's own steps, back and forth. */
export const StepButtons = ({ scene, canPlay }: { readonly scene: Scene; readonly canPlay: boolean }) => {
  const t = useMessages(playsetMessages);
  const { undoing } = scene;
  return (
    <ButtonGroup label={`${t('undo')}, ${t('redo')}`} className="scene-steps">
      <PictureButton
        label={t('undo')}
        icon={Undo2}
        isDisabled={!canPlay || !undoing.canUndo()}
        onPress={() => scene.undo()}
      />
      <PictureButton
        label={t('redo')}
        icon={Redo2}
        isDisabled={!canPlay || !undoing.canRedo()}
        onPress={() => scene.redo()}
      />
    </ButtonGroup>
  );
};
