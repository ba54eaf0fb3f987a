export type LoginStatus = 'none' | 'invited' | 'active' | 'suspended';

/**
 * The state of a practitioner's direct login (decisions 2.7). While the practitioner is disabled or deleted it is
 * suspended; afterwards it is what it was before. `none`: the clinic has not upgraded.
 */
export const loginStatusOf = (practitioner: {
  readonly status: string;
  readonly deleted_at?: Date | null | undefined;
  readonly service_login_status: LoginStatus;
  readonly service_account_linked_at?: Date | null | undefined;
}): LoginStatus => {
  if (practitioner.service_login_status === 'none') return 'none';
  if (practitioner.status === 'disabled' || practitioner.deleted_at) return 'suspended';
  return practitioner.service_account_linked_at ? 'active' : 'invited';
};
