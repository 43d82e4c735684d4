import { useMessages } from '#app/i18n/messages.ts';
import { Icon } from './icon.tsx';

export type SendState = 'idle' | 'sending' | 'sent' | 'error';

/** Has four texts (specification 4), keeps its width, announces its state and stays focusable. */
export function SubmitButton({ state, label }: { state: SendState; label?: string }) {
  const { form } = useMessages();
  const texts = { idle: label ?? form.submit, sending: form.sending, sent: form.sent, error: form.failed };
  return (
    <>
      <button
        className="btn"
        type="submit"
        data-state={state}
        aria-busy={state === 'sending' ? true : undefined}
        aria-disabled={state === 'sent' ? true : undefined}
      >
        {state === 'sent' && <Icon name="tick" />}
        {state === 'error' && <Icon name="warning" />}
        {texts[state]}
        {state === 'idle' && <Icon name="arrow-right" />}
      </button>
      <span className="sr-only" role="status">
        {state === 'idle' ? '' : texts[state]}
      </span>
    </>
  );
}
