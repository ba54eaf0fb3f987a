export type LoginStatus = 'none' | 'invited' | 'active' | 'suspended';

/**
 * Where the direct login of a practitioner stands (decisions 2.7): suspended while disabled or deleted,
 * and afterwards what it was before. `none` stays: that clinic has not upgraded.
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
