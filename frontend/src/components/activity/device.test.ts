import { describe, expect, it } from 'vitest';
import { deviceName } from './device';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('deviceName', () => {
  it.each([
    [`${MAC} Version/26.0 Safari/605.1.15`, 'Safari on macOS'],
    [`${MAC} Chrome/140.0 Safari/537.36`, 'Chrome on macOS'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['curl/7.88.1', 'curl'],
    ['Tool/1.0', 'Tool'],
  ])('of %s is %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });

  it('is a dash for nothing', () => {
    expect(deviceName(null)).toBe('—');
  });
});
