import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '@/testing/render';
import { user } from '@/testing/users';
import { RequireBuyer, RequireCompany, RequirePosition, RequireRole } from './guards';
import type { SessionUser } from './user';
import type { ReactNode } from 'react';

const inside = <p>inside</p>;

function visit(element: ReactNode, person?: SessionUser) {
  const at = '/guarded';
  const routes = [{ path: '*', element: <p>elsewhere</p> }];
  const { router, container } = renderWithProviders(element, {
    at,
    routes,
    ...(person ? { user: person } : {}),
  });
  return { where: router.state.location.pathname, isInside: container.textContent === 'inside' };
}

describe('RequireRole', () => {
  const admin = <RequireRole role="dealer">{inside}</RequireRole>;

  it('sends a guest to the login page of the role', () => {
    expect(visit(admin)).toEqual({ where: '/login/dealer', isInside: false });
  });

  it('sends a guest where it is told to, or home', () => {
    const told = <RequireRole role="dealer" redirectTo="/products" children={inside} />;
    expect(visit(told).where).toBe('/products');
    expect(visit(<RequireRole>{inside}</RequireRole>).where).toBe('/');
  });

  it('takes an inactive person for a guest', () => {
    const person = user({ role: 'dealer', isActive: false });
    expect(visit(admin, person).where).toBe('/login/dealer');
  });

  it('sends people of another role home', () => {
    expect(visit(admin, user({ role: 'agent' }))).toEqual({ where: '/', isInside: false });
  });

  it.each(['dealer', 'admin'])('shows the page to a %s', (role) => {
    expect(visit(admin, user({ role })).isInside).toBe(true);
  });

  it('lets a sub-agent in where agents may go', () => {
    const agents = <RequireRole role="agent">{inside}</RequireRole>;
    expect(visit(agents, user({ role: 'sub-agent' })).isInside).toBe(true);
  });
});

describe('RequirePosition', () => {
  const managers = <RequirePosition position="Manager">{inside}</RequirePosition>;

  it('shows the page to the position, written in any case, and to the admin', () => {
    expect(visit(managers, user({ role: 'employee', position: 'manager' })).isInside).toBe(true);
    expect(visit(managers, user({ role: 'admin' })).isInside).toBe(true);
  });

  it('sends other employees to the generic dashboard', () => {
    const driver = user({ role: 'employee', position: 'driver' });
    expect(visit(managers, driver).where).toBe('/dashboard/employee');
  });

  it('shows what stands for refusal when it is given', () => {
    const denied = <RequirePosition position="Manager" denied={<p>denied</p>} children={inside} />;
    visit(denied, user({ role: 'employee' }));
    expect(screen.getByText('denied')).toBeInTheDocument();
  });

  it('sends guests to the employee login and other roles home', () => {
    expect(visit(managers).where).toBe('/login/employee');
    expect(visit(managers, user({ role: 'dealer', position: 'Manager' })).where).toBe('/');
  });
});

describe('RequireBuyer', () => {
  it('sends guests to the customers’ door, and who does not buy to the own dashboard', () => {
    expect(visit(<RequireBuyer />).where).toBe('/login/customer');
    expect(visit(<RequireBuyer />, user({ role: 'warehouse' })).where).toBe('/warehouse/dashboard');
    expect(visit(<RequireBuyer />, user({ role: 'agent' })).where).toBe('/guarded');
  });
});

describe('RequireCompany', () => {
  const company = <RequireCompany door="/warehouse-login" />;
  const nobody = <RequireCompany door="/warehouse-login" admits={() => false} />;

  it.each([{ role: 'warehouse' }, { role: 'employee', position: 'Manager' }, { role: 'admin' }])(
    'lets in everybody of the company: %o',
    (person) => expect(visit(company, user(person)).where).toBe('/guarded'),
  );

  it('sends guests to its door, and customers home', () => {
    expect(visit(company).where).toBe('/warehouse-login');
    expect(visit(company, user({ role: 'customer' })).where).toBe('/');
  });

  it('sends people of the company to their dashboard whom a page does not admit', () => {
    expect(visit(nobody, user({ role: 'employee', position: 'manager' })).where).toBe(
      '/dashboard/manager',
    );
  });
});
