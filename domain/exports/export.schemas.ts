import { Id, Moment, nullable, OneOf, Shape, Type } from '../declarations/schemas.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const ExportView = Shape({
  id: Id(),
  status: OneOf(['queued', 'building', 'ready', 'failed', 'expired']),
  items_done: count('Records that are in the archive already.'),
  items_total: nullable(count('Records that it will hold; `null` until they are counted.')),
  size_bytes: nullable(count('Of the finished archive.')),
  ready_at: nullable(Moment()),
  expires_at: nullable(Moment({ description: 'When the archive is deleted: seven days after `ready_at`.' })),
  failure_code: nullable(
    OneOf(['build_failed', 'cancelled', 'storage_limit_reached'], {
      description: 'Why there is no archive. Start a new export.',
    }),
  ),
  created_at: Moment(),
  updated_at: Moment(),
});
