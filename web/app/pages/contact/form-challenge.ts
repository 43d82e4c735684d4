import { makeChallenge } from '#app/leads/challenge.server.ts';

export async function loader() {
  return Response.json(await makeChallenge(), { headers: { 'cache-control': 'no-store' } });
}
