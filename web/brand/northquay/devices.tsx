import type { Devices } from '#brand/brand.ts';
import { Flags } from './flags.tsx';
import { Skyline } from './skyline.tsx';

export const northquayDevices: Devices = { Hero: Skyline, Cover: Flags, Ornament: Flags };
