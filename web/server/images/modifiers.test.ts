import { describe, expect, it } from 'vitest';
import { readModifiers, withinLimits } from './modifiers.ts';

describe('image modifiers', () => {
  it('are the same in each syntax of ipx', () => {
    const spellings = ['f_webp,w_640,q_70', 'q_70&f_webp&w_640', 'w:640,q=70,f_webp'];
    expect(new Set(spellings.map((text) => readModifiers(text)?.key))).toEqual(new Set(['f_webp,q_70,w_640']));
  });

  it('can be empty', () => expect(readModifiers('_')).toEqual({ values: {}, key: '' }));

  it('include format, fit, size, quality, background and the blur of the placeholder', () => {
    expect(readModifiers('f_png,fit_cover,s_10x10,q_50,b_FFF,blur_3')?.values).toEqual({
      f: 'png',
      fit: 'cover',
      s: '10x10',
      q: '50',
      b: '#fff',
      blur: '3',
    });
  });

  it('have one size instead of width and height', () => {
    expect(readModifiers('w_300,h_200')?.values).toEqual({ s: '300x200' });
  });

  it('have limited sides', () => {
    expect(withinLimits({ f: 'webp' })).toEqual({ f: 'webp', w: '3200' });
    expect(withinLimits({ f: 'webp', h: '20' })).toEqual({ f: 'webp', h: '20' });
  });

  it.each([
    '',
    'x_1',
    'rotate_90',
    'w',
    'w_',
    'w_0',
    'w_-1',
    'w_1.5',
    'w_1e3',
    'w_0x10',
    'w_3201',
    'w_99999999999',
    'w_NaN',
    'w_640,w_640',
    's_10x',
    's_10x10x10',
    's_4000x10',
    'q_101',
    'q_0',
    'f_avif',
    'f_svg',
    'f_../../x',
    'fit_stretch',
    'b_red',
    'b_12345',
    'blur_2',
    'blur_300',
    'constructor_1',
    '__proto___1',
    'w_640,',
    ',',
    '_,_',
  ])('are rejected: %j', (text) => expect(readModifiers(text)).toBeNull());
});
