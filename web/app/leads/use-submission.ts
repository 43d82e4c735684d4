import { useRef, useState } from 'react';
import { format, type Messages, useMessages } from '../i18n/messages';
import { useLanguage } from '../i18n/use-locale';
import { isApiResponse } from '../ui/is-api-response';
import type { SendState } from '../ui/submit-button';
import type { FieldErrors } from './form-values';
import { solveChallenge } from './solve-challenge';
import { type SpamProtection, SUBMISSION_FIELDS } from './spam-protection';
import type { Refusal, SubmissionResult } from './submission-result';

/** A form without a file; with one the time starts anew with each piece that was sent. */
const SILENCE_MS = 30_000;

type Options = {
  /** Its address without the language's prefix. */
  to: string;
  protection: SpamProtection;
  /** What became of the form before this page was shown: it was sent without JavaScript. */
  before?: 'sent' | SubmissionResult | undefined;
  onSent: (sent: Extract<SubmissionResult, { status: 'sent' }>) => void;
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
export function useSubmission({ to, protection, before, onSent, onInvalid }: Options): Sending {
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
      data.set(SUBMISSION_FIELDS.submissionId, submissionId.current);
      data.set(SUBMISSION_FIELDS.cameFrom, document.referrer.slice(0, 300));
      try {
        if (protection.isChallenged) data.set(SUBMISSION_FIELDS.solution, await solveChallenge());
        const result = await post(toLocale(to), data, setPercent);
        if (result.status === 'sent') {
          submissionId.current = null;
          setState('sent');
          onSent(result);
        } else if (result.status === 'invalid') {
          setState('idle');
          onInvalid(result.errors);
        } else fail(refusalText(result.refusal, messages));
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
function post(to: string, data: FormData, onProgress: (percent: number) => void): Promise<SubmissionResult> {
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
      const result: unknown = request.response;
      if (isApiResponse<SubmissionResult>(result, 'status')) resolve(result);
      else reject(new Error('No result'));
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
