import type { ReactNode } from 'react';
import { PRIVACY_PATH } from '../consent/privacy-path';
import { useMessages } from '../i18n/messages';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';

/** Why a form could not be sent; said at once to assistive technology. */
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

/** What happens to the visitor's details: what the studio says of it, and where all of it stands. */
export function PrivacyNote({ text }: { text: string }) {
  const { form } = useMessages();
  return (
    <p className="small muted">
      {text} {form.privacy} <Link to={PRIVACY_PATH}>{form.privacyLink}</Link>.
    </p>
  );
}
