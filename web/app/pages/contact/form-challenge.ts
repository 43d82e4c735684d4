import { makeChallenge } from '../../leads/challenge.server.ts';

/** `GET /leads/challenge`: a proof-of-work challenge for a form. */
export async function loader() {
  return Response.json(await makeChallenge(), { headers: { 'cache-control': 'no-store' } });
}
