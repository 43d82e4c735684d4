/** A picture that Chromium renders from an HTML page. Sizes are in px. */
export type Picture = {
  /** Its name as an argument of `render-pictures.mjs`, such as `products/returns-desk-1`. */
  key: string;
  /** The HTML page, relative to this folder. */
  source: string;
  /** The image file, relative to `../media`. */
  target: string;
  width: number;
  height: number;
  /** The largest file size in bytes. */
  limit: number;
  isTransparent?: true;
  crop?: Crop;
};

/** The part of a product picture that phones or tablets show, on the picture's background. No text may cross its edges. */
export type Crop = {
  x: number;
  y: number;
  width: number;
  height: number;
  plate: Plate;
  /** Reaches the lower edge of the picture, for a phone whose screen continues below. */
  goesOn: boolean;
};

/** In px: the width of the file, the width of the crop in it, and the margin above and below. */
export type Plate = { width: number; shown: number; margin: number };

const PHONE: Plate = { width: 880, shown: 832, margin: 48 };
const TABLET: Plate = { width: 1408, shown: 1280, margin: 64 };

const COVERS = [
  'cash-logistics', 'exam-hall', 'fleet', 'handheld', 'heat-network', 'intake', 'invoice-matching', 'labs', 'outage-map',
  'pilot-booking', 'returns-desk', 'ward-roster',
];
const PRODUCTS = [
  'cash-logistics', 'dock-board', 'exam-hall', 'frozen-hall-slotting', 'glove-handheld', 'heat-network', 'invoice-matching',
  'lab-results', 'live-routes', 'outage-map', 'patient-check-in', 'pilot-booking', 'returns-desk', 'ward-roster',
].flatMap((name) => [`${name}-1`, `${name}-2`]);

/** In px of the whole picture. */
type Box = readonly [x: number, y: number, width: number, height: number];
const cropFor =
  (plate: Plate) =>
  ([x, y, width, height]: Box, goesOn = false): Crop => ({ x, y, width, height, plate, goesOn });
const crop = cropFor(PHONE);
const tabletCrop = cropFor(TABLET);

const CROPS: Record<string, Crop> = {
  'cash-logistics-1': crop([994, 400, 538, 298]),
  'cash-logistics-2': crop([580, 16, 441, 680], true),
  'exam-hall-1': crop([1211, 112, 326, 408]),
  'exam-hall-2': crop([1034, 236, 474, 536]),
  'glove-handheld-1': crop([55, 64, 470, 736]),
  'glove-handheld-2': crop([1162, 136, 372, 376]),
  'heat-network-1': crop([1220, 122, 316, 472]),
  'heat-network-2': crop([1208, 126, 334, 536]),
  'invoice-matching-2': crop([1078, 530, 442, 346]),
  'lab-results-1': crop([396, 120, 440, 550]),
  'lab-results-2': crop([580, 19, 441, 585], true),
  'live-routes-1': crop([804, 132, 384, 464]),
  'live-routes-2': crop([70, 130, 560, 746]),
  'outage-map-1': crop([1222, 116, 326, 506]),
  'outage-map-2': crop([580, 19, 441, 753], true),
  'patient-check-in-2': crop([580, 19, 441, 759], true),
  'pilot-booking-2': crop([580, 19, 441, 629], true),
  'returns-desk-1': crop([500, 56, 516, 720]),
  'returns-desk-2': crop([1076, 126, 466, 740]),
};

/** Products whose HTML has another layout for phones. */
const RESPONSIVE: Record<string, Crop> = {
  ...Object.fromEntries(
    [
      'dock-board-1', 'dock-board-2', 'frozen-hall-slotting-2', 'invoice-matching-1', 'patient-check-in-1', 'pilot-booking-1',
      'ward-roster-1',
    ].map((name) => [name, crop([20, 20, 664, 840])]),
  ),
  'frozen-hall-slotting-1': crop([20, 20, 664, 1000]),
  'ward-roster-2': crop([160, 23, 442, 706]),
};

const TABLET_CROPS: Record<string, Crop> = {
  'cash-logistics-2': tabletCrop([104, 16, 919, 724], true),
  'glove-handheld-1': tabletCrop([55, 64, 980, 736]),
  'lab-results-2': tabletCrop([578, 19, 919, 690], true),
  'outage-map-2': tabletCrop([104, 19, 919, 690], true),
  'patient-check-in-2': tabletCrop([104, 19, 919, 759], true),
  'pilot-booking-2': tabletCrop([578, 19, 919, 652], true),
};

/** Products whose HTML has another layout for tablets, with the size of the window in it. */
const TABLET_LAYOUTS: Record<string, readonly [width: number, height: number]> = {
  'cash-logistics-1': [960, 712],
  'dock-board-1': [1100, 800],
  'dock-board-2': [960, 732],
  'exam-hall-1': [1146, 890],
  'exam-hall-2': [950, 752],
  'frozen-hall-slotting-1': [900, 706],
  'frozen-hall-slotting-2': [960, 752],
  'glove-handheld-2': [1020, 756],
  'heat-network-1': [1164, 890],
  'heat-network-2': [1148, 900],
  'invoice-matching-1': [1010, 792],
  'invoice-matching-2': [930, 752],
  'lab-results-1': [1014, 740],
  'live-routes-1': [980, 752],
  'live-routes-2': [1200, 760],
  'outage-map-1': [880, 720],
  'patient-check-in-1': [1040, 690],
  'pilot-booking-1': [880, 676],
  'returns-desk-1': [1060, 722],
  'returns-desk-2': [1010, 704],
  'ward-roster-1': [930, 690],
};

/** Devices without a background, for the row on the home page. */
const CUTOUTS: Record<string, [width: number, height: number]> = {
  intake: [360, 750],
  slotting: [1280, 833],
  handheld: [340, 714],
  dock: [880, 617],
  labs: [1080, 764],
};

/** Drawings in the answers of Overflow. */
const DRAWINGS = [
  'cursor-pagination-with-equal-timestamps', 'hl7-mllp-ack', 'idempotency-key-where-to-store', 'offline-scan-queue-app-kill',
  'serializable-double-booking', 'time-zones-in-a-roster',
];

/** Dos and don'ts of the brand page. */
const EXAMPLES = ['clear', 'water', 'picture', 'stretched', 'tilted', 'busy', 'place', 'object', 'moment', 'screen'];

const cropped = (name: string, suffix: 'narrow' | 'tablet', width: number, height: number, shown: Crop): Picture => ({
  key: `products/${name}-${suffix}`, source: `products/${name}.html`, target: `products/${name}-${suffix}.webp`,
  width, height, limit: suffix === 'narrow' ? 70_000 : 98_000, crop: shown,
});

export const PICTURES: readonly Picture[] = [
  ...COVERS.map((name) => ({
    key: `covers/${name}`, source: `covers/${name}.html`, target: `covers/${name}.webp`, width: 1600, height: 1200, limit: 118_000,
  })),
  ...PRODUCTS.map((name) => ({
    key: `products/${name}`, source: `products/${name}.html`, target: `products/${name}.webp`, width: 1600, height: 1000, limit: 98_000,
  })),
  ...Object.entries(CROPS).map(([name, shown]) => cropped(name, 'narrow', 1600, 1000, shown)),
  ...Object.entries(RESPONSIVE).map(([name, shown]) => cropped(name, 'narrow', 704, 1080, shown)),
  ...Object.entries(TABLET_CROPS).map(([name, shown]) => cropped(name, 'tablet', 1600, 1000, shown)),
  ...Object.entries(TABLET_LAYOUTS).map(([name, [width, height]]) =>
    cropped(name, 'tablet', width + 40, height + 40, tabletCrop([20, 20, width, height])),
  ),
  cropped('ward-roster-2', 'tablet', 960, 740, tabletCrop([18, 18, 918, 700])),
  ...Object.entries(CUTOUTS).map(([name, [width, height]]) => ({
    key: `cutouts/${name}`, source: `cutouts/${name}.html`, target: `cutouts/hero-${name}.webp`,
    width, height, limit: 80_000, isTransparent: true as const,
  })),
  ...DRAWINGS.map((name) => ({
    key: `drawings/${name}`, source: `drawings.html?${name}`, target: `drawings/${name}.svg`, width: 1320, height: 472, limit: 60_000,
  })),
  ...EXAMPLES.map((name) => ({
    key: `brand/${name}`, source: `brand.html?${name}`, target: `brand/${name}.webp`, width: 1200, height: 800, limit: 60_000,
  })),
];
