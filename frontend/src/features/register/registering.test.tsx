import { fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { confirmedAge } from '@/lib/age';
import { onGet, problem, server, SETTINGS } from '@/testing/server';
import { field, fill, findToast, heading, PATIENCE, visit } from '@/testing/visit';
import { agree, choose, PERSON, PLACE, press } from './testParts';

const CALL = `${window.location.origin}/api/auth/register`;
describe('sending', () => {
  it('focuses the first field at fault and sends nothing', async () => {
    visit('/register/wholesaler');
    await heading('Wholesaler Application');
    fill({ 'First name': 'Lina' });
    press('Submit application');
    expect(await screen.findByText('Last name is required.')).toBeInTheDocument();
    await waitFor(() => expect(field('Last name')).toHaveFocus());
  });

  it('says what documents are missing and goes to the first one', async () => {
    visit('/register/agent');
    await heading('Become an Agent');
    fill({ ...PERSON, ...PLACE });
    agree();
    press('Create agent account');
    expect(await findToast('Missing agent verification')).toBeInTheDocument();
    expect(screen.getByLabelText(/^ID Document/)).toHaveFocus();
    expect(screen.getByLabelText(/^ID Document/)).toBeInvalid();
  });

  it('refuses a file of another type before it is sent, and shows a picture with its size', async () => {
    visit('/register/agent');
    await heading('Become an Agent');
    const input = screen.getByLabelText(/^ID Document/);
    expect(input).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png');
    choose(/^ID Document/, 'passport.exe');
    expect(await screen.findByText(/passport.exe isn’t a supported file type/)).toBeInTheDocument();
    choose(/^Wallet Proof/, 'wallet.png');
    expect(await screen.findByText('wallet.png')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Remove wallet.png' }));
    expect(screen.queryByText('wallet.png')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Wallet Proof/)).toHaveFocus();
  });

  it('takes several shop photos, pictures only', async () => {
    visit('/register/dealer');
    await heading('Become a Dealer');
    const photos = screen.getByLabelText(/^Shop Photos/);
    expect(photos).toHaveAttribute('multiple');
    expect(photos).toHaveAttribute('accept', '.jpg,.jpeg,.png');
    choose(/^Shop Photos/, ...Array.from({ length: 11 }, (_, index) => `${index}.png`));
    expect(await screen.findByText('You can upload up to 10 files.')).toBeInTheDocument();
  });

  it('sends a customer, says so and goes to the customer’s sign-in', async () => {
    let sent: unknown;
    server.use(
      http.post(CALL, async ({ request }) => {
        sent = await request.json();
        await delay(400);
        return HttpResponse.json({ user: {}, message: 'ok' }, { status: 201 });
      }),
    );
    const { router } = visit('/ref/K7M2QX9T');
    await heading('Customer Sign Up Page');
    expect(screen.getByText(/special pricing/)).toHaveTextContent(/earns commission/);
    fill({ ...PERSON, ...PLACE });
    agree();
    press('Create customer account');
    const pending = { name: 'Creating Customer Account...' };
    await waitFor(() => expect(screen.getByRole('button', pending)).toBeDisabled());
    expect(await findToast('Customer account created successfully!')).toBeInTheDocument();
    expect(screen.getByText('Welcome to the Platform')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login/customer'));
    // The form of before has a field of this name, too.
    await heading('Customer sign-in');
    expect(field('Username')).toHaveValue('lina');
    expect(sent).toMatchObject({
      role: 'customer',
      referredBy: 'K7M2QX9T',
      country: 'Malaysia',
      zone: 'Kuala Lumpur',
      confirmPassword: 'correct-horse',
      acceptTerms: true,
    });
  });

  it.each([
    [
      '/register/customer',
      'Create customer account',
      'Registration failed',
      'Failed to create account',
      PLACE,
    ],
    [
      '/register/wholesaler',
      'Submit application',
      'Registration Failed',
      'Failed to register. Please try again.',
      { ...PLACE, 'Company name': 'Harbour', 'Distribution regions': 'Asia' },
    ],
    [
      '/register/manufacturer',
      'Register company',
      'Registration Failed',
      'An error occurred during registration.',
      {
        ...PLACE,
        'Company name': 'Harbour',
        'Business type': 'Trading',
        Phone: '1',
        'Company address': 'Here',
      },
    ],
  ])('%s says in its own words that it failed', async (path, button, title, sentence, more) => {
    server.use(http.post(CALL, () => new HttpResponse(null, { status: 500 })));
    visit(path);
    await screen.findByRole('button', { name: button }, PATIENCE);
    fill({ ...PERSON, ...(more as Record<string, string>) });
    agree();
    press(button);
    expect(await findToast(title)).toBeInTheDocument();
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });

  it('shows the server’s sentence on its field, and how long to wait', async () => {
    server.use(
      http.post(CALL, () => {
        const answer = problem(429, 'Too many registrations.', { username: 'This name is taken.' });
        answer.headers.set('Retry-After', '30');
        return answer;
      }),
    );
    visit('/register/customer');
    await heading('Customer Sign Up Page');
    fill({ ...PERSON, ...PLACE });
    agree();
    press('Create customer account');
    expect(await findToast(/Too many registrations/)).toBeInTheDocument();
    expect(screen.getByText('This name is taken.')).toBeInTheDocument();
    expect(screen.getByText(/Please wait \d+ seconds/)).toBeInTheDocument();
  });
});

describe('an invitation', () => {
  it('by a code that is nobody’s is told at once', async () => {
    server.use(
      http.get(`${window.location.origin}/api/referrals/:code`, () =>
        problem(404, 'This referral code was not found.'),
      ),
    );
    visit('/ref/ZZZZZZZZ');
    await heading('Customer Sign Up Page');
    expect(await screen.findByText('Unknown referral code')).toBeInTheDocument();
    expect(screen.queryByText(/special pricing/)).not.toBeInTheDocument();
  });
});

describe('all that is wrong', () => {
  it('is said at once, passwords and birth date too', async () => {
    server.use(onGet('/api/settings/public', { ...SETTINGS, minimumAge: 21 }));
    visit('/register/customer');
    await heading('Customer Sign Up Page');
    await screen.findByLabelText(/^Date of birth/);
    fill({ ...PERSON, ...PLACE, 'Confirm password': 'another' });
    press('Create customer account');
    expect(await findToast(/mismatch/i)).toBeInTheDocument();
    expect(screen.getAllByText('Passwords do not match').length).toBeGreaterThan(0);
    expect(screen.getByText(/Date of birth is required/)).toBeInTheDocument();
    expect(screen.getByText('Agree to the terms to register.')).toBeInTheDocument();
  });

  it('says everything that is missing at once, the terms and the birth date too', async () => {
    server.use(onGet('/api/settings/public', { ...SETTINGS, minimumAge: 21 }));
    visit('/register/customer');
    await heading('Customer Sign Up Page');
    await screen.findByLabelText(/^Date of birth/);
    press('Create customer account');
    expect(await screen.findByText('First name is required.')).toBeInTheDocument();
    expect(screen.getByText(/Date of birth is required/)).toBeInTheDocument();
    expect(screen.getByText('Agree to the terms to register.')).toBeInTheDocument();
    await waitFor(() => expect(field('First name')).toHaveFocus());
  });
});

describe('after a birth date', () => {
  it('nobody is asked for their age again', async () => {
    server.use(
      onGet('/api/settings/public', { ...SETTINGS, minimumAge: 21 }),
      http.post(CALL, () => HttpResponse.json({ user: {}, message: 'ok' }, { status: 201 })),
    );
    const { router } = visit('/register/customer');
    await heading('Customer Sign Up Page');
    const birthDate = await screen.findByLabelText(/^Date of birth/);
    fill({ ...PERSON, ...PLACE });
    fireEvent.change(birthDate, { target: { value: '1990-01-01' } });
    agree();
    press('Create customer account');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login/customer'));
    expect(confirmedAge()).toBe(21);
    await router.navigate('/products');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the rules of the trade', () => {
  it('ask customers for their birth date and close a country', async () => {
    server.use(
      onGet('/api/settings/public', {
        ...SETTINGS,
        minimumAge: 21,
        closedCountries: ['Singapore'],
      }),
    );
    visit('/register/customer');
    await heading('Customer Sign Up Page');
    const birthDate = await screen.findByLabelText(/^Date of birth/);
    fill({ ...PERSON, Country: 'singapore', Zone: 'Central' });
    expect(await screen.findByText('We don’t sell to consumers in Singapore.')).toBeInTheDocument();
    fireEvent.change(birthDate, { target: { value: `${new Date().getFullYear() - 20}-01-01` } });
    agree();
    press('Create customer account');
    expect(
      await screen.findByText('You must be at least 21 years old to register.'),
    ).toBeInTheDocument();
    expect(birthDate).toHaveFocus();
  });

  it('ask nobody for a birth date where the age is 0', async () => {
    visit('/register/customer');
    await heading('Customer Sign Up Page');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByLabelText(/^Date of birth/)).not.toBeInTheDocument();
  });

  it('let a sub-agent register under the code of its agent, with both documents', async () => {
    const { router } = visit('/ref/K7M2QX9T?role=sub-agent');
    await heading('Become an Agent');
    expect(field('Account type')).toHaveValue('sub-agent');
    expect(field('Your agent’s referral code')).toHaveValue('K7M2QX9T');
    fill({ ...PERSON, ...PLACE });
    agree();
    press('Create agent account');
    expect(await findToast('Missing sub-agent verification')).toBeInTheDocument();
    await router.navigate('/register/agent?role=sub-agent');
    fireEvent.click(await findToast('Leave'));
    await waitFor(() => expect(field('Your agent’s referral code')).toHaveValue(''));
  });
});
