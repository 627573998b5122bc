import type SvgIcon from '@mui/material/SvgIcon';

export interface NavItem {
  label: string;
  to: string;
  icon: typeof SvgIcon;
  /** A count worth seeing from anywhere, such as open requests. */
  badge?: number;
  /** The kind of thing that waits there, whose count the shell shows (`useWaiting` of features/waiting). */
  waits?: string;
  /** Marks the item only on its own address, not on those below it. */
  end?: boolean;
}

/** A block of the side navigation; the first one usually has no label. */
export interface NavGroup {
  label?: string;
  items: NavItem[];
}

/** Something the palette can take a person to. */
export interface Command {
  label: string;
  to: string;
  /** Heading it stands under. */
  group: string;
  hint?: string;
}

export function navCommands(nav: NavGroup[], fallback: string): Command[] {
  return nav.flatMap(({ label, items }) =>
    items.map((item) => ({ label: item.label, to: item.to, group: label ?? fallback })),
  );
}

/** Commands whose label or hint has every word that was typed. */
export function matchCommands(commands: Command[], query: string): Command[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label, hint }) => {
    const haystack = `${label} ${hint ?? ''}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}
