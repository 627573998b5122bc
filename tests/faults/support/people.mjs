// The company of the rows: an admin, an agent with customers, and products with stock.
import { caller, signIn } from '../../../scripts/support/servers.mjs';

const password = 'violet lantern 42';
const CUSTOMERS = 12;
const STOCK = 1_000_000;
/** The least that counts as a PDF. */
const PDF = `data:application/pdf;base64,${Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
).toString('base64')}`;

const person = (role, username) => ({
  role, username, email: `${username}@example.com`, password, confirmPassword: password, acceptTerms: true,
  firstName: 'Ada', lastName: 'Ng', birthDate: '1990-05-17', country: 'Malaysia', zone: 'Kuala Lumpur',
});

/** Another customer than the planted ones. */
export const newCustomer = (username) => person('customer', username);

async function mustRegister(url, path, body) {
  const { status, text } = await caller(url, {})('POST', path, body);
  if (status !== 201) throw new Error(`${body.username} could not register: ${status} ${text}`);
  return JSON.parse(text).user;
}

async function product(admin, name) {
  const body = { name, category: 'E-Liquids', unitPrice: '14.00', customerPrice: '14.00', agentPrice: '12.00', manufacturerCost: '5.00' };
  const { id } = await admin.must('POST', '/api/products', body);
  await admin.must('POST', '/api/inventory/transactions', { productId: id, quantity: STOCK, reason: 'production', type: 'in' });
  return id;
}

/** Fills an empty product; names with their sessions, and the ids of the products. */
export async function people(url) {
  await mustRegister(url, '/api/admin/register', person('admin', 'admin'));
  const admin = await signIn(url, 'admin', password);
  const cookies = { admin: admin.cookie };
  const values = { newCustomerPieces: '0', unpaidOrderHours: '', webhookPrivateAddresses: 'true' };
  await admin.must('PATCH', '/api/settings', { values: Object.entries(values).map(([key, value]) => ({ key, value })) });
  await admin.must('POST', '/api/commission-plans', {
    agentRate: '0.55', subAgentRate: '0.50', basisAmount: '14.00', bonusMaximum: '100.00', bonusPercent: 10, holdDays: 0, payoutMinimum: '0.01',
  });
  const agent = await mustRegister(url, '/api/auth/register', { ...person('agent', 'agent'), idDocument: PDF, walletProof: PDF });
  await admin.must('POST', `/api/users/${agent.id}/approve`, {});
  cookies.agent = (await signIn(url, 'agent', password)).cookie;
  const { referralCode } = await admin.must('GET', `/api/users/${agent.id}`);
  const customers = [];
  for (let number = 0; number < CUSTOMERS; number += 1) {
    const name = `customer${number}`;
    await mustRegister(url, '/api/auth/register', { ...person('customer', name), referredBy: referralCode });
    cookies[name] = (await signIn(url, name, password)).cookie;
    customers.push(name);
  }
  const products = [await product(admin, 'Harbour Mint'), await product(admin, 'Harbour Mango')];
  return { password, cookies, customers, products };
}
