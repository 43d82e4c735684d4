import { useRef, useState } from 'react';
import { format, type Messages, useMessages } from '../locale/messages';
import { useLanguage } from '../locale/use-locale';
import { isAnswer } from '../ui/is-answer';
import type { SendState } from '../ui/submit-button';
import type { LeadAnswer, Refusal } from './answer';
import type { FieldErrors } from './form-values';
import { GUARD, type LeadGuard } from './guard-fields';
import { solveChallenge } from './solve-challenge';

/** A form without a file; with one the time starts anew with each piece that was sent. */
const SILENCE_MS = 30_000;

type Options = {
  /** Its address without the language's prefix. */
  to: string;
  guard: LeadGuard;
  /** What became of the form before this page was shown: it was sent without JavaScript. */
  before?: 'sent' | LeadAnswer | undefined;
  onSent: (receivedAt: string) => void;
  onInvalid: (errors: FieldErrors) => void;
};

export type Sending = {
  state: SendState;
  /** Why it failed and what to do, for people. */
  problem: string | null;
  /** How much of the form has left the browser, 0 to 100, while it is sent. */
  percent: number | null;
  send: (form: HTMLFormElement) => Promise<void>;
  /** The visitor has edited something: the button offers to send again. */
  edited: () => void;
};

/** Sends a form without leaving the page. Sending again after a failure can't make a second lead: the id stays the same. */
export function useSend({ to, guard, before, onSent, onInvalid }: Options): Sending {
  const messages = useMessages();
  const { toLocale } = useLanguage();
  const [state, setState] = useState<SendState>(() => {
    if (before === 'sent') return 'sent';
    return before?.status === 'refused' ? 'error' : 'idle';
  });
  const [problem, setProblem] = useState(() =>
    before && before !== 'sent' && before.status === 'refused' ? refusalText(before.refusal, messages) : null,
  );
  const [percent, setPercent] = useState<number | null>(null);
  const isSending = useRef(false);
  const submissionId = useRef<string | null>(null);

  const fail = (sentence: string) => {
    setState('error');
    setProblem(sentence);
  };
  return {
    state,
    problem,
    percent,
    edited: () => {
      if (isSending.current) return;
      setState('idle');
      setProblem(null);
    },
    send: async (form) => {
      if (isSending.current) return;
      isSending.current = true;
      setState('sending');
      setProblem(null);
      submissionId.current ??= makeId();
      const data = new FormData(form);
      data.set(GUARD.submissionId, submissionId.current);
      data.set(GUARD.cameFrom, document.referrer.slice(0, 300));
      try {
        if (guard.isChallenged) data.set(GUARD.solution, await solveChallenge());
        const answer = await post(toLocale(to), data, setPercent);
        if (answer.status === 'sent') {
          submissionId.current = null;
          setState('sent');
          onSent(answer.receivedAt);
        } else if (answer.status === 'invalid') {
          setState('idle');
          onInvalid(answer.errors);
        } else fail(refusalText(answer.refusal, messages));
      } catch {
        fail(navigator.onLine ? messages.form.serverError : messages.form.offline);
      } finally {
        isSending.current = false;
        setPercent(null);
      }
    },
  };
}

/** The sentence for a refusal. */
export function refusalText(refusal: Refusal, { form, application }: Messages): string {
  switch (refusal.reason) {
    case 'tooMany':
      return format(form.tooMany, { minutes: refusal.minutes });
    case 'tooLarge':
      return form.tooLarge;
    case 'closed':
      return application.closedNotice;
    default:
      return form.serverError;
  }
}

// XMLHttpRequest, because fetch does not say how much of a file has been sent.
function post(to: string, data: FormData, onProgress: (percent: number) => void): Promise<LeadAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence = 0;
    const wait = () => {
      clearTimeout(silence);
      silence = window.setTimeout(() => request.abort(), SILENCE_MS);
    };
    request.open('POST', to);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      wait();
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () => {
      const answer: unknown = request.response;
      if (isAnswer<LeadAnswer>(answer, 'status')) resolve(answer);
      else reject(new Error('No answer'));
    };
    request.onerror = () => reject(new Error('The server cannot be reached'));
    request.onabort = request.onerror;
    request.onloadend = () => clearTimeout(silence);
    wait();
    request.send(data);
  });
}

/** `crypto.randomUUID` exists on https only; a studio may try the site in its own network first. */
function makeId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
