import { defineMessages } from './i18n';

const { text } = defineMessages('device', { browserOn: '{{browser}} on {{system}}' });

/** The first match names it; the order matters, since Edge and Opera also call themselves Chrome. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

function first(names: readonly [RegExp, string][], agent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(agent))?.[1];
}

/** "Firefox on Windows"; a program that is no browser keeps the name it gives itself. */
export function deviceName(userAgent: string | null | undefined): string | null {
  const agent = userAgent?.trim();
  if (!agent) return null;
  const [browser, system] = [first(BROWSERS, agent), first(SYSTEMS, agent)];
  if (browser && system) return text('browserOn', { browser, system });
  return browser ?? system ?? agent.split(/[\s/]/, 1)[0] ?? agent;
}
