import { parseArgs } from 'node:util';
import { dataDir } from '../env.ts';
import { LeadQueue } from './queue.ts';

const USAGE = `Leads that were given up after three days:

    node server/leads/dead-letters.ts                   lists them
    node server/leads/dead-letters.ts send-again        gives all of them another three days
    node server/leads/dead-letters.ts send-again <id>   gives one lead another three days
`;

const { positionals } = parseArgs({ allowPositionals: true });
const [command = 'list', id = null, ...rest] = positionals;
if (!['list', 'send-again'].includes(command) || rest.length > 0 || (command === 'list' && id !== null)) {
  process.stderr.write(USAGE);
  process.exit(2);
}

const queue = new LeadQueue(dataDir());
if (command === 'list') {
  const dead = queue.listDead();
  for (const { receivedAt, id, destination, attempts, lastError } of dead)
    process.stdout.write(`${receivedAt}  ${id}  ${destination}  ${attempts} attempts  ${lastError}\n`);
  process.stdout.write(dead.length === 0 ? 'Nothing was given up\n' : `${dead.length} were given up\n`);
} else {
  const count = queue.reviveDead(id);
  process.stdout.write(`${count} are tried again\n`);
  // A lead that is named wrongly must not look like one that is on its way.
  if (id !== null && count === 0) process.exitCode = 1;
}
queue.close();
