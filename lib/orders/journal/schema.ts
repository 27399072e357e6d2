/**
 * The steps by which the tables came to be, in SQL that both SQLite and PostgreSQL accept. A journal is at version N
 * when its first N steps have been taken. A step that has been released is never changed: tables made by it exist on
 * servers, so a change is a new step.
 */
export const schemaSteps: readonly (readonly string[])[] = [
  [
    // Journals older than the version table have these already.
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
  ],
  [
    // The texts agreed to, and the secret part of the slip's address; older orders have neither.
    'ALTER TABLE orders ADD COLUMN terms_version TEXT',
    'ALTER TABLE orders ADD COLUMN marketing_version TEXT',
    'ALTER TABLE orders ADD COLUMN slip_key TEXT',
    'CREATE UNIQUE INDEX orders_by_slip ON orders (slip_key)',
  ],
  [
    `CREATE TABLE withdrawals (
      reference TEXT PRIMARY KEY,
      order_reference TEXT NOT NULL,
      received_at TEXT NOT NULL,
      locale TEXT NOT NULL,
      lines TEXT NOT NULL,
      reason TEXT NOT NULL,
      receipt_key TEXT NOT NULL UNIQUE,
      handled_at TEXT
    )`,
    'CREATE INDEX withdrawals_by_order ON withdrawals (order_reference)',
  ],
  [
    // What the desk has done. `desk_version` is raised by each change, so that two people never overwrite each other;
    // `desk_change` names the log entry of the last one.
    `ALTER TABLE orders ADD COLUMN desk_state TEXT NOT NULL DEFAULT 'to_call'`,
    'ALTER TABLE orders ADD COLUMN desk_version INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE orders ADD COLUMN desk_change TEXT',
    'ALTER TABLE orders ADD COLUMN call_after TEXT',
    'ALTER TABLE orders ADD COLUMN tracking_number TEXT',
    'ALTER TABLE orders ADD COLUMN paid_at TEXT',
    'CREATE INDEX orders_by_desk ON orders (desk_state, created_at)',
    'CREATE INDEX orders_by_time ON orders (created_at, reference)',
    `CREATE TABLE desk_log (
      entry TEXT PRIMARY KEY,
      order_reference TEXT NOT NULL,
      at TEXT NOT NULL,
      action TEXT NOT NULL,
      detail TEXT NOT NULL
    )`,
    'CREATE INDEX desk_log_by_order ON desk_log (order_reference, at)',
    // Sessions that were ended before their time.
    'CREATE TABLE desk_ended_sessions (session TEXT PRIMARY KEY, ends_at TEXT NOT NULL)',
    // What each channel has told the desk, and which process tells.
    `CREATE TABLE desk_told (
      channel TEXT NOT NULL,
      kind TEXT NOT NULL,
      reference TEXT NOT NULL,
      at TEXT NOT NULL,
      told_at TEXT NOT NULL,
      PRIMARY KEY (channel, kind, reference, at)
    )`,
    'CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, ends_at TEXT NOT NULL)',
    // Points used in a window of time, for limits that instances share.
    'CREATE TABLE used_points (counted TEXT PRIMARY KEY, used INTEGER NOT NULL, ends_at TEXT NOT NULL)',
  ],
];

export const versionTable =
  'CREATE TABLE IF NOT EXISTS journal_version (version INTEGER PRIMARY KEY, reached_at TEXT NOT NULL)';
export const readVersion = 'SELECT COALESCE(MAX(version), 0) AS version FROM journal_version';
/** The first statement of a step: fails for the second of two processes that take it at once. */
export const reachVersion = 'INSERT INTO journal_version (version, reached_at) VALUES (?, ?)';

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
  'terms_version',
  'marketing_version',
  'slip_key',
] as const;
