import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectionPath } from './panel-paths.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { restoreWorkerCms, type WorkerCms } from './worker-cms.ts';

const PROJECTS = 150;
const UID = collectionPath('project');

let cms: WorkerCms;
let site: SiteProcess;

beforeAll(async () => {
  cms = await restoreWorkerCms();
  const { results, pagination } = (await cms.admin('GET', `${UID}?pageSize=1`)) as {
    results: { documentId: string }[];
    pagination: { total: number };
  };
  for (let number = pagination.total; number < PROJECTS; number += 1) {
    const { data } = (await cms.admin('POST', `${UID}/clone/${results[0]?.documentId}`, {
      title: `Project number ${number + 1}`,
      slug: `project-${number + 1}`,
      delivered_on: '2020-01-01',
    })) as { data: { documentId: string } };
    await cms.admin('POST', `${UID}/${data.documentId}/actions/publish`, {});
  }
  site = await startSite({ strapiUrl: cms.url, env: { STRAPI_TOKEN: cms.token } });
});
afterAll(async () => {
  await site?.stop();
});

it('all 150 projects are listed, across the pages of the API', async () => {
  const html = await (await fetch(`${site.base}/projects`)).text();
  for (const number of [100, 101, 125, 150]) expect(html).toContain(`Project number ${number}<`);
});
