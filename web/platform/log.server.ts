import pino from 'pino';
import { logLevel } from '../env.server.ts';

/** Structured log on standard output; LOG_LEVEL sets how much. */
export const log = pino({
  level: logLevel(),
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
});
