'use client';
// The embed SDK as a React component. It opens one frame, and passes later changes of its props on to that frame.
import { createElement, forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { mount } from './clinic-embed.js';

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** A frame that follows the props. What is called later is that of the newest props. */
const openFrame = (place, first) => {
  const { url, surface, baseUrl, token, height, title, appearance, locale } = first;
  let props = first;
  const frame = mount(place, {
    ...(url === undefined ? { surface, baseUrl, token } : { url }),
    ...(first.fetchToken && { fetchToken: () => props.fetchToken() }),
    height,
    title,
    appearance,
    locale,
  });
  const heard = new Map();
  /** The frame handles by itself what nobody listens for, so only events with a listener are named to it. */
  const listen = ({ on = {} }) => {
    for (const name of Object.keys(on))
      if (on[name] && !heard.has(name))
        heard.set(
          name,
          frame.on(name, (payload, event) => props.on?.[name]?.(payload, event)),
        );
    for (const [name, stop] of heard)
      if (!on[name]) {
        stop();
        heard.delete(name);
      }
  };
  listen(first);
  return {
    frame,
    update(next) {
      const before = props;
      props = next;
      listen(next);
      if (next.token && next.token !== before.token) frame.updateToken(next.token);
      if (!isSame(next.appearance, before.appearance)) frame.updateAppearance(next.appearance ?? {});
      if (next.locale !== before.locale) frame.updateLocale(next.locale);
      if (next.title !== before.title) frame.frame.title = next.title ?? 'Clinic';
    },
  };
};

export const ClinicFrame = forwardRef(function ClinicFrame(props, ref) {
  const { url, surface, baseUrl, height, id, className, style } = props;
  const place = useRef(null);
  const opened = useRef(undefined);
  const [frame, setFrame] = useState(null);
  const renews = props.fetchToken !== undefined;
  // Only these need another frame; the rest is updated.
  useEffect(() => {
    opened.current = openFrame(place.current, props);
    const { frame: mounted } = opened.current;
    setFrame(mounted);
    return () => {
      mounted.destroy();
      opened.current = undefined;
      setFrame(null);
    };
  }, [url, surface, baseUrl, height, renews]);
  useEffect(() => opened.current?.update(props));
  useImperativeHandle(ref, () => frame, [frame]);
  return createElement('div', { ref: place, id, className, style });
});
