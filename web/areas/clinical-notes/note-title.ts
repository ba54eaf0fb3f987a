import { useCallback } from 'react';
import { useReadAll } from '../../api/queries.ts';
import { useMessages } from '../../shell/messages.ts';
import { isOpen, useSession } from '../../shell/session.ts';
import { notesMessages } from './messages.ts';

/** What each client is called; without the clients' area it is one word for all of them. */
export const useClientNames = (): ((id: string) => string) => {
  const t = useMessages(notesMessages);
  const session = useSession();
  const clients = useReadAll('/api/embed/clients', {}, { enabled: isOpen('clients', session) });
  const client = t('client');
  const { data } = clients;
  return useCallback(
    (id) => {
      const found = data?.find((one) => one.id === id);
      return found ? `${found.first_name} ${found.last_name}` : client;
    },
    [data, client],
  );
};
