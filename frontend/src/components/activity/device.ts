/** Order matters: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/curl\//, 'curl'],
] as const;
const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

type Table = readonly (readonly [RegExp, string])[];

function find(table: Table, agent: string): string | undefined {
  return table.find(([pattern]) => pattern.test(agent))?.[1];
}

/** "Safari on macOS" of a browser's own name; an unknown one is shown by its first word. */
export function deviceName(agent: string | null | undefined): string {
  if (!agent) return '—';
  const browser = find(BROWSERS, agent) ?? agent.split(/[\s/]/)[0] ?? agent;
  const system = find(SYSTEMS, agent);
  return system ? `${browser} on ${system}` : browser;
}
