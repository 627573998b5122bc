import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEPARTMENTS, POSITIONS } from '@/lib/workforce';
import { field, heading, visit } from '@/testing/visit';

const options = (label: string) =>
  within(field(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
    .filter(Boolean);
describe('each page', () => {
  it.each([
    ['/register/dealer', 'Become a Dealer', 'Create dealer account', '/register'],
    ['/register/agent', 'Become an Agent', 'Create agent account', '/register'],
    ['/register/customer', 'Customer Sign Up Page', 'Create customer account', '/register'],
    [
      '/register/manufacturer',
      'Manufacturer Company Registration',
      'Register company',
      '/login/manufacturer',
    ],
    ['/register/employee', 'Employee Registration', 'Create employee account', '/'],
    ['/register/wholesaler', 'Wholesaler Application', 'Submit application', '/register'],
  ])('%s has its title, button and way back', async (path, title, button, back) => {
    visit(path);
    await heading(title);
    expect(screen.getByRole('button', { name: button })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', back);
    const signIn = screen.getByText('Already have an account?').parentElement as HTMLElement;
    expect(within(signIn).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it('at /register leads to all six forms', async () => {
    visit('/register');
    await heading('Choose your registration type');
    for (const kind of ['manufacturer', 'wholesaler', 'employee', 'dealer', 'agent', 'customer'])
      expect(document.querySelector(`main a[href="/register/${kind}"]`)).toBeInTheDocument();
    expect(document.querySelector('main a[href="/login"]')).toBeInTheDocument();
  });

  it('shows a password and hides it again', async () => {
    visit('/register/customer');
    await heading('Customer Sign Up Page');
    const [show] = screen.getAllByRole('button', { name: 'Show password' });
    if (show) fireEvent.click(show);
    expect(field('Password')).toHaveAttribute('type', 'text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('Password')).toHaveAttribute('type', 'password');
  });

  it('has Malaysia and Kuala Lumpur as examples, and says what a dealer gets', async () => {
    visit('/register/dealer');
    await heading('Become a Dealer');
    expect(field('Country')).toHaveAttribute('placeholder', 'Malaysia');
    expect(field('Zone')).toHaveAttribute('placeholder', 'Kuala Lumpur');
    expect(screen.getByText(/Dealer Pricing/)).toHaveTextContent(/territory.*support/);
  });
});

describe('the lists', () => {
  it('of manufacturers', async () => {
    visit('/register/manufacturer');
    await heading('Manufacturer Company Registration');
    expect(options('Business type').join()).toBe(
      'Manufacturing,Trading,Import/Export,Distribution,Processing,Assembly',
    );
    expect(options('Country').join()).toBe(
      'United States,Canada,United Kingdom,Germany,France,Australia,Japan,Singapore,Malaysia,Thailand,Philippines,Indonesia,India,China',
    );
  });

  it('of wholesalers', async () => {
    visit('/register/wholesaler');
    await heading('Wholesaler Application');
    expect(options('Country').join()).toBe(
      'Malaysia,Singapore,Thailand,Indonesia,Philippines,Vietnam',
    );
  });

  it('of employees', async () => {
    visit('/register/employee');
    await heading('Employee Registration');
    expect(options('Position')).toEqual([...POSITIONS]);
    expect(options('Department')).toEqual([...DEPARTMENTS]);
    expect(POSITIONS.join()).toBe(
      'production-worker,quality-control,warehouse-staff,machine-operator,supervisor,team-leader,technician,maintenance,packing-staff,logistics,admin-staff,hr-staff,finance-staff,sales-staff,customer-service,security,cleaner,driver,other',
    );
    expect(DEPARTMENTS.join()).toBe(
      'production,quality-assurance,warehouse,logistics,maintenance,administration,human-resources,finance,sales,customer-service,security,facilities',
    );
  });
});
