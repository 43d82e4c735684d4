import type { Challenge, Solution } from 'altcha-lib/types';

const CHALLENGE_URL = '/leads/challenge';
const LIMIT_MS = 60_000;

/** Requests a proof-of-work challenge and solves it in a worker. */
export async function solveChallenge(): Promise<string> {
  const response = await fetch(CHALLENGE_URL, { cache: 'no-store' });
  const challenge: Challenge = await response.json();
  const worker = new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' });
  try {
    const solution = await new Promise<Solution>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Solution>) => resolve(data);
      worker.onerror = reject;
      setTimeout(() => reject(new Error('The challenge took too long')), LIMIT_MS);
      worker.postMessage(challenge);
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
