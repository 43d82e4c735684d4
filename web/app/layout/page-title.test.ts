import { describe, expect, it } from 'vitest';
import { pageDescription, pageTitle } from './page-title.ts';

describe('a generated title', () => {
  const siteName = 'Westfield';
  it('consists of the page and the studio', () => {
    expect(pageTitle({ title: 'Discovery workshop agenda', siteName })).toBe('Discovery workshop agenda | Westfield');
  });
  it('includes the part of the site if it is short', () => {
    expect(pageTitle({ title: 'MVP scope canvas', siteName, part: 'Free resources' })).toBe(
      'MVP scope canvas | Free resources | Westfield',
    );
  });
  it('is without the studio if it is long, and cut at a word if it is very long', () => {
    const long = 'Why does my cursor pagination skip rows with equal times';
    expect(pageTitle({ title: long, siteName })).toBe(long);
    const veryLong = pageTitle({ title: `${long} and more, much more than that`, siteName });
    expect(veryLong).toBe('Why does my cursor pagination skip rows with equal times…');
    expect(veryLong.length).toBeLessThanOrEqual(60);
  });
});

describe('a generated description', () => {
  const tagline = 'Custom software for hospitals, clinics, warehouses and fleets.';
  it('is the lead', () => {
    const lead = 'The templates we use ourselves, with the notes that we write on them during a project.';
    expect(pageDescription({ lead, tagline })).toBe(lead);
  });
  it('includes the tagline if it is short, and has at most 160 characters', () => {
    expect(pageDescription({ lead: 'Short.', tagline })).toBe(`Short. ${tagline}`);
    const cut = pageDescription({ lead: 'word, '.repeat(60), tagline });
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).toMatch(/word…$/);
  });
});
