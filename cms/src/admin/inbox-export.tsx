import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

/** Names of the CSV files of cms/src/inbox/export-inbox.ts. */
const FILES: Record<string, string> = {
  'api::contact-message.contact-message': 'contact-messages.csv',
  'api::startup-application.startup-application': 'startup-applications.csv',
  'api::job-application.job-application': 'job-applications.csv',
};

/** Export button above the list of each type of lead. */
export function InboxExport() {
  const { slug = '' } = useParams();
  const file = FILES[slug];
  return file ? <ExportButton file={file} /> : null;
}

/** @param query filters of the desk */
export function ExportButton({ file, query = '' }: { file: string; query?: string }) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const { data } = await get<Blob>(`/inbox/${file}?${query}`, { responseType: 'blob' });
      const address = URL.createObjectURL(data);
      const link = document.createElement('a');
      link.href = address;
      link.download = file;
      link.click();
      URL.revokeObjectURL(address);
    } catch {
      toggleNotification({ type: 'danger', message: 'The entries couldn’t be exported. Try again in a minute.' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="secondary" startIcon={<Download />} loading={isBusy} onClick={save}>
      Export as CSV
    </Button>
  );
}
