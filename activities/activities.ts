import type { Logger } from '../api/platform/log.ts';
import type { Objects } from '../api/platform/objects/objects.ts';
import { type AlignServiceLogin, createAlignServiceLogin } from './align-service-login.ts';
import { createSignAuditCheckpoint, type SignAuditCheckpoint } from './audit/sign-audit-checkpoint.ts';
import { withoutDetails } from './failures.ts';
import { createListDueNotices, type ListDueNotices } from './list-due-notices.ts';
import { createSendApplicationLetter, type SendApplicationLetter } from './send-application-letter.ts';
import { createSendAppointmentNotice, type SendAppointmentNotice } from './send-appointment-notice.ts';
import { createSettleApplication, type SettleApplication } from './settle-application.ts';
import { createKeepUp, type KeepUp } from './upkeep/upkeep.ts';

export type ActivityDependencies = Parameters<typeof createAlignServiceLogin>[0] &
  Parameters<typeof createKeepUp>[0] &
  Parameters<typeof createListDueNotices>[0] &
  Parameters<typeof createSignAuditCheckpoint>[0] &
  Parameters<typeof createSendApplicationLetter>[0] &
  Parameters<typeof createSendAppointmentNotice>[0] & { readonly log: Logger; readonly objects: Objects };

/** By task queue, because each queue's worker offers just its own. Inputs and results are ids and words. */
export interface Activities {
  readonly workflows: {
    readonly listDueNotices: ListDueNotices;
    readonly alignServiceLogin: AlignServiceLogin;
    readonly settleApplication: SettleApplication;
  };
  readonly mail: {
    readonly sendAppointmentNotice: SendAppointmentNotice;
    readonly sendApplicationLetter: SendApplicationLetter;
  };
  readonly maintenance: { readonly signAuditCheckpoint: SignAuditCheckpoint; readonly keepUp: KeepUp };
}

export const createActivities = (dependencies: ActivityDependencies): Activities => {
  const guard = withoutDetails(dependencies.log);
  return {
    workflows: {
      listDueNotices: guard('listDueNotices', createListDueNotices(dependencies)),
      alignServiceLogin: guard('alignServiceLogin', createAlignServiceLogin(dependencies)),
      settleApplication: guard('settleApplication', createSettleApplication(dependencies)),
    },
    mail: {
      sendAppointmentNotice: guard('sendAppointmentNotice', createSendAppointmentNotice(dependencies)),
      sendApplicationLetter: guard('sendApplicationLetter', createSendApplicationLetter(dependencies)),
    },
    maintenance: {
      signAuditCheckpoint: guard('signAuditCheckpoint', createSignAuditCheckpoint(dependencies)),
      keepUp: guard('keepUp', createKeepUp(dependencies)),
    },
  };
};
