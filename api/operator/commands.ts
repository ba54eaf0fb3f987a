import { accountCommands } from './accounts.ts';
import { applicationCommands } from './applications.ts';
import { auditCommands } from './audit.ts';
import { calendarCommands } from './calendars.ts';
import { clinicCommands } from './clinics.ts';
import { closingCommands } from './closings.ts';
import type { CommandDeclaration } from './command.ts';
import { communityCommands } from './community.ts';
import { credentialCommands } from './credentials.ts';
import { erasureCommands, holdCommands } from './erasures.ts';
import { eventCommands } from './events.ts';
import { maintenanceCommands } from './maintenance.ts';
import { objectCommands } from './objects.ts';
import { operationCommands } from './operations.ts';
import {
  allowlistCommands,
  delegationCommands,
  featureCommands,
  limitCommands,
} from './organization-settings.ts';
import { organizationCommands } from './organizations.ts';
import { retentionCommands } from './retention.ts';
import { keyCommands } from './signing-keys.ts';
import { usageCommands } from './usage.ts';
import { webhookCommands } from './webhooks.ts';

export interface CommandGroup {
  readonly name: string;
  readonly summary: string;
  readonly commands: readonly CommandDeclaration[];
}

const group = (name: string, summary: string, commands: readonly CommandDeclaration[]): CommandGroup => ({
  name,
  summary,
  commands,
});

/** All commands, in the order of `--help`. */
export const commandGroups: readonly CommandGroup[] = [
  group('applications', 'who wants to become a partner', applicationCommands),
  group('organizations', 'partner organizations', organizationCommands),
  group('credentials', 'what organizations get tokens with', credentialCommands),
  group('allowlist', 'addresses from which an organization may call', allowlistCommands),
  group('delegation', 'delegated tokens', delegationCommands),
  group('limits', 'rate limits', limitCommands),
  group('features', 'what an organization is entitled to', featureCommands),
  group('clinics', 'clinics of organizations', clinicCommands),
  group('community', 'what practitioners shared with their clinics', communityCommands),
  group('calendars', 'calendars of practitioners', calendarCommands),
  group('audit', 'the audit log', auditCommands),
  group('events', 'the change feed', eventCommands),
  group('webhooks', 'where partners receive events', webhookCommands),
  group('erasures', 'erasure of patients', erasureCommands),
  group('holds', 'legal holds on patients', holdCommands),
  group('closings', 'organizations that end', closingCommands),
  group('retention', 'how long records are kept', retentionCommands),
  group('usage', 'what is billed', usageCommands),
  group('objects', 'pictures, documents and archives', objectCommands),
  group('operations', 'durable operations', operationCommands),
  group('maintenance', 'what is done again and again by itself', maintenanceCommands),
  group('accounts', "who may open the operators' page", accountCommands),
  group('keys', 'keys that sign access tokens', keyCommands),
];
