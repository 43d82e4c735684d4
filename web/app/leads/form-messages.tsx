import type { ReactNode } from 'react';
import { PRIVACY_PATH } from '../consent/privacy-path';
import { useMessages } from '../i18n/messages';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';

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
