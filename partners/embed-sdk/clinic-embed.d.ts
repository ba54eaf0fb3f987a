/** The embed SDK, version 1. Clients ignore events and codes that they do not know. */

/** What the classic script sets. */
export as namespace ClinicEmbed;

export type ErrorCode =
  | 'embed.token_refresh_failed'
  | 'embed.token_refresh_exhausted'
  | 'embed.session_expired'
  | 'embed.token_fetch_failed'
  /** The frame raised nothing within 10 seconds of being opened. */
  | 'embed.load_failed'
  /** A warning: values of `appearance` that could not be read, or not be used, were replaced. */
  | 'embed.appearance_adjusted'
  | 'game.session_failed'
  | 'game.save_failed'
  | 'game.load_failed'
  | (string & {});

export interface FrameError {
  /** For people; branch on `code`. */
  readonly message: string;
  readonly code?: ErrorCode;
  readonly severity?: 'warning' | 'error';
  readonly retryable?: boolean;
  readonly requestId?: string;
}

/**
 * What each event carries: identifiers and counts, never what they name. Delivered once per subject per load of the
 * frame, so read what it names afresh; `ready`, `error`, `token.updated` and `game.saved` come each time.
 */
export interface FrameEvents {
  /** On every load of the framed document; `mode` is the seat's role in games. */
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
  /** Answer by reading the appointment: `GET /v1/partner/appointments/{id}`. */
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
  /** Each time the active save is written; not deduplicated. */
  'game.saved': { readonly saveId: string };
  'game.save_loaded': { readonly saveId: string };
}

/** A closed list: others are left out, which `embed.appearance_adjusted` tells. */
export interface AppearanceVariables {
  /** CSS colours. */
  readonly colorPrimary?: string;
  readonly colorBackground?: string;
  readonly colorText?: string;
  readonly colorDanger?: string;
  readonly colorBorder?: string;
  /** A stack of fonts that devices have, such as `"Segoe UI", system-ui, sans-serif`. */
  readonly fontFamily?: string;
  /** 12px to 24px. */
  readonly fontSizeBase?: string;
  /** 0px to 24px. */
  readonly borderRadius?: string;
  /** 2px to 8px; the default is 4px. */
  readonly spacingUnit?: string;
}
export interface Appearance {
  /** `auto`, the default, follows the device. */
  readonly theme?: 'auto' | 'light' | 'dark';
  readonly variables?: AppearanceVariables;
}

export interface CommonOptions {
  readonly appearance?: Appearance;
  /** BCP 47, such as `de-AT`. Without one that the service speaks: the organization's, then English. */
  readonly locale?: string;
  /** `fill`, the default, fills the element, which is at least 480px high; `auto` follows the content. */
  readonly height?: 'fill' | 'auto';
  /** The frame's accessible name. */
  readonly title?: string;
  /**
   * Asks your server for a new token: when three quarters of the old one's life are over, when the frame says that its
   * session has expired, and when the device wakes or is online again after that. What fails is tried again until the
   * old token has expired.
   */
  readonly fetchToken?: () => Promise<string> | string;
}
export type MountOptions = CommonOptions &
  (
    | {
        /** A whole address with its token, such as a seat's `embed_url`. */
        readonly url: string;
      }
    | {
        /** Below `/embed/`, such as `workspace`, `workspace/clients` or `forms/<id>`. */
        readonly surface: string;
        /** Without one `fetchToken` is asked for the first, too. */
        readonly token?: string;
        /** Where the service is; by default where this file came from. */
        readonly baseUrl?: string;
      }
  );

export interface Frame {
  readonly frame: HTMLIFrameElement;
  /** `*` hears of all events, by name. @returns ends it. */
  on<Name extends keyof FrameEvents>(event: Name, listener: (payload: FrameEvents[Name]) => void): () => void;
  on(event: string, listener: (payload: unknown, event: string) => void): () => void;
  /** Hands the frame a new token of the same identity; `token.updated` says whether it was accepted. */
  updateToken(token: string): void;
  /** Takes the place of the appearance that was set before, without a reload. */
  updateAppearance(appearance: Appearance): void;
  /** Without a reload; undefined stands for the organization's. */
  updateLocale(locale: string | undefined): void;
  /**
   * Opens the frame anew: with a token of `fetchToken`, without that with the newest one that it was given. For what
   * could not begin, or has ended; what was typed in the frame is lost.
   */
  retry(): void;
  destroy(): void;
}

export function mount(element: Element, options: MountOptions): Frame;
export const version: string;
