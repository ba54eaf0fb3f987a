import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import BedSingle from 'lucide-react/icons/bed-single';
import FlipHorizontal2 from 'lucide-react/icons/flip-horizontal-2';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Minus from 'lucide-react/icons/minus';
import MoveDown from 'lucide-react/icons/move-down';
import MoveUp from 'lucide-react/icons/move-up';
import PersonStanding from 'lucide-react/icons/person-standing';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useMessages } from '../../shell/messages.ts';
import type { SeatRole } from '../toy.ts';
import { ButtonGroup, PictureButton } from './controls.tsx';
import { type FigureAction, perform } from './figure-actions.ts';
import { playsetMessages } from './messages.ts';
import type { Scene } from './scene.ts';

/** What can be done with the chosen figure. */
export const FigureBar = ({
  scene,
  id,
  role,
  hasDepth,
  onGone,
}: {
  readonly scene: Scene;
  readonly id: string;
  readonly role: SeatRole;
  /** Whether figures can be buried there. */
  readonly hasDepth: boolean;
  readonly onGone: () => void;
}) => {
  const t = useMessages(playsetMessages);
  const item = scene.standing().get(id);
  if (!item) return null;
  const isFast = item.locked === true && role === 'client';
  const does = (action: FigureAction) => ({
    isDisabled: isFast,
    onPress: () => perform(scene, id, action, role),
  });
  return (
    <ButtonGroup label={t('figure')} className={`scene-figure-bar${hasDepth ? ' has-depth' : ''}`}>
      <PictureButton label={t('turnLeft')} icon={RotateCcw} {...does('turnLeft')} />
      <PictureButton label={t('turnRight')} icon={RotateCw} {...does('turnRight')} />
      <PictureButton label={t('mirror')} icon={FlipHorizontal2} {...does('mirror')} />
      <PictureButton label={t('smaller')} icon={Minus} {...does('smaller')} />
      <PictureButton label={t('larger')} icon={Plus} {...does('larger')} />
      <PictureButton
        label={item.lying ? t('stand') : t('lay')}
        icon={item.lying ? PersonStanding : BedSingle}
        {...does('lay')}
      />
      {hasDepth && <PictureButton label={t('bury')} icon={ArrowDownToLine} {...does('bury')} />}
      {hasDepth && <PictureButton label={t('dugOut')} icon={ArrowUpFromLine} {...does('dugOut')} />}
      <PictureButton label={t('lift')} icon={MoveUp} {...does('lift')} />
      <PictureButton label={t('lower')} icon={MoveDown} {...does('lower')} />
      {role === 'clinician' && (
        <PictureButton
          label={item.locked ? t('unlock') : t('lock')}
          icon={item.locked ? LockOpen : Lock}
          {...does('lock')}
        />
      )}
      <PictureButton
        label={t('remove')}
        icon={Trash2}
        tint={7}
        isDisabled={isFast}
        onPress={() => {
          scene.remove(id, role);
          onGone();
        }}
      />
    </ButtonGroup>
  );
};
