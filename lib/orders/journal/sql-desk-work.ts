import type { DeskEvent, DeskJournal } from './desk-journal';
import type { Upgradable } from './upgrade';

const kinds: readonly DeskEvent['kind'][] = ['new', 'uncertain', 'withdrawn'];

const sources = [
  `SELECT 'new' AS kind, reference, created_at AS at FROM orders WHERE erased_at IS NULL`,
  `SELECT 'uncertain' AS kind, reference, changed_at AS at FROM orders
    WHERE state = 'uncertain' AND erased_at IS NULL`,
  `SELECT 'withdrawn' AS kind, order_reference AS reference, received_at AS at FROM withdrawals
    WHERE handled_at IS NULL`,
].join(' UNION ALL ');
const untold = `SELECT kind, reference, at FROM (${sources}) AS events
  WHERE at >= ? AND NOT EXISTS (SELECT 1 FROM desk_told
    WHERE channel = ? AND desk_told.kind = events.kind AND desk_told.reference = events.reference
      AND desk_told.at = events.at)
  ORDER BY at, reference LIMIT ?`;
const tell = `INSERT INTO desk_told (channel, kind, reference, at, told_at) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (channel, kind, reference, at) DO NOTHING`;
const lease = `INSERT INTO leases (name, holder, ends_at) VALUES (?, ?, ?)
  ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, ends_at = excluded.ends_at
  WHERE leases.holder = excluded.holder OR leases.ends_at <= ? RETURNING name`;
const usePoint = `INSERT INTO used_points (counted, used, ends_at) VALUES (?, 1, ?)
  ON CONFLICT (counted) DO UPDATE SET
    used = CASE WHEN used_points.ends_at <= ? THEN 1 ELSE used_points.used + 1 END,
    ends_at = CASE WHEN used_points.ends_at <= ? THEN excluded.ends_at ELSE used_points.ends_at END
  RETURNING used, ends_at`;

/** What the desk needs behind its pages: sessions, what was told, leases and points, over any database. */
export function sqlDeskWork({
  read,
  transact,
}: Upgradable): Pick<
  DeskJournal,
  'endSession' | 'sessionEnded' | 'untold' | 'markTold' | 'lease' | 'usePoint' | 'forgetPoints'
> {
  return {
    async endSession(session, endsAt, now) {
      await transact([
        { sql: 'DELETE FROM desk_ended_sessions WHERE ends_at <= ?', values: [now] },
        {
          sql: 'INSERT INTO desk_ended_sessions (session, ends_at) VALUES (?, ?) ON CONFLICT (session) DO NOTHING',
          values: [session, endsAt],
        },
      ]);
    },
    async sessionEnded(session) {
      return (await read('SELECT 1 FROM desk_ended_sessions WHERE session = ?', [session])).length > 0;
    },
    async untold(channel, since, limit) {
      return (await read(untold, [since, channel, limit])).flatMap(({ kind, reference, at }) => {
        const known = kinds.find((each) => each === kind);
        return known ? [{ kind: known, reference: String(reference), at: String(at) }] : [];
      });
    },
    async markTold(channel, events, now, since) {
      await transact([
        { sql: 'DELETE FROM desk_told WHERE at < ?', values: [since] },
        ...events.map(({ kind, reference, at }) => ({
          sql: tell,
          values: [channel, kind, reference, at, now],
        })),
      ]);
    },
    async lease(name, holder, now, endsAt) {
      const [taken = []] = await transact([{ sql: lease, values: [name, holder, endsAt, now] }]);
      return taken.length > 0;
    },
    async usePoint(key, now, endsAt) {
      const [[row] = []] = await transact([{ sql: usePoint, values: [key, endsAt, now, now] }]);
      return { used: Number(row?.used), endsAt: String(row?.ends_at) };
    },
    async forgetPoints(now) {
      await transact([{ sql: 'DELETE FROM used_points WHERE ends_at <= ?', values: [now] }]);
    },
  };
}
