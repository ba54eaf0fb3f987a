import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';

/**
 * What operators filter workflows by. Stored in the clear and never through the codec: identifiers and
 * words of ours only. Few and generic, because a namespace has ten keyword columns.
 */
export const OrganizationId = defineSearchAttributeKey('OrganizationId', SearchAttributeType.KEYWORD);
export const Flow = defineSearchAttributeKey('Flow', SearchAttributeType.KEYWORD);
export const Stage = defineSearchAttributeKey('Stage', SearchAttributeType.KEYWORD);
export const ResourceId = defineSearchAttributeKey('ResourceId', SearchAttributeType.KEYWORD);

const INDEXED_VALUE_TYPE_KEYWORD = 2;
const ALREADY_EXISTS = 6;

/** The part that client and worker connections have in common. */
interface OperatorConnection {
  readonly operatorService: {
    addSearchAttributes(request: {
      namespace: string;
      searchAttributes: Record<string, number>;
    }): Promise<unknown>;
  };
}

/**
 * Makes the namespace know them; again and again does no harm.
 * @throws ServiceError, also where the server leaves this to its administrator (Temporal Cloud).
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
