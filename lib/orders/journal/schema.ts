/**
 * One table, in SQL that both SQLite and PostgreSQL accept. Changing it needs a migration: tables of earlier versions
 * exist on servers.
 */
export const schema = [
  `CREATE TABLE IF NOT EXISTS orders (
    reference TEXT PRIMARY KEY,
    idempotency_key TEXT NOT NULL UNIQUE,
    fingerprint TEXT NOT NULL,
    created_at TEXT NOT NULL,
    changed_at TEXT NOT NULL,
    locale TEXT NOT NULL,
    lines TEXT NOT NULL,
    total_minor INTEGER NOT NULL CHECK (total_minor >= 0),
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    delivery_address TEXT NOT NULL,
    invoice_address TEXT NOT NULL,
    payment INTEGER NOT NULL,
    delivery INTEGER NOT NULL,
    marketing INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('accepted', 'sending', 'sent', 'rejected', 'uncertain')),
    attempts INTEGER NOT NULL DEFAULT 0,
    deliver_after TEXT,
    remote_status INTEGER,
    remote_answer TEXT,
    erased_at TEXT
  )`,
  'CREATE INDEX IF NOT EXISTS orders_by_state ON orders (state, deliver_after)',
] as const;

/** Columns of a new order, in the order in which `insertArguments` gives their values. */
export const insertColumns = [
  'reference',
  'idempotency_key',
  'fingerprint',
  'created_at',
  'changed_at',
  'locale',
  'lines',
  'total_minor',
  'name',
  'phone',
  'delivery_address',
  'invoice_address',
  'payment',
  'delivery',
  'marketing',
  'state',
  'deliver_after',
] as const;
