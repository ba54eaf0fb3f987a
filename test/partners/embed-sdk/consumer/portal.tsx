// What a partner may write with clinic-embed/react. Compiled by test/partners/embed-sdk/react.test.ts, and shown there.
import type { Frame } from 'clinic-embed';
import { ClinicFrame, type ClinicFrameProps, type FrameListeners } from 'clinic-embed/react';
import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    readonly settings: { readonly baseUrl: string; readonly tokens: string[] };
    readonly heard: string[];
    asked: number;
  }
}

const listeners: FrameListeners = {
  'appointment.created': ({ partnerAppointmentId }) => window.heard.push(partnerAppointmentId.toUpperCase()),
  error: ({ code = 'none', retryable }) => window.heard.push(`${code} ${retryable}`),
};
// @ts-expect-error no such event
export const wrong: FrameListeners = { 'moon.created': () => undefined };
// @ts-expect-error either an address or a surface
export const nothing: ClinicFrameProps = { locale: 'de' };

const Portal = () => {
  const frame = useRef<Frame>(null);
  const [renders, setRenders] = useState(0);
  const [isDark, setDark] = useState(false);
  const [surface, setSurface] = useState('workspace');
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setRenders(renders + 1)}>
        Render
      </button>
      <button type="button" onClick={() => setDark(!isDark)}>
        Dark
      </button>
      <button type="button" onClick={() => setSurface('workspace/clients')}>
        Clients
      </button>
      <button type="button" onClick={() => frame.current?.retry()}>
        Retry
      </button>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Open
      </button>
      {isOpen && (
        <ClinicFrame
          ref={frame}
          id="place"
          style={{ height: 700 }}
          baseUrl={window.settings.baseUrl}
          surface={surface}
          title={isDark ? 'Dark workspace' : 'Workspace'}
          appearance={{ theme: isDark ? 'dark' : 'light' }}
          locale={isDark ? 'de' : 'en'}
          fetchToken={async () => {
            window.asked += 1;
            return window.settings.tokens[0] ?? '';
          }}
          on={{ ...listeners, ready: () => window.heard.push(`ready ${renders}`) }}
        />
      )}
    </>
  );
};

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <StrictMode>
    <Portal />
  </StrictMode>,
);
