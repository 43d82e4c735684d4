import type * as z from 'zod/mini';
import { interpolate } from '#app/i18n/messages.ts';
import { env } from '#env.server.ts';
import { log } from '#platform/log.server.ts';
import { destinationsOf } from './destinations.server.ts';
import { checkValues, inFormOrder } from './form-schema.ts';
import { type FieldErrors, type FormValues, readValues } from './form-values.ts';
import type { Lead, LeadForm } from './lead.server.ts';
import { hashContent, leadId } from './lead-queue.server.ts';
import { leadQueue } from './open-queue.server.ts';
import { FormError, readForm } from './read-form.server.ts';
import { signReceipt } from './receipt.server.ts';
import { findSuspicion } from './spam-protection.server.ts';
import { SUBMISSION_FIELDS } from './spam-protection.tsx';
import type { Refusal, SubmissionResult } from './submission-result.ts';
import { documentType, safeFileName } from './uploads.server.ts';
import { campaignOf, isSitePath, VISIT_FIELDS } from './visit.ts';
import { minutesToWait } from './visitor-limits.server.ts';

/** The limit of a form without its file. */
export const TEXT_FORM_BYTES = 128 * 1024;

type FileRules = {
  field: string;
  maxBytes: number;
  /** The message for each problem with the file; `tooMany` contains {minutes}. */
  problems: Record<'type' | 'size' | 'empty' | 'tooMany' | 'noRoom', string>;
};

type AnySchema = z.ZodMiniObject<{ email: z.ZodMiniType<string> }>;

type Options<S extends AnySchema> = {
  form: LeadForm;
  schema: S;
  toFields: (data: z.output<S>) => Record<string, string | boolean | undefined>;
  dueAt: (receivedAt: Date) => Promise<Date> | Date | null;
  /** Checks rules that concern several fields or the file. */
  check?: (values: FormValues, hasFile: boolean) => FieldErrors;
  file?: FileRules;
  job?: Lead['job'];
};

export type Received = { result: SubmissionResult; status: number };

/**
 * Handles the submission of any form: rate limit, spam checks, validation, then stores the lead on disk. Suspected spam
 * gets the same response as other leads, and is stored for review. (Newsletter links: newsletter/receive-subscription.)
 */
export async function receiveLead<S extends AnySchema>(request: Request, options: Options<S>): Promise<Received> {
  const { form, schema, toFields, dueAt, check, file: rules, job = null } = options;
  let values: FormValues = {};
  const refuse = (refusal: Refusal, status: number): Received => ({
    result: { status: 'refused', refusal, values },
    status,
  });

  if (request.method !== 'POST') return refuse({ reason: 'unreadable' }, 405);
  const minutes = await minutesToWait('attempt', form, request);
  let formData: FormData;
  try {
    // A file that is too large is read up to twice its limit: the visitor gets the other values back.
    formData = await readForm(request, TEXT_FORM_BYTES, minutes === null && rules ? 2 * rules.maxBytes : 0);
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    if (minutes !== null) return refuse({ reason: 'tooMany', minutes }, 429);
    return refuse({ reason: error.status === 413 ? 'tooLarge' : 'unreadable' }, error.status);
  }
  const sent = readValues(formData);
  values = pickFields(sent, Object.keys(schema.shape));
  // The form was parsed although the limit is exceeded, so that visitors without JavaScript get their input back.
  if (minutes !== null) return refuse({ reason: 'tooMany', minutes }, 429);

  const suspicion = await findSuspicion(sent);
  const upload = rules ? await readUpload(formData, rules) : NO_UPLOAD;
  const { data, errors } = checkValues(schema, values);
  const allErrors = inFormOrder(schema, {
    ...errors,
    ...check?.(values, upload.content !== null),
    ...(rules && upload.problem ? { [rules.field]: upload.problem } : {}),
  });
  if (!data || Object.keys(allErrors).length > 0)
    return { result: { status: 'invalid', errors: allErrors, values }, status: 422 };

  const minutesToSend = await minutesToWait('sending', form, request);
  if (minutesToSend !== null) return refuse({ reason: 'tooMany', minutes: minutesToSend }, 429);

  // Bots must not fill the disk and the media library: no file is stored with spam, and files have a limit of their own.
  const storesFile = upload.content !== null && suspicion === null;
  const fileProblem = rules && storesFile ? await findFileProblem(request, form, rules) : null;
  if (rules && fileProblem)
    return {
      result: { status: 'invalid', errors: { [rules.field]: fileProblem.message }, values },
      status: fileProblem.status,
    };

  const receivedAt = new Date();
  const fields = withoutUndefined(toFields(data));
  const lead: Lead = {
    id: '',
    form,
    state: suspicion ? 'spam' : 'new',
    suspicion: suspicion && upload.content ? `${suspicion} Its file was not stored.` : suspicion,
    fields,
    sender: { name: String(fields.name ?? ''), email: data.email },
    file: null,
    job,
    sourcePage: pageOfForm(sent, request).slice(0, 300),
    cameFrom: storable((sent[VISIT_FIELDS.cameFrom] ?? '').slice(0, 300)),
    landingPage: landingPageOf(sent),
    campaign: campaignOf(sent[VISIT_FIELDS.campaign] || formPageQuery(request)),
    receivedAt: receivedAt.toISOString(),
    dueAt: (await dueAt(receivedAt))?.toISOString() ?? null,
  };
  const contentHash = hashContent(lead, upload.content);
  lead.id = leadId(submissionId(sent[SUBMISSION_FIELDS.submissionId]), contentHash, receivedAt.getTime());
  try {
    const queue = await leadQueue();
    if (upload.content && storesFile)
      lead.file = {
        stored: await queue.storeFile(upload.content, upload.extension),
        name: upload.name,
        extension: upload.extension,
        mime: upload.mime,
      };
    const destinations = await destinationsOf(lead, env());
    // A lead without a destination is not stored: nothing would ever erase it.
    if (destinations.length === 0)
      return {
        result: { status: 'sent', receivedAt: lead.receivedAt, receipt: signReceipt({ form, job }, lead.receivedAt) },
        status: 200,
      };
    const stored = await queue.add(lead, contentHash, destinations);
    if (!stored.isNew && lead.file) await queue.removeFile(lead.file.stored).catch(() => {});
    const receipt = signReceipt({ form, job }, stored.receivedAt);
    return { result: { status: 'sent', receivedAt: stored.receivedAt, receipt }, status: 200 };
  } catch (error) {
    // The file is not removed: if the connection broke, the database may have stored the lead. `tidy` removes orphans.
    log.error({ err: error, form }, 'A lead could not be stored and was rejected');
    return refuse({ reason: 'failed' }, 503);
  }
}

function landingPageOf(sent: FormValues): string {
  const page = storable((sent[VISIT_FIELDS.landingPage] ?? '').slice(0, 300));
  return isSitePath(page) ? page : '';
}

/** The path of the form's page. Forms that can be on any page submit it in a field. */
function pageOfForm(sent: FormValues, request: Request): string {
  const page = sent[SUBMISSION_FIELDS.page] ?? '';
  return isSitePath(page) && /^[\w\-./~%]+$/.test(page) ? page : new URL(request.url).pathname.replace(/\/send$/, '');
}

/** Without JavaScript no field has the campaign: it is only in the URL of the form's page, which is the referrer. */
function formPageQuery(request: Request): string {
  const address = request.headers.get('referer') ?? '';
  return URL.canParse(address) ? new URL(address).search : '';
}

type Upload =
  | { content: Uint8Array<ArrayBuffer>; name: string; mime: string; extension: string; problem: null }
  | { content: null; problem: string | null };
const NO_UPLOAD: Upload = { content: null, problem: null };

async function readUpload(formData: FormData, { field, maxBytes, problems }: FileRules): Promise<Upload> {
  const file = formData.get(field);
  // If no file is chosen, browsers send an empty file without a name.
  if (!(file instanceof File) || (file.size === 0 && !file.name)) return NO_UPLOAD;
  if (file.size === 0) return { content: null, problem: problems.empty };
  if (file.size > maxBytes) return { content: null, problem: problems.size };
  const content = new Uint8Array(await file.arrayBuffer());
  const type = await documentType(content);
  if (!type) return { content: null, problem: problems.type };
  return { content, name: safeFileName(file.name, type.extension), ...type, problem: null };
}

async function findFileProblem(
  request: Request,
  form: LeadForm,
  { problems }: FileRules,
): Promise<{ message: string; status: number } | null> {
  // If the queue cannot be opened, storing the lead reports it.
  const hasRoom = await leadQueue()
    .then((queue) => queue.hasDiskSpace())
    .catch(() => true);
  if (!hasRoom) {
    log.error({ form }, 'The disk has less than 500 MB left: files of visitors are rejected');
    return { message: problems.noRoom, status: 503 };
  }
  const minutes = await minutesToWait('file', form, request);
  return minutes === null ? null : { message: interpolate(problems.tooMany, { minutes }), status: 429 };
}

/** The CMS's database rejects control characters and lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern is meant to match them
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const storable = (text: string): string => text.toWellFormed().replace(CONTROL_CHARACTERS, '');

function pickFields(values: FormValues, names: string[]): FormValues {
  const picked: FormValues = {};
  for (const name of names) {
    const text = storable(values[name] ?? '').trim();
    if (text) picked[name] = text;
  }
  return picked;
}

function withoutUndefined(fields: Record<string, string | boolean | undefined>): Lead['fields'] {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string | boolean] => entry[1] !== undefined),
  );
}

const submissionId = (text: string | undefined): string | null => (text && /^[0-9a-f]{32}$/.test(text) ? text : null);
