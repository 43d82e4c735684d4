import {
  Box,
  Button,
  Divider,
  Field,
  Flex,
  Link,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  Typography,
} from '@strapi/design-system';
import { Check, Mail } from '@strapi/icons';
import { type ReactNode, type RefObject, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { MAX_NOTE_LENGTH } from '../../inbox/note-length';
import type { Change, HistoryEntry, Lead, Settings } from './desk-data';
import {
  campaignText,
  dayOf,
  describeChange,
  ownerName,
  pageLink,
  stateLabel,
  studioTime,
  timeLeft,
} from './lead-words';

/** Fields shown in the heading instead of among the answers. */
const HEADING_FIELDS = ['name', 'email'];
const TEXT_LENGTH = 80;
const VISIT_FIELDS = ['came_from', 'landing_page', 'campaign'];
const NO_OWNER = 'none';

type Props = {
  lead: Lead;
  settings: Settings;
  now: number;
  noteField: RefObject<HTMLTextAreaElement>;
  onChange: (change: Change) => Promise<boolean>;
  onReply: () => void;
};

export function LeadDetail({ lead, settings, now, noteField, onChange, onReply }: Props) {
  const { canChange, state, owner, isOpen } = lead;
  const type = settings.types.find(({ name }) => name === lead.type);
  const states = type?.states ?? [];
  const readers = type?.owners ?? [];
  const owners =
    !owner || readers.some(({ email }) => email === owner) ? readers : [...readers, { email: owner, name: owner }];
  const sent = lead.sent.filter(({ name }) => !HEADING_FIELDS.includes(name) && !VISIT_FIELDS.includes(name));
  const texts = sent.filter(({ value }) => isLong(value));
  const facts = sent.filter(({ value }) => !isLong(value));
  return (
    <Flex direction="column" alignItems="stretch" gap={6} padding={6} tag="article" aria-label={lead.name}>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
        <Box>
          <Typography variant="beta" tag="h2">
            {lead.name}
          </Typography>
          <Flex gap={2} paddingTop={1} wrap="wrap">
            <Link href={`mailto:${lead.email}`}>{lead.email}</Link>
            <Typography textColor="neutral600">{lead.typeLabel}</Typography>
          </Flex>
        </Box>
        {canChange && (
          <Flex gap={2}>
            {isOpen && (
              <Button variant="secondary" startIcon={<Check />} onClick={() => onChange({ state: 'answered' })}>
                Mark answered
              </Button>
            )}
            <Button startIcon={<Mail />} onClick={onReply}>
              Reply
            </Button>
          </Flex>
        )}
      </Flex>

      {lead.dueAt && <Due lead={lead} dueAt={lead.dueAt} settings={settings} now={now} />}

      <Flex gap={4} wrap="wrap">
        <Labelled label="State">
          <SingleSelect
            size="S"
            aria-label="State"
            disabled={!canChange}
            value={state}
            onChange={(value) => onChange({ state: String(value) })}
          >
            {states.map((value) => (
              <SingleSelectOption key={value} value={value}>
                {stateLabel(value)}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Labelled>
        <Labelled label="Owner">
          <SingleSelect
            size="S"
            aria-label="Owner"
            disabled={!canChange}
            value={owner || NO_OWNER}
            onChange={(value) => onChange({ owner: value === NO_OWNER ? null : String(value) })}
          >
            <SingleSelectOption value={NO_OWNER}>No owner</SingleSelectOption>
            {owners.map(({ email, name }) => (
              <SingleSelectOption key={email} value={email}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Labelled>
        {canChange && (
          <Box paddingTop={5}>
            {state === 'spam' ? (
              <Button size="S" variant="tertiary" onClick={() => onChange({ state: 'new' })}>
                Not spam
              </Button>
            ) : (
              <Button size="S" variant="tertiary" onClick={() => onChange({ state: 'spam' })}>
                Spam
              </Button>
            )}
          </Box>
        )}
      </Flex>

      {texts.map(({ name, label, value }) => (
        <Section key={name} title={label}>
          <Words>{value}</Words>
        </Section>
      ))}
      <Facts>
        {facts.map(({ name, label, value }) => (
          <Fact key={name} label={label}>
            {value}
          </Fact>
        ))}
        {lead.cv && (
          <Fact label="CV">
            <Link href={lead.cv.url} isExternal>
              {lead.cv.name}
            </Link>
          </Fact>
        )}
        {lead.job?.contact && <Fact label="Contact for this job">{lead.job.contact}</Fact>}
      </Facts>

      <Visit lead={lead} siteUrl={settings.studio.siteUrl} />

      <Section title="Notes and history">
        <Flex direction="column" alignItems="stretch" gap={3}>
          {lead.notes && <Words>{lead.notes}</Words>}
          {lead.history.length > 0 && (
            <Box tag="ol">
              {lead.history.map((entry) => (
                <Event key={`${entry.at}${entry.note ?? ''}`} entry={entry} settings={settings} />
              ))}
            </Box>
          )}
          {canChange && <NoteForm noteField={noteField} onSave={(note) => onChange({ note })} />}
        </Flex>
      </Section>

      <Divider />
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Typography variant="pi" textColor="neutral600">
          {lead.deletedAt && `Will be deleted automatically on ${dayOf(lead.deletedAt, settings.studio)}.`}
        </Typography>
        <Link tag={NavLink} to={lead.panelPath}>
          Open or delete the entry
        </Link>
      </Flex>
    </Flex>
  );
}

const isLong = (value: string): boolean => value.length > TEXT_LENGTH || value.includes('\n');

function Due({ lead, dueAt, settings, now }: { lead: Lead; dueAt: string; settings: Settings; now: number }) {
  const { colour, text } = timeLeft(dueAt, now);
  const time = studioTime(dueAt, settings.studio);
  if (!lead.isOpen || lead.answeredAt)
    return (
      <Typography variant="pi" textColor="neutral600">
        {lead.answeredAt
          ? `Answered ${studioTime(lead.answeredAt, settings.studio)}; promised by ${time}.`
          : `Promised by ${time}.`}
      </Typography>
    );
  return (
    <Flex gap={3} wrap="wrap">
      <Typography fontWeight="bold" textColor={colour}>
        {text}
      </Typography>
      <Typography textColor="neutral700">Reply promised by {time}</Typography>
    </Flex>
  );
}

/** Where the visitor came from. Paths on the site are links. */
function Visit({ lead, siteUrl }: { lead: Lead; siteUrl: string }) {
  const value = (name: string) => lead.sent.find((field) => field.name === name)?.value ?? '';
  const [cameFrom, landing, campaign] = VISIT_FIELDS.map(value);
  const page = (path: string) => {
    const href = pageLink(siteUrl, path);
    return href ? <Link href={href}>{path}</Link> : path;
  };
  if (!lead.sourcePage && !cameFrom && !landing && !campaign) return null;
  return (
    <Section title="Where it came from">
      <Facts>
        {lead.sourcePage && <Fact label="Sent from">{page(lead.sourcePage)}</Fact>}
        {landing && <Fact label="First page of the visit">{page(landing)}</Fact>}
        {cameFrom && <Fact label="Came from">{cameFrom}</Fact>}
        {campaign && <Fact label="Campaign">{campaignText(campaign)}</Fact>}
      </Facts>
    </Section>
  );
}

function Event({ entry, settings }: { entry: HistoryEntry; settings: Settings }) {
  const { at, by, note } = entry;
  return (
    <Box tag="li" paddingBottom={3}>
      <Typography variant="pi" textColor="neutral600">
        {ownerName(by, settings)} {note === undefined ? describeChange(entry, settings) : 'noted'} ·{' '}
        {studioTime(at, settings.studio)}
      </Typography>
      {note && <Words>{note}</Words>}
    </Box>
  );
}

type NoteFormProps = { noteField: RefObject<HTMLTextAreaElement>; onSave: (note: string) => Promise<boolean> };

function NoteForm({ noteField, onSave }: NoteFormProps) {
  const [note, setNote] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const { length } = note.trim();
  const isTooLong = length > MAX_NOTE_LENGTH;
  const canSave = length > 0 && !isTooLong && !isSaving;
  const save = async () => {
    setIsSaving(true);
    if (await onSave(note.trim())) setNote('');
    setIsSaving(false);
  };
  return (
    <Flex direction="column" alignItems="flex-end" gap={2}>
      <Field.Root
        width="100%"
        error={
          isTooLong &&
          `A note can have ${MAX_NOTE_LENGTH.toLocaleString('en')} characters. This one has ${length.toLocaleString('en')}.`
        }
      >
        <Textarea
          ref={noteField}
          aria-label="Note for colleagues"
          placeholder="A note for colleagues"
          style={{ minHeight: '7rem' }}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && canSave) save();
          }}
        />
        <Field.Error />
      </Field.Root>
      <Button size="S" variant="secondary" disabled={!canSave} onClick={save}>
        Add note
      </Button>
    </Flex>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box tag="section" aria-label={title}>
      <Typography variant="sigma" textColor="neutral600" tag="h3">
        {title}
      </Typography>
      <Box paddingTop={2}>{children}</Box>
    </Box>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box minWidth="18rem">
      <Typography variant="pi" fontWeight="bold" textColor="neutral800">
        {label}
      </Typography>
      {children}
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="pi" textColor="neutral600" tag="dt">
        {label}
      </Typography>
      <Typography textColor="neutral800" tag="dd" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr));
  gap: 1.6rem;
`;
const Words = styled.p`
  max-width: 72ch;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.5rem;
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
