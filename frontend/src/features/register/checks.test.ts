import { describe, expect, it } from 'vitest';
import { isoDay } from '@/lib/dates';
import { SETTINGS as DEFAULTS } from '@/testing/server';
import { faultsOf, refusal } from './checks';
import { defaultsOf, payload, type FormValues } from './formModel';
import { KINDS, type Kind } from './kinds';

const NOBODY = { code: '', asSubAgent: false };
const SETTINGS = { ...DEFAULTS, minimumAge: 21, closedCountries: ['Singapore'] };
const file = (name: string) => new File(['x'], name);

function values(kind: Kind, changes: FormValues = {}): FormValues {
  const filled = { password: 'correct-horse', confirmPassword: 'correct-horse', acceptTerms: true };
  return { ...defaultsOf(kind, NOBODY), ...filled, ...changes };
}
const say = (kind: Kind, changes: FormValues = {}) => {
  const refused = refusal(kind, values(kind, changes));
  return refused && [refused.title, refused.text];
};
const DEALER = {
  dealerId: 'D-1',
  companyName: 'Harbour',
  businessLicense: file('a.pdf'),
  bankStatement: file('b.pdf'),
  shopPhotos: [file('c.png')],
};

describe('passwords that differ', () => {
  it.each(['dealer', 'agent', 'customer'] as const)('are refused plainly for a %s', (kind) => {
    const words = ['Password mismatch', 'Passwords do not match'];
    expect(say(kind, { confirmPassword: 'other' })).toEqual(words);
  });

  it.each(['manufacturer', 'wholesaler', 'employee'] as const)('are refused for a %s', (kind) => {
    const words = ['Password Mismatch', 'Passwords do not match. Please try again.'];
    expect(say(kind, { confirmPassword: 'other' })).toEqual(words);
  });

  it('come before short ones', () => {
    expect(say('wholesaler', { password: 'abc', confirmPassword: 'ab' })?.[0]).toBe(
      'Password Mismatch',
    );
  });
});

describe('short passwords', () => {
  const short = { password: 'abcde', confirmPassword: 'abcde' };
  const sentence = 'Password must be at least 6 characters long.';

  it('have a title of each page', () => {
    expect(say('manufacturer', short)).toEqual(['Password Too Short', sentence]);
    expect(say('wholesaler', short)).toEqual(['Weak Password', sentence]);
  });

  it('of six characters pass', () => {
    expect(say('manufacturer', { password: 'abcdef', confirmPassword: 'abcdef' })).toBeNull();
  });

  it('are no matter of the pages without a rule', () => {
    expect(say('customer', short)).toBeNull();
    expect(say('dealer', { ...DEALER, ...short })).toBeNull();
  });
});

describe('documents', () => {
  it.each(['dealerId', 'companyName', 'businessLicense', 'bankStatement', 'shopPhotos'] as const)(
    'of a dealer need %s',
    (name) => {
      const changes = { ...DEALER, [name]: name === 'shopPhotos' ? [] : '' };
      const refused = refusal('dealer', values('dealer', changes));
      expect(refused?.title).toBe('Missing dealer verification');
      expect(refused?.text).toBe(
        'Please provide all required dealer documents: Dealer ID, Company License, Bank Statement, and Shop Photos',
      );
      expect(refused?.faults.map((fault) => fault.name)).toEqual([name]);
    },
  );

  it('of a dealer ask for a shop photo in plain words', () => {
    const refused = refusal('dealer', values('dealer', { ...DEALER, shopPhotos: [] }));
    expect(refused?.faults).toEqual([
      { name: 'shopPhotos', message: 'Add at least one shop photo.' },
    ]);
  });

  it('of a dealer are complete', () => {
    expect(say('dealer', DEALER)).toBeNull();
  });

  it.each(['idDocument', 'walletProof'])('of agents and sub-agents need %s', (name) => {
    const given = { idDocument: file('id.pdf'), walletProof: file('w.png'), [name]: null };
    const sentence = 'Please provide both ID Document and Wallet Proof';
    expect(say('agent', given)).toEqual(['Missing agent verification', sentence]);
    const title = 'Missing sub-agent verification';
    expect(say('agent', { ...given, agentKind: 'sub-agent' })).toEqual([title, sentence]);
  });

  it('of an employee are two', () => {
    const words = [
      'Missing verification documents',
      'Please provide both ID Document and Employment Letter',
    ];
    expect(say('employee', { idDocument: file('id.pdf') })).toEqual(words);
  });
});

describe('what our own pages ask for', () => {
  const faults = (kind: Kind, changes: FormValues) =>
    faultsOf(kind, values(kind, changes), SETTINGS).map(({ message }) => message);
  const thisYear = new Date().getFullYear();

  it('is the age of a customer', () => {
    expect(faults('customer', {})).toEqual(['Date of birth is required.']);
    expect(faults('customer', { birthDate: '1990-02-31' })).toEqual(['Enter your date of birth.']);
    expect(faults('customer', { birthDate: `${thisYear - 20}-01-01` })).toEqual([
      'You must be at least 21 years old to register.',
    ]);
    expect(faults('customer', { birthDate: isoDay().replace(/^\d+/, `${thisYear - 22}`) })).toEqual(
      [],
    );
  });

  it('is no age where the setting is 0, and for nobody else', () => {
    expect(faultsOf('customer', values('customer'), { ...SETTINGS, minimumAge: 0 })).toEqual([]);
    expect(faults('wholesaler', {})).toEqual([]);
  });

  it('is a country where consumers may buy', () => {
    const closed = { birthDate: '1990-01-01', country: ' singapore ' };
    expect(faults('customer', closed)).toEqual(['We don’t sell to consumers in Singapore.']);
    expect(faults('dealer', { country: 'Singapore' })).toEqual([]);
  });

  it('is the code of the agent a sub-agent works under', () => {
    expect(faults('agent', { agentKind: 'sub-agent' })).toEqual([
      'Your agent’s referral code is required.',
    ]);
  });

  it('is consent to the terms, of everybody', () => {
    for (const kind of Object.keys(KINDS) as Kind[])
      expect(faults(kind, { birthDate: '1990-01-01', acceptTerms: false }).at(-1), kind).toBe(
        'Agree to the terms to register.',
      );
  });
});

describe('what is sent', () => {
  it('has the role, and nothing that was left empty', () => {
    const sent = payload('employee', values('employee', { position: 'driver', employeeId: '' }));
    expect(sent).toMatchObject({ role: 'employee', position: 'driver', acceptTerms: true });
    expect(sent).not.toHaveProperty('employeeId');
    expect(sent).not.toHaveProperty('agentKind');
    expect(sent).not.toHaveProperty('birthDate');
  });

  it('waits for verification as a company, and has no second password as a wholesaler', () => {
    expect(payload('manufacturer', values('manufacturer'))).toMatchObject({
      verificationStatus: 'pending',
      confirmPassword: 'correct-horse',
    });
    expect(payload('wholesaler', values('wholesaler'))).toMatchObject({
      verificationStatus: 'pending',
    });
    expect(payload('wholesaler', values('wholesaler'))).not.toHaveProperty('confirmPassword');
  });

  it('names the referring agent: a number for dealers and agents, text for customers', () => {
    expect(payload('dealer', values('dealer', { referredBy: '12' })).referredBy).toBe(12);
    expect(payload('agent', values('agent', { referredBy: 'K7M2QX9T' })).referredBy).toBe(
      'K7M2QX9T',
    );
    expect(payload('customer', values('customer', { referredBy: ' 12 ' })).referredBy).toBe('12');
    expect(payload('employee', values('employee', { referredBy: '12' }))).not.toHaveProperty(
      'referredBy',
    );
  });

  it('is a sub-agent where that was chosen', () => {
    expect(payload('agent', values('agent', { agentKind: 'sub-agent' })).role).toBe('sub-agent');
  });
});
