import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startEditingCms } from '#test/editing-cms.ts';

/** `node bench/panel.ts`: how fast the panel's own pages answer with the demo, 10,000 leads and 2,000 versions. */
const LEADS = 10_000;
const VERSIONS = 2_000;
const ENTRIES = 40;
const ROUNDS = 20;
const PATHS = [
  '/inbox/leads?view=all',
  '/inbox/leads?view=overdue',
  '/inbox/leads?view=all&q=harbour',
  '/inbox/leads?view=all&q=nothing-like-it',
  '/inbox/counts',
  '/inbox/report',
  '/history/?page=0',
  '/history/?page=20',
  '/history/?type=api::article.article&entry=entry1',
  '/history/1000',
  '/review',
  '/schedule',
  '/site-check',
];

const cms = await startEditingCms({ copyOfStack: false });
try {
  // Signs the administrator in.
  await cms.admin('GET', '/inbox/counts');
  const db = new DatabaseSync(path.join(cms.dataDir, 'cms/database.sqlite'), { timeout: 20_000 });
  const insert = db.prepare(
    `INSERT INTO contact_messages (document_id, name, email, company, budget, message, state, submission_id, received_at, due_at, created_at, updated_at)
     VALUES (?, ?, ?, ?, 'Not sure yet', ?, ?, ?, ?, ?, ?, ?)`,
  );
  db.exec('BEGIN');
  for (let number = 0; number < LEADS; number++) {
    const at = Date.now() - number * 60 * 60_000;
    const state = ['answered', 'closed', 'won', 'new'][number % 4] ?? 'new';
    const [name, email] = [`Visitor ${number}`, `visitor-${number}@example.org`];
    const message = 'Our ward lists are on paper. '.repeat(20);
    insert.run(`d${number}`, name, email, 'Harbour', message, state, `s${number}`, at, at + 7_200_000, at, at);
  }
  const insertVersion = db.prepare(
    `INSERT INTO entry_versions (document_id, type, entry, title, event, by, at, content)
     VALUES (?, 'api::article.article', ?, 'A title', 'published', 'Eva Editor', ?, ?)`,
  );
  for (let number = 0; number < VERSIONS; number++) {
    const content = JSON.stringify({ title: `Version ${number}`, body: 'A paragraph of a text.\n\n'.repeat(500) });
    insertVersion.run(`v${number}`, `entry${number % ENTRIES}`, Date.now() - number * 60_000, content);
  }
  db.exec('COMMIT');
  db.close();
  for (const address of PATHS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      await cms.admin('GET', address);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
    console.log(`${address}: median ${at(0.5)}, slowest tenth from ${at(0.9)}`);
  }
} finally {
  await cms.remove();
}
