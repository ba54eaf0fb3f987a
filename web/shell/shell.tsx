// The frame around every area: navigation, what is open now, messages and questions.
import Lock from 'lucide-react/icons/lock';
import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { Component, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { AreaKey } from '../api/client.ts';
import { AREAS, type AreaModule } from '../areas/areas.ts';
import { Button } from '../components/button.tsx';
import { ConfirmHost } from '../components/confirm.tsx';
import { EmptyState, Skeleton } from '../components/display.tsx';
import { ErrorPanel } from '../components/error-panel.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import { ToastRegion } from '../components/toasts.tsx';
import { isOwnPage } from '../frame/page-data.ts';
import { onSessionEnd, type SessionEnd } from '../frame/token.ts';
import { loadStyles } from './area-styles.ts';
import { useLocaleSettings } from './locale.ts';
import { useMessages } from './messages.ts';
import { usePlace } from './router.ts';
import { isOpen, tellDenied, useSession } from './session.ts';
import { shellMessages } from './shell-messages.ts';
import { createStore, useStore } from './store.ts';

const modules = new Map<AreaKey, Promise<AreaModule>>();
/** Those that are there: they are drawn at once. */
const loadedModules = new Map<AreaKey, AreaModule>();
/** An area's module and messages, loaded once; tried again where they could not be loaded. */
export const loadArea = (area: AreaKey): Promise<AreaModule> => {
  const known = modules.get(area);
  if (known) return known;
  const styled = loadStyles(area);
  const loaded = AREAS[area].load().then(async (module) => {
    await Promise.all([module.prepare?.(), styled]);
    loadedModules.set(area, module);
    return module;
  });
  modules.set(area, loaded);
  loaded.catch(() => modules.delete(area));
  return loaded;
};

const sessionEnd = createStore<SessionEnd | undefined>(undefined);
onSessionEnd((end) => sessionEnd.set(end));

/** Says it for as long as it is so: what was typed can still be copied out of the page. */
const SessionEndNotice = () => {
  const t = useMessages(shellMessages);
  const end = useStore(sessionEnd);
  if (!end) return null;
  const isReplaced = end === 'replaced';
  return (
    <p className="session-end" id="signed-out" role="alert">
      {isOwnPage ? (
        <>
          {t(isReplaced ? 'session.replaced' : 'session.signedOut')}{' '}
          {/* In a tab of its own: what is not saved yet stays here, and is saved when the same person is back. */}
          <a href={isReplaced ? '/logout' : '/login'} target="_blank" rel="noopener">
            {t(isReplaced ? 'session.signOut' : 'session.signIn')}
          </a>
        </>
      ) : (
        t('session.expired')
      )}
    </p>
  );
};

const Brand = () => {
  const { branding, practitioner } = useSession();
  const [isBroken, setBroken] = useState(false);
  const name = branding?.display_name ?? practitioner.clinic_name;
  return (
    <div className="brand">
      {branding?.logo_url && !isBroken && (
        <img className="brand-logo" src={branding.logo_url} alt="" onError={() => setBroken(true)} />
      )}
      <strong className="brand-name">{name}</strong>
    </div>
  );
};

/** After a direct login the server draws whose login it is, with its forms: they move in here. */
const Account = () => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const account = document.querySelector('section.account');
    if (account) place.current?.append(account);
    return () => {
      if (account) document.querySelector('.side .account-place')?.append(account);
    };
  }, []);
  return isOwnPage ? <div ref={place} className="account-place" /> : null;
};

const Areas = () => {
  const { areas } = useSession();
  const { area: current } = usePlace();
  const t = useMessages(shellMessages);
  return (
    <nav className="areas" aria-label={t('nav.label')}>
      {areas
        .filter((area) => area in AREAS)
        .map((area) => {
          const { icon: Icon } = AREAS[area];
          return (
            <PlaceLink key={area} area={area} className="area-link" isCurrent={area === current}>
              <Icon aria-hidden="true" />
              <span>{t(`area.${area}`)}</span>
            </PlaceLink>
          );
        })}
    </nav>
  );
};

/** On a telephone the areas are behind a button. */
const NarrowBar = () => {
  const [isShown, setShown] = useState(false);
  const { visit } = usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone to a place sees it.
  useEffect(() => setShown(false), [visit]);
  const t = useMessages(shellMessages);
  return (
    <header className="narrow-bar">
      <Brand />
      <Button variant="quiet" icon={<MenuIcon />} aria-label={t('nav.open')} onPress={() => setShown(true)} />
      <ModalOverlay className="overlay drawer-overlay" isDismissable isOpen={isShown} onOpenChange={setShown}>
        <Modal className="drawer">
          <Dialog className="drawer-dialog" aria-label={t('nav.label')}>
            <div className="drawer-head">
              <Brand />
              <Button
                variant="quiet"
                icon={<X />}
                aria-label={t('nav.close')}
                onPress={() => setShown(false)}
              />
            </div>
            <Areas />
            <Account />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </header>
  );
};

/** Where an area could not be drawn: why, and another try. */
class Boundary extends Component<
  { readonly onRetry: () => void; readonly children: ReactNode },
  { readonly error: unknown }
> {
  override state = { error: undefined as unknown };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    if (this.state.error === undefined) return this.props.children;
    const again = () => {
      this.setState({ error: undefined });
      this.props.onRetry();
    };
    return <ErrorPanel error={this.state.error} onRetry={again} />;
  }
}

const OpenedArea = () => {
  const { area, id, view, visit } = usePlace();
  const { default: Area } = loadedModules.get(area) ?? use(loadArea(area));
  return <Area key={visit} id={id} view={view} />;
};

const ClosedArea = ({ area }: { readonly area: AreaKey }) => {
  const t = useMessages(shellMessages);
  useEffect(() => tellDenied(area), [area]);
  return (
    <>
      <h1 className="page-title">{t(`area.${area}`)}</h1>
      <EmptyState icon={<Lock />} title={t('area.closed.title')} text={t('area.closed.text')} />
    </>
  );
};

const Content = () => {
  const place = usePlace();
  const session = useSession();
  const t = useMessages(shellMessages);
  const main = useRef<HTMLElement>(null);
  const [attempt, setAttempt] = useState(0);
  const title = t(`area.${place.area}`);
  const { practitioner } = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the place.
  useEffect(() => {
    if (isOwnPage) document.title = `${title} · ${practitioner.clinic_name}`;
    // A frame that opens takes the focus from nobody who types in the page around it.
    if (document.hasFocus()) main.current?.focus({ preventScroll: true });
  }, [place.visit]);
  return (
    <main id="area" tabIndex={-1} ref={main} className="content">
      <SessionEndNotice />
      <Boundary key={`${place.visit} ${attempt}`} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense fallback={<Skeleton label={t('load.busy')} lines={6} height="row" />}>
          {isOpen(place.area, session) ? <OpenedArea /> : <ClosedArea area={place.area} />}
        </Suspense>
      </Boundary>
    </main>
  );
};

/** The whole workspace. The session is there by then. */
export const Shell = () => {
  const { tag, direction } = useLocaleSettings();
  const t = useMessages(shellMessages);
  return (
    // React Aria takes the direction from the locale; the mirrored one is Arabic to it, with English words.
    <I18nProvider locale={direction === 'rtl' ? 'ar' : tag}>
      <a className="skip" href="#area">
        {t('nav.skip')}
      </a>
      <div className="shell">
        <header className="side">
          <Brand />
          <Areas />
          <Account />
        </header>
        <NarrowBar />
        <Content />
      </div>
      <ToastRegion />
      <ConfirmHost />
    </I18nProvider>
  );
};
