/**
 * importCatalogue FILE: reads a CSV or XLSX file into the catalogue, all rows or none.
 * TIERWAY_URL and TIERWAY_TOKEN (scopes imports:read, imports:write) come from the environment.
 */
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

interface Import {
  id: number;
  state: string;
  totalRows: number;
  mapping: Record<string, string>;
  counts: Record<'create' | 'update' | 'same' | 'error', number>;
  error?: string;
}

interface Row {
  rowNumber: number;
  errors: { column: string; message: string }[];
}

interface Problem {
  detail: string;
  errors: { field: string; message: string }[];
}

const { TIERWAY_URL = 'http://localhost:8080', TIERWAY_TOKEN = '' } = process.env;

/** The answer as JSON; a refusal is thrown with its sentence. */
async function call<T>(method: string, path: string, body?: FormData | object): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(TIERWAY_URL + path, {
    method,
    headers: {
      Authorization: `Bearer ${TIERWAY_TOKEN}`,
      ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(30_000),
  });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json()) as Problem;
  throw new Error([problem.detail, ...problem.errors.map((one) => `${one.field}: ${one.message}`)].join('\n'));
}

/** Asks every second until the import is in another state. */
async function waitWhile(state: string, id: number): Promise<Import> {
  for (;;) {
    const found = await call<Import>('GET', `/api/imports/${id}`);
    if (found.state !== state) return found;
    await sleep(1000);
  }
}

async function importCatalogue(file: string) {
  // 1. Hand the file in. The answer suggests which column is which field.
  const form = new FormData();
  form.set('kind', 'products');
  form.set('file', await openAsBlob(file), basename(file));
  const { id, totalRows, mapping } = await call<Import>('POST', '/api/imports', form);
  console.log(`Import ${id} has ${totalRows} rows:`, mapping);

  // 2. Preview it: a job says of each row what it would do. Nothing is changed yet.
  await call('POST', `/api/imports/${id}/check`, {});
  const { counts } = await waitWhile('checking', id);
  console.log(Object.entries(counts).map((pair) => pair.join(' ')).join(', '));
  if (counts.error > 0) {
    const rows = await call<Row[]>('GET', `/api/imports/${id}/rows?outcome=error`);
    const faults = rows.flatMap((row) =>
      row.errors.map((error) => `row ${row.rowNumber}: ${error.column}: ${error.message}`),
    );
    throw new Error(faults.join('\n'));
  }
  if (counts.create + counts.update === 0) {
    console.log('Everything is stored already as the file says.');
    return;
  }

  // 3. Apply it, and see what came of it.
  await call('POST', `/api/imports/${id}/apply`);
  const done = await waitWhile('applying', id);
  if (done.state !== 'applied') throw new Error(`Import ${id} is ${done.state}: ${done.error ?? ''}`);
  console.log(`Import ${id} is applied`);
}

importCatalogue(process.argv[2] ?? '').catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
