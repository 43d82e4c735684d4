import { useMessages } from '../i18n/messages';
import { SegmentedControl } from '../ui/segmented-control';
import { useHydrated } from '../ui/use-hydrated';
import { chooseTheme, THEMES, useChosenTheme } from './chosen-theme';

/** Keeps its space until hydrated; without JavaScript it takes none. */
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
