import { useState } from 'react';
import { readStored, writeStored } from '@/lib/storage';
import { isAt, type NavGroup } from './nav';

type Folds = Readonly<Record<string, boolean>>;

function read(key: string): Folds {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Folds) : {};
  } catch {
    return {};
  }
}

/**
 * Which groups of the menu are open. What somebody folds stays folded in this browser; the group of the page that is
 * shown opens by itself, so that the way back is always in sight.
 */
export function useFolds(key: string, pathname: string) {
  const [folds, setFolds] = useState(() => read(key));
  /** The page at which its own group was folded. */
  const [foldedAt, setFoldedAt] = useState<string>();
  const isHere = ({ items }: NavGroup) => items.some((item) => isAt(item, pathname));
  const isOpen = (group: NavGroup): boolean => {
    if (!group.label) return true;
    if (isHere(group)) return foldedAt !== pathname;
    return !(folds[group.id] ?? group.isFolded ?? false);
  };
  const turn = (group: NavGroup) => {
    const next = { ...read(key), [group.id]: isOpen(group) };
    setFolds(next);
    writeStored(key, JSON.stringify(next));
    if (isHere(group)) setFoldedAt(isOpen(group) ? pathname : undefined);
  };
  return { isOpen, turn };
}
