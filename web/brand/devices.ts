import { useContext } from 'react';
import type { BrandName } from '#brand-names.ts';
import type { Devices } from './brand.ts';
import { BrandContext } from './brand-context.ts';
import { northquayDevices } from './northquay/devices.tsx';
import { plainDevices } from './plain/devices.tsx';

export const DEVICES: Record<BrandName, Devices> = { northquay: northquayDevices, plain: plainDevices };

export const useDevices = (): Devices => DEVICES[useContext(BrandContext)];
