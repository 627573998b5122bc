/** Fills a form as somebody without a mouse does: Tab from field to field, keys for everything else. */
import type { Page } from '@playwright/test';

export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** What a field gets, by its label: keys to type, `true` for a box to tick, files to choose. */
export type Keys = Record<string, string | true | Upload[]>;

interface Focused {
  label: string;
  kind: string;
}

/** What the focus is on: the label of a field, or the words of a button or link. */
function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    if (!element) return { label: '', kind: '' };
    // The drop zone of a file field is a label too; the one that names the field comes first.
    const words = element.labels?.[0]?.innerText ?? element.innerText ?? '';
    return { label: words.replace(/\s*\*\s*$/, '').trim(), kind: element.type ?? '' };
  });
}

async function give(page: Page, kind: string, value: Keys[string]) {
  if (Array.isArray(value)) {
    const opened = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await opened).setFiles(value);
  } else if (value === true) {
    await page.keyboard.press('Space');
  } else if (kind === 'date') {
    const [year, month, day] = value.split('-');
    await page.keyboard.type(`${month}${day}${year}`);
  } else {
    await page.keyboard.type(value);
  }
}

const MOST_STOPS = 120;

/** Goes through the page once, gives every named field its value, and presses the button with Enter. */
export async function fillByKeyboard(page: Page, keys: Keys, button: string): Promise<string[]> {
  // With one listener all the time, the browser is not told between two fields to show choosers itself and back again:
  // a chooser that was asked for in between was lost.
  page.on('filechooser', () => undefined);
  const waiting = new Map(Object.entries(keys));
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const { label, kind } = await focused(page);
    const name = [...waiting.keys()].find((wanted) => label.startsWith(wanted));
    const value = name === undefined ? undefined : waiting.get(name);
    if (name !== undefined && value !== undefined) {
      waiting.delete(name);
      await give(page, kind, value);
    } else if (label === button) {
      await page.keyboard.press('Enter');
      return [...waiting.keys()];
    }
  }
  throw new Error(
    `the button '${button}' was not reached; still waiting: ${[...waiting.keys()].join(', ')}`,
  );
}
