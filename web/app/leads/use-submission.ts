import { useRef, useState } from 'react';
import { interpolate, type Messages, useMessages } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-locale.ts';
import { isApiResponse } from '#app/ui/is-api-response.ts';
import type { SendState } from '#app/ui/submit-button.tsx';
import type { FieldErrors } from './form-values.ts';
import { solveChallenge } from './solve-challenge.ts';
import { type SpamProtection, SUBMISSION_FIELDS } from './spam-protection.tsx';
import type { Refusal, SubmissionResult } from './submission-result.ts';
import { readVisit } from './visit.ts';

/** An upload without progress for this long is aborted. */
const STALL_TIMEOUT_MS = 30_000;

type Options = {
  /** The path of the action, without the locale's prefix. */
  to: string;
  protection: SpamProtection;
  /** The result of a submission without JavaScript. */
  before?: 'sent' | SubmissionResult | undefined;
  onSent: (sent: Extract<SubmissionResult, { status: 'sent' }>) => void;
  onInvalid: (errors: FieldErrors) => void;
};

type Sending = {
  state: SendState;
  problem: string | null;
  /** Progress of the upload, 0 to 100; null while none is in progress. */
  percent: number | null;
  send: (form: HTMLFormElement) => Promise<void>;
  edited: () => void;
};

/** Submits a form without leaving the page. Retries use the same submission id, so that they create no second lead. */
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
      for (const [name, value] of Object.entries(readVisit())) data.set(name, value);
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

function refusalText(refusal: Refusal, { form, application }: Messages): string {
  switch (refusal.reason) {
    case 'tooMany':
      return interpolate(form.tooMany, { minutes: refusal.minutes });
    case 'tooLarge':
      return form.tooLarge;
    case 'closed':
      return application.closedNotice;
    default:
      return form.serverError;
  }
}

// Uses XMLHttpRequest, because fetch does not report upload progress.
function post(to: string, data: FormData, onProgress: (percent: number) => void): Promise<SubmissionResult> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stallTimer = 0;
    const restartTimer = () => {
      clearTimeout(stallTimer);
      stallTimer = window.setTimeout(() => request.abort(), STALL_TIMEOUT_MS);
    };
    request.open('POST', to);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      restartTimer();
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () => {
      const result: unknown = request.response;
      if (isApiResponse<SubmissionResult>(result, 'status')) resolve(result);
      else reject(new Error('No result'));
    };
    request.onerror = () => reject(new Error('The server cannot be reached'));
    request.onabort = request.onerror;
    request.onloadend = () => clearTimeout(stallTimer);
    restartTimer();
    request.send(data);
  });
}

/** `crypto.randomUUID` needs https, which a site that is tried out in a local network does not have. */
function makeId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
