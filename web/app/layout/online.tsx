import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Whether the browser has a connection, as far as it knows. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Says that there is no connection for as long as there is none. The region is always there, so that it is read out. */
export function OfflineNotice({ text }: { text: string }) {
  const isOnline = useOnline();
  return <div role="status">{!isOnline && <p className="offline">{text}</p>}</div>;
}
