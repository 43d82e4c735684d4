import { Flex, Modal, Typography } from '@strapi/design-system';
import { useEffect, useRef } from 'react';

const SHORTCUTS = [
  ['j / k', 'Next or previous lead'],
  ['Enter', 'Go to the selected lead'],
  ['r', 'Reply'],
  ['e', 'Mark as answered'],
  ['a', 'Assign to me'],
  ['n', 'Write a note'],
  ['/', 'Search'],
  ['Esc', 'Leave a field or dialog'],
  ['?', 'Show this help'],
] as const;

/** Runs actions by key name, except while the user types or a dialog is open. */
export function useShortcuts(actions: Record<string, () => void>): void {
  const current = useRef(actions);
  current.current = actions;
  useEffect(() => {
    const run = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return;
      const isTyping = target.closest('input, textarea, [role="combobox"], [role="listbox"], [contenteditable="true"]');
      if (isTyping) {
        if (key === 'Escape') target.blur();
        return;
      }
      const action = current.current[key];
      if (!action || document.querySelector('[role="dialog"]')) return;
      // Enter already activates a focused button or link.
      if (key === 'Enter' && target.closest('a, button:not([aria-current])')) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', run);
    return () => document.removeEventListener('keydown', run);
  }, []);
}

export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Keyboard shortcuts</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={2} tag="dl">
            {SHORTCUTS.map(([keys, meaning]) => (
              <Flex key={keys} gap={4}>
                <Typography tag="dt" fontWeight="bold" style={{ width: '8rem' }}>
                  {keys}
                </Typography>
                <Typography tag="dd">{meaning}</Typography>
              </Flex>
            ))}
          </Flex>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
