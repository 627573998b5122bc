import { expect, it } from 'vitest';
import { doneToast, wordingOf } from './wording';

it.each([
  [
    'dealer',
    'Creating Dealer Account...',
    'Registration failed',
    'Failed to create dealer account',
  ],
  ['agent', 'Creating Agent Account...', 'Registration failed', 'Failed to create agent account'],
  ['customer', 'Creating Customer Account...', 'Registration failed', 'Failed to create account'],
  [
    'employee',
    'Creating employee account…',
    'Registration Failed',
    'Failed to create employee account',
  ],
  [
    'manufacturer',
    'Registering company…',
    'Registration Failed',
    'An error occurred during registration.',
  ],
  [
    'wholesaler',
    'Submitting application…',
    'Registration Failed',
    'Failed to register. Please try again.',
  ],
] as const)('a %s waits and fails in the words of the page', (kind, pending, title, sentence) => {
  expect(wordingOf(kind)).toMatchObject({ pending, failedTitle: title, failedText: sentence });
});

it.each([
  ['dealer', 'dealer', 'Dealer account created successfully!', 'Welcome to the Platform'],
  ['agent', 'agent', 'Agent account created successfully!', 'Welcome to the Platform'],
  ['agent', 'sub-agent', 'Sub-Agent account created successfully!', 'Welcome to the Platform'],
  ['customer', 'customer', 'Customer account created successfully!', 'Welcome to the Platform'],
  ['employee', 'employee', 'Employee account created successfully!', /pending approval by company/],
  ['manufacturer', 'manufacturer', 'Registration Successful!', /submitted for approval/],
  ['wholesaler', 'wholesaler', 'Registration Successful!', /submitted for approval/],
] as const)('a %s registered as %s is welcomed', (kind, role, title, sentence) => {
  const done = doneToast(kind, role);
  expect(done.title).toBe(title);
  expect(done.text).toMatch(sentence);
});
