/** Also calls `stop` if the parent process ended before this call, e.g. while modules were loaded. Needs an IPC channel to it. */
export function whenParentEnds(stop: () => void): void {
  process.once('disconnect', stop);
  if (process.connected === false) stop();
}
