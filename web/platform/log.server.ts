import pino from 'pino';
import { logLevel } from '#env.server.ts';

export const log = pino({
  level: logLevel(),
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
});
