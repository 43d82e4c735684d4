import { useMessages } from '#app/i18n/messages.ts';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { chooseTheme, THEMES, useChosenTheme } from './chosen-theme.ts';

/** Hidden until hydration, with its space reserved. Without JavaScript it takes no space. */
export function ThemeSwitch() {
  const { theme: texts } = useMessages();
  const chosen = useChosenTheme();
  const isHydrated = useHydrated();
  return (
    <div className="theme-switch" data-ready={isHydrated}>
      <SegmentedControl
        label={texts.label}
        options={THEMES.map((value) => ({ value, label: texts[value] }))}
        value={chosen}
        onChange={chooseTheme}
      />
    </div>
  );
}
