import { parseArgs } from 'node:util';
import { leadQueuePlace } from '#env.server.ts';
import { openLeadQueue } from './open-queue.server.ts';

const USAGE = `Leads that have not arrived for three days. They are tried once an hour:

    node app/leads/overdue-leads.server.ts                   lists them
    node app/leads/overdue-leads.server.ts send-again        tries all of them at once
    node app/leads/overdue-leads.server.ts send-again <id>   tries one lead at once
`;

const { positionals } = parseArgs({ allowPositionals: true });
const [command = 'list', id = null, ...rest] = positionals;
if (!['list', 'send-again'].includes(command) || rest.length > 0 || (command === 'list' && id !== null)) {
  process.stderr.write(USAGE);
  process.exit(2);
}

const queue = await openLeadQueue(leadQueuePlace());
if (command === 'list') {
  const overdue = await queue.listOverdue();
  for (const { receivedAt, id, destination, attempts, lastError } of overdue)
    process.stdout.write(`${receivedAt}  ${id}  ${destination}  ${attempts} attempts  ${lastError}\n`);
  process.stdout.write(overdue.length === 0 ? 'Nothing is overdue\n' : `${overdue.length} are overdue\n`);
} else {
  const count = await queue.wakeOverdue(id);
  process.stdout.write(`${count} are tried at once\n`);
  // Exits with an error, because the id may be mistyped.
  if (id !== null && count === 0) process.exitCode = 1;
}
await queue.close();
