const SHAPES = {
  'arrow-right': { box: 20, path: 'M2 10h15M11.5 4.5 17 10l-5.5 5.5', className: 'i-arrow' },
  'arrow-left': { box: 20, path: 'M18 10H3M8.5 4.5 3 10l5.5 5.5', className: '' },
  'arrow-down': { box: 20, path: 'M10 2v15M4.5 11.5 10 17l5.5-5.5', className: '' },
  chevron: { box: 12, path: 'M2 4l4 4 4-4', className: '' },
  menu: { box: 24, path: 'M3 7h18M3 12h18M9 17h12', className: '' },
  search: { box: 20, path: 'M8.5 2.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM13 13l5 5', className: '' },
  enlarge: { box: 20, path: 'M11.5 3H17v5.5M17 3l-6 6M8.5 17H3v-5.5M3 17l6-6', className: '' },
  close: { box: 24, path: 'M5 5l14 14M19 5 5 19', className: '' },
  heart: { box: 20, path: 'M10 17 3.2 10a4.2 4.2 0 0 1 6-5.9l.8.8.8-.8a4.2 4.2 0 0 1 6 5.9z', className: '' },
  tick: { box: 20, path: 'M3 10.5 8 15.5 17 5', className: '' },
  warning: { box: 20, path: 'M10 2.5 18.5 17h-17zM10 8v4M10 14.2v.6', className: '' },
} as const;

type IconName = keyof typeof SHAPES;

export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  const { box, path, className: iconClass } = SHAPES[name];
  return (
    <svg
      viewBox={`0 0 ${box} ${box}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      className={`${iconClass} ${className}`.trim() || undefined}
    >
      <path d={path} />
    </svg>
  );
}
