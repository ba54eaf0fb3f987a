// Before the first frame of video: camera, microphone and loudspeaker, which can be skipped.
import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { useMessages } from '../shell/messages.ts';
import { sessionPageMessages } from './session-messages.ts';
import { playTone } from './sound.ts';

/** How loud a microphone hears, from 0 to 1, some times a second. @returns stops it. */
const followLevel = (stream: MediaStream, tell: (level: number) => void): (() => void) => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const values = new Uint8Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getByteTimeDomainData(values);
    tell(Math.min(1, Math.max(...values.map((value) => Math.abs(value - 128))) / 64));
  }, 120);
  return () => {
    clearInterval(timer);
    void context.close();
  };
};

const Preview = ({ stream }: { readonly stream: MediaStream }) => {
  const t = useMessages(sessionPageMessages);
  const video = useRef<HTMLVideoElement>(null);
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
    return followLevel(stream, setLevel);
  }, [stream]);
  return (
    <>
      <video ref={video} autoPlay muted playsInline aria-label={t('check.camera')} />
      <label className="session-level">
        {t('check.level')}
        <meter min={0} max={1} value={level} />
      </label>
    </>
  );
};

export const DeviceCheck = ({ onEnter }: { readonly onEnter: () => void }) => {
  const t = useMessages(sessionPageMessages);
  const [stream, setStream] = useState<MediaStream>();
  const [isRefused, setRefused] = useState(false);
  const start = async () => {
    try {
      setStream(await navigator.mediaDevices.getUserMedia({ audio: true, video: true }));
      setRefused(false);
    } catch {
      setRefused(true);
    }
  };
  // The video's own page asks for the camera next: no device serves two.
  useEffect(() => () => stream?.getTracks().forEach((track) => void track.stop()), [stream]);
  return (
    <main className="session-check">
      <h1>{t('check.title')}</h1>
      <p>{t('check.lead')}</p>
      {stream && <Preview stream={stream} />}
      {isRefused && <p role="alert">{t('check.refused')}</p>}
      <div className="session-row">
        {!stream && <Button onPress={() => void start()}>{t('check.start')}</Button>}
        <Button onPress={playTone}>{t('check.sound')}</Button>
        <Button variant="primary" onPress={onEnter}>
          {t(stream ? 'check.enter' : 'check.skip')}
        </Button>
      </div>
    </main>
  );
};
