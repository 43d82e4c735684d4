import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { keyOf, type LeadSummary, type Settings } from './desk-data';
import { initialsOf, ownerName, shortTime, stateLabel, timeLeft } from './lead-words';

type Props = {
  leads: LeadSummary[];
  selected: string | null;
  settings: Settings;
  now: number;
  hasMore: boolean;
  hasFailed: boolean;
  onSelect: (key: string) => void;
  /** Null if there are no older leads, or the maximum is shown. */
  onLoadOlder: (() => void) | null;
};

export function LeadList({ leads, selected, settings, now, hasMore, hasFailed, onSelect, onLoadOlder }: Props) {
  return (
    <nav aria-label="Leads">
      <Box tag="ul">
        {leads.map((lead) => (
          <LeadRow
            key={keyOf(lead)}
            lead={lead}
            isSelected={keyOf(lead) === selected}
            settings={settings}
            now={now}
            onSelect={() => onSelect(keyOf(lead))}
          />
        ))}
      </Box>
      {(hasMore || hasFailed) && (
        <Flex justifyContent="center" padding={4}>
          {hasFailed ? (
            <Typography textColor="danger600" role="status">
              The leads couldn’t be loaded. Trying again in half a minute.
            </Typography>
          ) : onLoadOlder ? (
            <Button variant="tertiary" onClick={onLoadOlder}>
              Show older leads
            </Button>
          ) : (
            <Typography textColor="neutral600">Search to find older leads.</Typography>
          )}
        </Flex>
      )}
    </nav>
  );
}

type RowProps = { lead: LeadSummary; isSelected: boolean; settings: Settings; now: number; onSelect: () => void };

function LeadRow({ lead, isSelected, settings, now, onSelect }: RowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const { name, about, excerpt, state, isOpen, owner, dueAt, answeredAt, receivedAt, typeLabel } = lead;
  const due = isOpen && dueAt && !answeredAt ? timeLeft(dueAt, now) : null;
  const who = ownerName(owner, settings);
  return (
    <li>
      <Row ref={button} type="button" aria-current={isSelected || undefined} onClick={onSelect}>
        <Flex justifyContent="space-between" gap={2}>
          <Flex gap={2} minWidth={0}>
            {state === 'new' && <Dot aria-hidden />}
            <Typography ellipsis fontWeight={state === 'new' ? 'bold' : 'regular'} textColor="neutral800">
              {name || 'No name'}
            </Typography>
          </Flex>
          <Typography variant="pi" textColor="neutral600" style={{ flex: 'none' }}>
            {shortTime(receivedAt, now)}
          </Typography>
        </Flex>
        <Typography variant="pi" ellipsis textColor="neutral700" tag="div">
          {[typeLabel, about].filter(Boolean).join(' · ')}
        </Typography>
        {excerpt && (
          <Typography variant="pi" ellipsis textColor="neutral600" tag="div">
            {excerpt}
          </Typography>
        )}
        <Flex gap={2} paddingTop={1} justifyContent="space-between">
          <Typography variant="pi" fontWeight="semiBold" textColor={due?.colour ?? 'neutral600'}>
            {due?.text ?? stateLabel(state)}
          </Typography>
          {owner && (
            <Initials title={who} aria-label={`Owner: ${who}`} role="img">
              {initialsOf(who)}
            </Initials>
          )}
        </Flex>
      </Row>
    </li>
  );
}

const Row = styled.button`
  display: block;
  width: 100%;
  padding: 1.2rem 1.6rem;
  border: 0;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-left: 3px solid transparent;
  background: ${({ theme }) => theme.colors.neutral0};
  text-align: left;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  &[aria-current] {
    border-left-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;
const Dot = styled.span`
  flex: none;
  width: 0.8rem;
  height: 0.8rem;
  border-radius: 50%;
  background: ${({ theme }) => theme.colors.primary600};
`;
const Initials = styled.span`
  flex: none;
  width: 2.2rem;
  border-radius: 50%;
  background: ${({ theme }) => theme.colors.neutral200};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1rem;
  font-weight: 600;
  line-height: 2.2rem;
  text-align: center;
`;
