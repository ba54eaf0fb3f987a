/** The embed SDK, version 1. Clients ignore events and codes that they do not know. */

/** The global that the classic script defines. */
export as namespace ClinicEmbed;

export type ErrorCode =
  | 'embed.token_refresh_failed'
  | 'embed.token_refresh_exhausted'
  | 'embed.session_expired'
  | 'embed.token_fetch_failed'
  /** The frame sent no event within 10 seconds after it was opened. */
  | 'embed.load_failed'
  /** A warning: values of `appearance` that are unknown or not allowed were replaced. */
  | 'embed.appearance_adjusted'
  | 'game.session_failed'
  | 'game.save_failed'
  | 'game.load_failed'
  | (string & {});

export interface FrameError {
  /** A text for people. Programs use `code`. */
  readonly message: string;
  readonly code?: ErrorCode;
  readonly severity?: 'warning' | 'error';
  readonly retryable?: boolean;
  readonly requestId?: string;
}

/**
 * The payload of each event: identifiers and counts, no data of the records. Each event is delivered once per subject
 * and load of the frame, so read the named record again. `ready`, `error`, `token.updated` and `game.saved` are
 * delivered each time.
 */
export interface FrameEvents {
  /** On every load of the framed document. `mode` is the seat's role in games. */
  ready: { readonly mode?: 'practitioner' | 'patient' };
  error: FrameError;
  'token.updated': {
    readonly accepted: boolean;
    readonly reason?: 'identity_mismatch' | 'unreadable';
    /** ISO 8601. */
    readonly expiresAt: string | null;
  };
  capability_denied: { readonly area: string; readonly missing: readonly string[] };
  'storybook.created': { readonly storybookId: string };
  'form.created': { readonly formId: string };
  'form.saved': { readonly formId: string };
  'form.deleted': { readonly formId: string };
  'form.shelf_changed': { readonly formId: string; readonly shelfReady: boolean };
  'worksheet.created': { readonly worksheetId: string };
  'worksheet.saved': { readonly worksheetId: string };
  'worksheet.deleted': { readonly worksheetId: string };
  /** Read the appointment when this arrives: `GET /v1/partner/appointments/{id}`. */
  'appointment.created': { readonly partnerAppointmentId: string };
  'appointment.updated': { readonly partnerAppointmentId: string };
  'appointment.cancelled': { readonly partnerAppointmentId: string };
  /** A notification only: the frame opens the session itself. */
  'session.launch_requested': { readonly partnerAppointmentId: string; readonly launchAttemptId: string };
  /** @deprecated Never sent. */
  'session.in_person_requested': unknown;
  'form.fill_requested': {
    readonly formId: string;
    readonly partnerPatientId: string;
    readonly requestAttemptId: string;
  };
  'form.send_requested': {
    readonly formId: string;
    readonly partnerPatientId: string;
    readonly requestAttemptId: string;
  };
  'form.submitted': { readonly formId: string; readonly submissionId: string; readonly status: 'completed' };
  'game.session_started': { readonly gameSessionId: string; readonly gameType: 'sandtray' | 'dollhouse' };
  'game.save_created': { readonly saveId: string };
  /** Each time the active save is written; repetitions are delivered too. */
  'game.saved': { readonly saveId: string };
  'game.save_loaded': { readonly saveId: string };
}

/** A closed list. Other variables are ignored, and `embed.appearance_adjusted` reports them. */
export interface AppearanceVariables {
  /** CSS colours. */
  readonly colorPrimary?: string;
  readonly colorBackground?: string;
  readonly colorText?: string;
  readonly colorDanger?: string;
  readonly colorBorder?: string;
  /** A list of fonts that devices have, such as `"Segoe UI", system-ui, sans-serif`. */
  readonly fontFamily?: string;
  /** 12px to 24px. */
  readonly fontSizeBase?: string;
  /** 0px to 24px. */
  readonly borderRadius?: string;
  /** 2px to 8px; the default is 4px. */
  readonly spacingUnit?: string;
}
export interface Appearance {
  /** The default is `auto`, which follows the device. */
  readonly theme?: 'auto' | 'light' | 'dark';
  readonly variables?: AppearanceVariables;
}

export interface CommonOptions {
  readonly appearance?: Appearance;
  /**
   * BCP 47, such as `de-AT`. If the service does not have the language, the organization's is used, otherwise
   * English.
   */
  readonly locale?: string;
  /** The default is `fill`, which fills the element, at least 480px high. `auto` follows the content. */
  readonly height?: 'fill' | 'auto';
  /** The frame's accessible name. */
  readonly title?: string;
  /**
   * Requests a new token from your server: when three quarters of the old token's life are over, when the frame
   * reports that its session has expired, and when the device wakes up or is online again after that. A failed
   * request is repeated until the old token has expired.
   */
  readonly fetchToken?: () => Promise<string> | string;
}
export type MountOptions = CommonOptions &
  (
    | {
        /** A complete address with its token, such as a seat's `embed_url`. */
        readonly url: string;
      }
    | {
        /** A path below `/embed/`, such as `workspace`, `workspace/clients` or `forms/<id>`. */
        readonly surface: string;
        /** Without it, `fetchToken` is called for the first token too. */
        readonly token?: string;
        /** The service's address. By default the address that this file was loaded from. */
        readonly baseUrl?: string;
      }
  );

export interface Frame {
  readonly frame: HTMLIFrameElement;
  /** `*` receives all events, with their names. @returns a function that removes the listener. */
  on<Name extends keyof FrameEvents>(event: Name, listener: (payload: FrameEvents[Name]) => void): () => void;
  on(event: string, listener: (payload: unknown, event: string) => void): () => void;
  /** Gives the frame a new token of the same identity. `token.updated` reports whether it was accepted. */
  updateToken(token: string): void;
  /** Replaces the appearance without a reload. */
  updateAppearance(appearance: Appearance): void;
  /** Changes the language without a reload; undefined means the organization's language. */
  updateLocale(locale: string | undefined): void;
  /**
   * Opens the frame again, with a token from `fetchToken`, or without that with the newest token. Use it for a frame
   * that could not start, or whose session has ended. Text that was typed in the frame is lost.
   */
  retry(): void;
  destroy(): void;
}

export function mount(element: Element, options: MountOptions): Frame;
export const version: string;
