import {
  Button,
  Field,
  Flex,
  LinkButton,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  TextInput,
} from '@strapi/design-system';
import { useState } from 'react';
import type { Change, Lead, Settings } from './desk-data';
import { fillTemplate, mailto, stateLabel, templatesFor } from './lead-words';

const BLANK = {
  documentId: 'blank',
  name: 'Blank',
  subject: '',
  text: 'Hello {{first_name}},\n\n\n\n{{me}}\n{{studio}}',
  state_after: 'answered',
};

type Props = { lead: Lead; settings: Settings; onClose: () => void; onSent: (change: Change) => void };

/** Opens a reply in the user's mail program, which sends it, and records the reply in the lead's history. */
export function ReplyDialog({ lead, settings, onClose, onSent }: Props) {
  const templates = [...templatesFor(settings, lead), BLANK];
  const states = settings.types.find(({ name }) => name === lead.type)?.states ?? [];
  const start = (id: string) => {
    const template = templates.find(({ documentId }) => documentId === id) ?? BLANK;
    return {
      id,
      subject: fillTemplate(template.subject, lead, settings) || `Re: ${lead.about}`,
      text: fillTemplate(template.text, lead, settings),
      state: states.includes(template.state_after) ? template.state_after : 'answered',
    };
  };
  const [draft, setDraft] = useState(() => start(templates[0]?.documentId ?? BLANK.documentId));
  const set = (part: Partial<typeof draft>) => setDraft((current) => ({ ...current, ...part }));
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Reply to {lead.name}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Field.Root>
              <Field.Label>Template</Field.Label>
              <SingleSelect value={draft.id} onChange={(id) => setDraft(start(String(id)))}>
                {templates.map(({ documentId, name }) => (
                  <SingleSelectOption key={documentId} value={documentId}>
                    {name}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Field.Root>
            <Field.Root>
              <Field.Label>Subject</Field.Label>
              <TextInput value={draft.subject} onChange={({ target }) => set({ subject: target.value })} />
            </Field.Root>
            <Field.Root>
              <Field.Label>Text</Field.Label>
              <Textarea
                style={{ minHeight: '26rem' }}
                value={draft.text}
                onChange={({ target }) => set({ text: target.value })}
              />
            </Field.Root>
            <Field.Root>
              <Field.Label>Set state to</Field.Label>
              <SingleSelect value={draft.state} onChange={(state) => set({ state: String(state) })}>
                {states
                  .filter((state) => state !== 'new' && state !== 'spam')
                  .map((state) => (
                    <SingleSelectOption key={state} value={state}>
                      {stateLabel(state)}
                    </SingleSelectOption>
                  ))}
              </SingleSelect>
            </Field.Root>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Cancel
          </Button>
          <LinkButton
            tag="a"
            href={mailto(lead.email, draft.subject, draft.text)}
            onClick={() =>
              onSent({
                state: draft.state,
                reply: draft.subject.slice(0, 300),
                ...(lead.owner ? {} : { owner: settings.me }),
              })
            }
          >
            Open in mail program
          </LinkButton>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
