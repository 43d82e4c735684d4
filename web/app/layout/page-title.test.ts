import { describe, expect, it } from 'vitest';
import { pageDescription, pageTitle } from './page-title.ts';

describe('a generated title', () => {
  const siteName = 'Westfield';
  it('is the page and the studio', () => {
    expect(pageTitle({ title: 'Discovery workshop agenda', siteName })).toBe('Discovery workshop agenda | Westfield');
  });
  it('names the part of the site when it is short', () => {
    expect(pageTitle({ title: 'MVP scope canvas', siteName, part: 'Free resources' })).toBe(
      'MVP scope canvas | Free resources | Westfield',
    );
  });
  it('drops the studio when it is long, and is cut at a word when it is very long', () => {
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
  it('gets the tagline when it is short, and never exceeds 160 characters', () => {
    expect(pageDescription({ lead: 'Short.', tagline })).toBe(`Short. ${tagline}`);
    const cut = pageDescription({ lead: 'word, '.repeat(60), tagline });
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).toMatch(/word…$/);
  });
});
