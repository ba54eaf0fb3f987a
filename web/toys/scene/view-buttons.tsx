import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Redo2 from 'lucide-react/icons/redo-2';
import RotateCcwSquare from 'lucide-react/icons/rotate-ccw-square';
import RotateCwSquare from 'lucide-react/icons/rotate-cw-square';
import ScanEye from 'lucide-react/icons/scan-eye';
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

/** The seat's own eye: around, up and down, nearer and farther, and back to the view at the beginning. */
export const ViewButtons = ({ view }: { readonly view: SceneView | undefined }) => {
  const t = useMessages(playsetMessages);
  const isFlat = view?.isFlat === true;
  const button = (
    name: 'left' | 'right' | 'up' | 'down' | 'nearer' | 'farther' | 'first',
    icon: LucideIcon,
    onPress: () => void,
  ) => (
    <PictureButton label={t(`view.${name}`)} icon={icon} className={`scene-view-${name}`} onPress={onPress} />
  );
  return (
    <ButtonGroup label={t('view')} className={`scene-view-buttons${isFlat ? ' scene-view-flat' : ''}`}>
      {!isFlat && (
        <>
          {button('left', RotateCwSquare, () => view?.look(-TURN, 0, 1))}
          {button('right', RotateCcwSquare, () => view?.look(TURN, 0, 1))}
          {button('up', ChevronUp, () => view?.look(0, TILT, 1))}
          {button('down', ChevronDown, () => view?.look(0, -TILT, 1))}
        </>
      )}
      {button('nearer', ZoomIn, () => view?.look(0, 0, NEARER))}
      {button('farther', ZoomOut, () => view?.look(0, 0, 1 / NEARER))}
      {button('first', ScanEye, () => view?.lookAsAtFirst())}
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
