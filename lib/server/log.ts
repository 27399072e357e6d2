import pino from 'pino';

/** Structured log on stdout. Ids and states only: never a name, a phone number or an address. */
export const log = pino({
  level: process.env.NODE_ENV === 'test' ? 'silent' : 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
});
