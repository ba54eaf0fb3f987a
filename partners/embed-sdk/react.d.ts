import type { CSSProperties, ForwardRefExoticComponent, RefAttributes } from 'react';
import type { Frame, FrameEvents, MountOptions } from './clinic-embed.js';

/** Only events with a listener are named to the frame; it handles the others by itself. */
export type FrameListeners = {
  readonly [Name in keyof FrameEvents]?: (payload: FrameEvents[Name]) => void;
} & {
  /** All events, with their names. */
  readonly '*'?: (payload: unknown, event: string) => void;
};

/**
 * Options of `mount()`. A new `token`, `appearance`, `locale` or `title` reaches the frame without a reload; a new `url`,
 * `surface`, `baseUrl` or `height` opens another frame. For another clinician or client give the component another `key`.
 */
export type ClinicFrameProps = MountOptions & {
  readonly on?: FrameListeners;
  readonly id?: string;
  /** Of the element around the frame; the frame fills it. */
  readonly className?: string;
  readonly style?: CSSProperties;
};

/** The SDK's frame as a component. Its `ref` is the handle that `mount()` returns, for `retry()`. */
export const ClinicFrame: ForwardRefExoticComponent<ClinicFrameProps & RefAttributes<Frame>>;
