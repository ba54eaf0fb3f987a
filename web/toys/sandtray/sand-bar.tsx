import CloudRain from 'lucide-react/icons/cloud-rain';
import CloudSun from 'lucide-react/icons/cloud-sun';
import Droplets from 'lucide-react/icons/droplets';
import Hand from 'lucide-react/icons/hand';
import Moon from 'lucide-react/icons/moon';
import Mountain from 'lucide-react/icons/mountain';
import Shovel from 'lucide-react/icons/shovel';
import Snowflake from 'lucide-react/icons/snowflake';
import Sun from 'lucide-react/icons/sun';
import Sunset from 'lucide-react/icons/sunset';
import Tally4 from 'lucide-react/icons/tally-4';
import Waves from 'lucide-react/icons/waves';
import { useMessages } from '../../shell/messages.ts';
import { choices, chosen } from '../scene/choices.ts';
import { ButtonGroup, PictureButton } from '../scene/controls.tsx';
import { playsetMessages } from '../scene/messages.ts';
import type { Scene } from '../scene/scene.ts';
import { StepButtons } from '../scene/view-buttons.tsx';
import { BRUSHES, type BrushSize, SAND_TOOLS, type SandTool } from './sand-tools.ts';

const ICONS = { dig: Shovel, heap: Mountain, smooth: Waves, rake: Tally4, wet: Droplets } as const;
const TINTS = { dig: 3, heap: 5, smooth: 6, rake: 4, wet: 2 } as const;

export interface SandBarProps {
  readonly scene: Scene;
  readonly canPlay: boolean;
  readonly tool: SandTool | 'hand';
  readonly onTool: (tool: SandTool | 'hand') => void;
  readonly brush: BrushSize;
  readonly onBrush: (brush: BrushSize) => void;
}

/** Hand, tools for the sand, and how much of it a touch moves. */
export const SandBar = ({ scene, canPlay, tool, onTool, brush, onBrush }: SandBarProps) => {
  const t = useMessages(playsetMessages);
  return (
    <>
      <ButtonGroup label={t('tools')} className="scene-tools">
        <PictureButton
          label={t('hand')}
          icon={Hand}
          tint={1}
          isPressed={tool === 'hand'}
          onPress={() => onTool('hand')}
        />
        {SAND_TOOLS.map((one) => (
          <PictureButton
            key={one}
            label={t(one)}
            icon={ICONS[one]}
            tint={TINTS[one]}
            isPressed={tool === one}
            isDisabled={!canPlay}
            onPress={() => onTool(one)}
          />
        ))}
      </ButtonGroup>
      <StepButtons scene={scene} canPlay={canPlay} />
      {tool !== 'hand' && (
        <ButtonGroup label={t('brush')} className="scene-brushes">
          {(Object.keys(BRUSHES) as BrushSize[]).map((size) => (
            <button
              key={size}
              type="button"
              className={`scene-button scene-brush scene-brush-${size}`}
              aria-label={t(`brush.${size}`)}
              title={t(`brush.${size}`)}
              aria-pressed={brush === size}
              onClick={() => onBrush(size)}
            >
              <span aria-hidden="true" />
            </button>
          ))}
        </ButtonGroup>
      )}
    </>
  );
};

const TIMES = { day: Sun, dusk: Sunset, night: Moon } as const;
const WEATHERS = { clear: CloudSun, rain: CloudRain, snow: Snowflake } as const;

const after = <Value,>(values: readonly Value[], value: Value): Value =>
  values[(values.indexOf(value) + 1) % values.length] as Value;

/** The world around: one press leads to the next time of day, weather, or colour of sand. */
export const WorldBar = ({ scene, canPlay }: { readonly scene: Scene; readonly canPlay: boolean }) => {
  const t = useMessages(playsetMessages);
  const { settings } = scene;
  const { sand: sands, time: times, weather: weathers } = choices.sandtray;
  const sand = chosen(settings, 'sand', sands);
  const time = chosen(settings, 'time', times);
  const weather = chosen(settings, 'weather', weathers);
  return (
    <ButtonGroup label={t('world')} className="scene-world">
      <PictureButton
        label={`${t('time')}: ${t(`time.${time}`)}`}
        icon={TIMES[time]}
        tint={5}
        isDisabled={!canPlay}
        onPress={() => scene.choose('time', after(times, time))}
      />
      <PictureButton
        label={`${t('weather')}: ${t(`weather.${weather}`)}`}
        icon={WEATHERS[weather]}
        tint={2}
        isDisabled={!canPlay}
        onPress={() => scene.choose('weather', after(weathers, weather))}
      />
      <button
        type="button"
        className={`scene-button scene-sand scene-sand-${sand}`}
        aria-label={`${t('sand')}: ${t(`sand.${sand}`)}`}
        title={`${t('sand')}: ${t(`sand.${sand}`)}`}
        disabled={!canPlay}
        onClick={() => scene.choose('sand', after(sands, sand))}
      >
        <span aria-hidden="true" />
      </button>
    </ButtonGroup>
  );
};
