import { SqliteQueue } from './sqlite-queue.server.ts';

// Test fixture: adds leads to the queue in a folder until it is killed, and prints the id of each stored lead.
const queue = new SqliteQueue(process.argv[2] ?? '');
for (let number = 0; ; number++) {
  const id = number.toString(16).padStart(32, '0');
  queue.add(
    {
      id,
      form: 'contact',
      state: 'new',
      suspicion: null,
      fields: { message: id },
      sender: { name: 'Dana', email: 'dana@example.org' },
      file: null,
      job: null,
      sourcePage: '/contact',
      cameFrom: '',
      receivedAt: new Date().toISOString(),
      dueAt: null,
    },
    id,
    ['inbox'],
  );
  await new Promise((resolve) => process.stdout.write(`${id}\n`, resolve));
}
