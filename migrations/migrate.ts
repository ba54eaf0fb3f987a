import { setTimeout as pause } from 'node:timers/promises';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { AuditCheckpoints } from './2026-11-21-audit-checkpoints.ts';
import { AuditLookups } from './2026-11-21-audit-lookups.ts';
import { AuthorBudgets } from './2026-11-21-author-budgets.ts';
import { BatchedReads } from './2026-11-21-batched-reads.ts';
import { CalendarSettings } from './2026-11-21-calendar-settings.ts';
import { Calendars } from './2026-11-21-calendars.ts';
import { ClinicCommunity } from './2026-11-21-clinic-community.ts';
import { DirectLogins } from './2026-11-21-direct-logins.ts';
import { EmbedTier } from './2026-11-21-embed-tier.ts';
import { Exports } from './2026-11-21-exports.ts';
import { FirstPartyWorkspace } from './2026-11-21-first-party-workspace.ts';
import { FormRequests } from './2026-11-21-form-requests.ts';
import { Forms } from './2026-11-21-forms.ts';
import { Foundation } from './2026-11-21-foundation.ts';
import { GameSeats } from './2026-11-21-game-seats.ts';
import { Games } from './2026-11-21-games.ts';
import { LeanLedgers } from './2026-11-21-lean-ledgers.ts';
import { LoginUpkeep } from './2026-11-21-login-upkeep.ts';
import { MailHandovers } from './2026-11-21-mail-handovers.ts';
import { Notes } from './2026-11-21-notes.ts';
import { Onboarding } from './2026-11-21-onboarding.ts';
import { OperatorRestarts } from './2026-11-21-operator-restarts.ts';
import { RecordsMadeTogether } from './2026-11-21-records-made-together.ts';
import { Rooms } from './2026-11-21-rooms.ts';
import { RowLevelSecurity } from './2026-11-21-row-level-security.ts';
import { Shares } from './2026-11-21-shares.ts';
import { Shelves } from './2026-11-21-shelves.ts';
import { StoredObjects } from './2026-11-21-stored-objects.ts';
import { StorybookEditing } from './2026-11-21-storybook-editing.ts';
import { StorybookShelves } from './2026-11-21-storybook-shelves.ts';
import { Storybooks } from './2026-11-21-storybooks.ts';
import { UndeliveredShares } from './2026-11-21-undelivered-shares.ts';
import { UsageReport } from './2026-11-21-usage-report.ts';
import { VideoRooms } from './2026-11-21-video-rooms.ts';
import { WorksheetGeneration } from './2026-11-21-worksheet-generation.ts';
import { Worksheets } from './2026-11-21-worksheets.ts';
import { OrganizationsOfBatches } from './2026-11-22-organizations-of-batches.ts';
import { SessionsOfReinstated } from './2026-11-22-sessions-of-reinstated.ts';
import { AddressesOfLinks } from './2026-11-26-addresses-of-links.ts';
import { AccessVersions } from './2026-11-28-access-versions.ts';
import { AuditKinds } from './2026-11-28-audit-kinds.ts';
import { AuditLinks } from './2026-11-30-audit-links.ts';
import { SeatAllowances } from './2026-12-01-seat-allowances.ts';
import { RecordedObjects } from './2026-12-02-recorded-objects.ts';
import { WorksheetBinding } from './2026-12-03-worksheet-binding.ts';
import { ObjectSealing } from './2026-12-04-object-sealing.ts';
import { AddressesOfNotices } from './2026-12-05-addresses-of-notices.ts';
import { RecipientLimits } from './2026-12-05-recipient-limits.ts';
import { UpgradeLinks } from './2026-12-05-upgrade-links.ts';
import { HolderWindows } from './2026-12-06-holder-windows.ts';
import { PacedAttempts } from './2026-12-06-paced-attempts.ts';
import { AuditHeadsForward } from './2026-12-07-audit-heads-forward.ts';
import { CredentialRehash } from './2026-12-07-credential-rehash.ts';
import { AuditOperators } from './2026-12-08-audit-operators.ts';
import { OutboxWithoutNotify } from './2026-12-09-outbox-without-notify.ts';
import { BatchedBookings } from './2026-12-10-batched-bookings.ts';
import { NoteReasons } from './2026-12-12-note-reasons.ts';
import { RefusedMails } from './2026-12-12-refused-mails.ts';
import { Locales } from './2026-12-13-locales.ts';

/** In order; a migration that has landed is never edited. */
export const migrations = [
  { name: '2026-11-21-foundation', class: Foundation },
  { name: '2026-11-21-audit-checkpoints', class: AuditCheckpoints },
  { name: '2026-11-21-storybooks', class: Storybooks },
  { name: '2026-11-21-video-rooms', class: VideoRooms },
  { name: '2026-11-21-forms', class: Forms },
  { name: '2026-11-21-audit-lookups', class: AuditLookups },
  { name: '2026-11-21-onboarding', class: Onboarding },
  { name: '2026-11-21-rooms', class: Rooms },
  { name: '2026-11-21-notes', class: Notes },
  { name: '2026-11-21-operator-restarts', class: OperatorRestarts },
  { name: '2026-11-21-row-level-security', class: RowLevelSecurity },
  { name: '2026-11-21-clinic-community', class: ClinicCommunity },
  { name: '2026-11-21-exports', class: Exports },
  { name: '2026-11-21-embed-tier', class: EmbedTier },
  { name: '2026-11-21-direct-logins', class: DirectLogins },
  { name: '2026-11-21-worksheets', class: Worksheets },
  { name: '2026-11-21-form-requests', class: FormRequests },
  { name: '2026-11-21-calendars', class: Calendars },
  { name: '2026-11-21-login-upkeep', class: LoginUpkeep },
  { name: '2026-11-21-shelves', class: Shelves },
  { name: '2026-11-21-storybook-shelves', class: StorybookShelves },
  { name: '2026-11-21-usage-report', class: UsageReport },
  { name: '2026-11-21-batched-reads', class: BatchedReads },
  { name: '2026-11-21-games', class: Games },
  { name: '2026-11-21-stored-objects', class: StoredObjects },
  { name: '2026-11-21-shares', class: Shares },
  { name: '2026-11-21-worksheet-generation', class: WorksheetGeneration },
  { name: '2026-11-21-storybook-editing', class: StorybookEditing },
  { name: '2026-11-21-mail-handovers', class: MailHandovers },
  { name: '2026-11-21-author-budgets', class: AuthorBudgets },
  { name: '2026-11-21-lean-ledgers', class: LeanLedgers },
  { name: '2026-11-21-records-made-together', class: RecordsMadeTogether },
  { name: '2026-11-21-undelivered-shares', class: UndeliveredShares },
  { name: '2026-11-21-calendar-settings', class: CalendarSettings },
  { name: '2026-11-21-game-seats', class: GameSeats },
  { name: '2026-11-21-first-party-workspace', class: FirstPartyWorkspace },
  { name: '2026-11-22-organizations-of-batches', class: OrganizationsOfBatches },
  { name: '2026-11-22-sessions-of-reinstated', class: SessionsOfReinstated },
  { name: '2026-11-26-addresses-of-links', class: AddressesOfLinks },
  { name: '2026-11-28-access-versions', class: AccessVersions },
  { name: '2026-11-28-audit-kinds', class: AuditKinds },
  { name: '2026-11-30-audit-links', class: AuditLinks },
  { name: '2026-12-01-seat-allowances', class: SeatAllowances },
  { name: '2026-12-02-recorded-objects', class: RecordedObjects },
  { name: '2026-12-03-worksheet-binding', class: WorksheetBinding },
  { name: '2026-12-04-object-sealing', class: ObjectSealing },
  { name: '2026-12-05-addresses-of-notices', class: AddressesOfNotices },
  { name: '2026-12-05-recipient-limits', class: RecipientLimits },
  { name: '2026-12-05-upgrade-links', class: UpgradeLinks },
  { name: '2026-12-06-holder-windows', class: HolderWindows },
  { name: '2026-12-06-paced-attempts', class: PacedAttempts },
  { name: '2026-12-07-audit-heads-forward', class: AuditHeadsForward },
  { name: '2026-12-07-credential-rehash', class: CredentialRehash },
  { name: '2026-12-08-audit-operators', class: AuditOperators },
  { name: '2026-12-09-outbox-without-notify', class: OutboxWithoutNotify },
  { name: '2026-12-10-batched-bookings', class: BatchedBookings },
  { name: '2026-12-12-note-reasons', class: NoteReasons },
  { name: '2026-12-12-refused-mails', class: RefusedMails },
  { name: '2026-12-13-locales', class: Locales },
];

const MIGRATOR_LOCK = 7_310_001;
/** Requests queue behind a statement that waits for a table: rather give up and try again. */
const LOCK_TIMEOUT = '2s';
const LOCK_NOT_AVAILABLE = '55P03';
const ATTEMPTS = 30;

const applyMissing = async (ownerUrl: string, list: typeof migrations): Promise<readonly string[]> => {
  const orm = await MikroORM.init({
    clientUrl: ownerUrl,
    // The whole address: what it says of TLS is not handed on otherwise.
    driverOptions: { connectionString: ownerUrl, options: `-c lock_timeout=${LOCK_TIMEOUT}` },
    entities: [],
    extensions: [Migrator],
    discovery: { warnWhenNoEntities: false },
    migrations: {
      migrationsList: list,
      snapshot: false,
      allOrNothing: true,
      disableForeignKeys: false,
    },
    pool: { min: 0, max: 4 },
    debug: false,
    // What was applied is the answer; the caller tells of it.
    logger: () => undefined,
  } as never);
  try {
    const applied = await (
      orm as unknown as { migrator: { up(): Promise<{ name: string }[]> } }
    ).migrator.up();
    return applied.map(({ name }) => name);
  } finally {
    await orm.close(true);
  }
};

/** All of it was taken back: nothing is half done. */
const gaveUpALock = (error: unknown): boolean =>
  [error, (error as { cause?: unknown }).cause].some(
    (one) => (one as { code?: unknown } | undefined)?.code === LOCK_NOT_AVAILABLE,
  );

/**
 * Brings the schema up to date. One migrator at a time: others wait for the advisory lock. A statement waits for
 * a table's lock for two seconds at most; then everything is taken back and tried again.
 * @param ownerUrl connection of the role that owns the schema.
 */
export const migrate = async (ownerUrl: string, list = migrations): Promise<readonly string[]> => {
  const turn = new Client({ connectionString: ownerUrl });
  await turn.connect();
  try {
    await turn.query('select pg_advisory_lock($1)', [MIGRATOR_LOCK]);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await applyMissing(ownerUrl, list);
      } catch (error) {
        if (attempt === ATTEMPTS || !gaveUpALock(error)) throw error;
        await pause(500);
      }
    }
  } finally {
    await turn.end();
  }
};
