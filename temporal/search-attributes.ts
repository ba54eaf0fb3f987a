import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';

/**
 * The attributes that operators filter workflows by. Temporal stores them unencrypted, so they hold only identifiers
 * and words of ours. They are few and generic, because a namespace has only ten keyword columns.
 */
export const OrganizationId = defineSearchAttributeKey('OrganizationId', SearchAttributeType.KEYWORD);
export const Flow = defineSearchAttributeKey('Flow', SearchAttributeType.KEYWORD);
export const Stage = defineSearchAttributeKey('Stage', SearchAttributeType.KEYWORD);
export const ResourceId = defineSearchAttributeKey('ResourceId', SearchAttributeType.KEYWORD);

const INDEXED_VALUE_TYPE_KEYWORD = 2;
const ALREADY_EXISTS = 6;

/** The part that client connections and worker connections have in common. */
interface OperatorConnection {
  readonly operatorService: {
    addSearchAttributes(request: {
      namespace: string;
      searchAttributes: Record<string, number>;
    }): Promise<unknown>;
  };
}

/**
 * Registers the attributes in the namespace. Repeating it does no harm.
 * @throws ServiceError, also if only the administrator may do this (Temporal Cloud).
 */
export const registerSearchAttributes = async (
  connection: OperatorConnection,
  namespace: string,
): Promise<void> => {
  const names = [OrganizationId, Flow, Stage, ResourceId].map(({ name }) => name);
  try {
    await connection.operatorService.addSearchAttributes({
      namespace,
      searchAttributes: Object.fromEntries(names.map((name) => [name, INDEXED_VALUE_TYPE_KEYWORD])),
    });
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
  }
};
