import type { ReactNode } from 'react';
import { useMessages } from '#app/i18n/messages.ts';
import { PRIVACY_PATH } from '#app/page-addresses.ts';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';

export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="full empty:hidden">
      {children && (
        <Notice tone="problem">
          <p>{children}</p>
        </Notice>
      )}
    </div>
  );
}

export function PrivacyNote({ text }: { text: string }) {
  const { form } = useMessages();
  return (
    <p className="small muted">
      {text} {form.privacy} <Link to={PRIVACY_PATH}>{form.privacyLink}</Link>.
    </p>
  );
}
