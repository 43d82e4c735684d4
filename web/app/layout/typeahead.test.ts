import { describe, expect, it } from 'vitest';
import { createTypeahead } from './typeahead';

const labels = ['Company', 'Services', 'Technologies', 'Startups', 'Contact'];
const setUp = () => {
  let time = 0;
  const { find, reset } = createTypeahead(() => time);
  return { find, reset, wait: (ms: number) => (time += ms) };
};

describe('typeahead', () => {
  it('finds the next label with the letter and wraps around', () => {
    expect(setUp().find('c', labels, 0)).toBe(4);
    expect(setUp().find('C', labels, 4)).toBe(0);
  });
  it('reads letters in a row as one word', () => {
    const { find, wait } = setUp();
    expect(find('s', labels, 0)).toBe(1);
    wait(100);
    expect(find('t', labels, 1)).toBe(3);
  });
  it('walks on when one letter is repeated', () => {
    const { find, wait } = setUp();
    expect(find('s', labels, 0)).toBe(1);
    wait(100);
    expect(find('s', labels, 1)).toBe(3);
  });
  it('starts a new word after a pause', () => {
    const { find, wait } = setUp();
    find('s', labels, 0);
    wait(600);
    expect(find('t', labels, 1)).toBe(2);
  });
  it('starts a new word after another key', () => {
    const { find, reset } = setUp();
    find('s', labels, 0);
    reset();
    expect(find('t', labels, 1)).toBe(2);
  });
  it('finds nothing', () => {
    expect(setUp().find('z', labels, 0)).toBeNull();
  });
});
