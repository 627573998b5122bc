import type SvgIcon from '@mui/material/SvgIcon';
import type { Tone } from '@/theme/palette';

export interface NavItem {
  label: string;
  to: string;
  icon: typeof SvgIcon;
  /** The kinds of work that wait behind it, as the server names them (`registrations`). */
  waits?: readonly string[];
  /** How much waits behind it. */
  badge?: number;
  /** Marks the item only on its own address, not on those below it. */
  end?: boolean;
}

/** A block of the side navigation. */
export interface NavGroup {
  /** Under this name the browser remembers whether the group is folded. */
  id: string;
  /** A group without one, usually the first, is always open. */
  label?: string;
  /** Folded until somebody opens it or goes to one of its pages. */
  isFolded?: boolean;
  items: NavItem[];
}

/** Something the palette can take a person to. */
export interface Command {
  label: string;
  to: string;
  /** Heading it stands under. */
  group: string;
  hint?: string;
  /** What state it is in. */
  status?: { label: string; tone: Tone };
  /** What going there does, such as “Record payment”. */
  action?: string;
  /** It is somebody else's page, which opens beside this one. */
  isElsewhere?: boolean;
}

/** Whether the item stands for the page at the address. */
export function isAt({ to, end }: Pick<NavItem, 'to' | 'end'>, pathname: string): boolean {
  return pathname === to || (!end && pathname.startsWith(`${to}/`));
}

/** The menu with how much waits behind each of its items, by the counts of each kind of work. */
export function withBadges(
  nav: NavGroup[],
  waiting: Readonly<Record<string, number | undefined>>,
): NavGroup[] {
  const counted = (item: NavItem): NavItem => {
    const badge = (item.waits ?? []).reduce((sum, kind) => sum + (waiting[kind] ?? 0), 0);
    return badge > 0 ? { ...item, badge } : item;
  };
  return nav.map((group) => ({ ...group, items: group.items.map(counted) }));
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
