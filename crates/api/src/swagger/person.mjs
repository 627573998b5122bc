// Who is signed in on the page: asks, signs in and out, and offers the people of the demo.

const listeners = new Set();
const element = (id) => document.getElementById(id);
let person;
let demo = { password: '', people: [] };

/** Somebody who wants to hear when another person is signed in; answers how to stop. */
export function onChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Username of who is signed in; undefined for a guest. */
export const current = () => person?.username;

/** Whether this instance holds demo data with this person. */
export const isDemoPerson = (username) => demo.people.length > 0 && Boolean(username);

async function post(address, body) {
  const json = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(address, { method: 'POST', ...json });
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => ({}));
  throw new Error(problem.detail ?? `The server answered ${answer.status}.`);
}

function show() {
  element('sign-in').hidden = Boolean(person);
  const who = element('who');
  who.replaceChildren();
  if (!person) {
    who.textContent = 'You are a guest: operations that are open to everybody work at once.';
  } else {
    const name = document.createElement('strong');
    name.textContent = `${person.fullName} (${person.username})`;
    const out = document.createElement('button');
    out.type = 'button';
    out.textContent = 'Sign out';
    out.addEventListener('click', () => attempt(signOut));
    who.append('Signed in as ', name, `, ${person.role}. `, out);
  }
  for (const button of element('demo-people').querySelectorAll('button')) {
    button.setAttribute('aria-pressed', String(button.dataset.username === person?.username));
  }
}

/** Asks who is signed in, and tells everybody when that has changed. */
export async function refresh() {
  const answer = await fetch('/api/auth/me').catch(() => undefined);
  const found = answer?.ok ? await answer.json() : undefined;
  const before = current();
  person = found?.user ?? found;
  show();
  if (current() !== before) for (const listener of listeners) listener();
}

export async function signIn(username, password = demo.password) {
  await post('/api/auth/login', { username, password });
  await refresh();
}

async function signOut() {
  await post('/api/auth/logout');
  await refresh();
}

/** Does something and says what went wrong. */
export async function attempt(action) {
  const fault = element('fault');
  fault.hidden = true;
  try {
    await action();
  } catch (reason) {
    fault.textContent = reason.message;
    fault.hidden = false;
    fault.scrollIntoView({ block: 'nearest' });
  }
}

function offer({ role, username, note }) {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.username = username;
  button.title = note;
  const name = document.createElement('strong');
  name.textContent = username;
  const part = document.createElement('span');
  part.textContent = role;
  button.append(name, part);
  button.addEventListener('click', () => attempt(() => signIn(username)));
  item.append(button);
  return item;
}

/** Brings the head of the page to life. */
export async function start() {
  element('sign-in').addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { username, password } = form.elements;
    attempt(async () => {
      await signIn(username.value.trim(), password.value);
      form.reset();
    });
  });
  const answer = await fetch('demo.json').catch(() => undefined);
  const told = answer?.ok ? await answer.json() : undefined;
  if (told) {
    demo = told;
    element('demo-password').textContent = demo.password;
    element('demo-people').replaceChildren(...demo.people.map(offer));
    element('demo').hidden = false;
  }
  await refresh();
}
