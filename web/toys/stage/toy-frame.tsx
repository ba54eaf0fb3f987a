// What every flat toy has around it: its sheet, its bar of large buttons, and its stage.
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { useMessages } from '../../shell/messages.ts';
import { useKeptFocus } from '../../shell/use-kept-focus.ts';
import { toysMessages } from './messages.ts';
import stageSheet from './stage.css';

export interface ToyButtonProps extends Omit<ButtonProps, 'className' | 'style' | 'children'> {
  /** A button that stays pressed says so; leave it out for one that only does something. */
  readonly isOn?: boolean;
  /** Words beside the picture. Without them `label` is what a screen reader says. */
  readonly words?: string;
  readonly label?: string;
  readonly tone?: 'plain' | 'strong';
  readonly children: ReactNode;
}

/** A button that a small hand hits. */
export const ToyButton = ({ isOn, words, label, tone = 'plain', children, ...rest }: ToyButtonProps) => (
  <Button
    {...rest}
    {...(label === undefined ? {} : { 'aria-label': label })}
    {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
    className={`toy-button is-${tone}${isOn ? ' is-on' : ''}${words ? ' has-words' : ''}`}
  >
    {children}
    {words && <span>{words}</span>}
  </Button>
);

export interface StepButtonsProps {
  readonly steps: {
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    undo(): void;
    redo(): void;
  };
  readonly isOff?: boolean;
}

export const StepButtons = ({ steps, isOff = false }: StepButtonsProps) => {
  const t = useMessages(toysMessages);
  return (
    <>
      <ToyButton label={t('undo')} isDisabled={isOff || !steps.canUndo} onPress={steps.undo}>
        <Undo aria-hidden="true" />
      </ToyButton>
      <ToyButton label={t('redo')} isDisabled={isOff || !steps.canRedo} onPress={steps.redo}>
        <Redo aria-hidden="true" />
      </ToyButton>
    </>
  );
};

/**
 * @param name also the end of its class, such as `toy-pairs`.
 * @param sheets further stylesheets; nothing is drawn before they are there.
 * @param shown names what is on the stage, where that changes: the focus stays within.
 */
export const ToyFrame = ({
  name,
  label,
  sheets = [],
  bar,
  shown = '',
  children,
}: {
  readonly name: string;
  readonly label: string;
  readonly sheets?: readonly string[];
  readonly bar?: ReactNode;
  readonly shown?: string;
  readonly children: ReactNode;
}) => {
  const stage = useRef<HTMLDivElement>(null);
  useKeptFocus(stage, shown);
  return (
    <section className={`toy toy-${name}`} aria-label={label}>
      {[stageSheet, ...sheets].map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} precedence="toys" />
      ))}
      <div className="toy-inside">
        {bar && <div className="toy-bar">{bar}</div>}
        <div className="toy-stage" ref={stage} tabIndex={-1}>
          {children}
        </div>
      </div>
    </section>
  );
};
