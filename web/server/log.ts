import pino from 'pino';

/** Structured log on standard output; LOG_LEVEL sets how much. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
});
