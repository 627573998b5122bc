/** The throwaway PostgreSQL of a run, where there is one. */
import { spawnSync } from 'node:child_process';

/** Whether the stories run on PostgreSQL, which several servers can share. */
export const onPostgres = process.env.TIERWAY_E2E_DATABASE === 'postgres';

function psql(statement: string) {
  const maintenance = process.env.TIERWAY_TEST_POSTGRES;
  if (!maintenance)
    throw new Error('TIERWAY_TEST_POSTGRES is not set: run this inside scripts/with-postgres');
  const done = spawnSync('psql', [maintenance, '-v', 'ON_ERROR_STOP=1', '-qc', statement], {
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(done.stderr);
  return maintenance;
}

/** Makes a database, as a copy of another if one is named. Its URL; empty for the embedded one, which is a file. */
export function createDatabase(name: string, copyOf?: string): string {
  if (!onPostgres) return '';
  const copied = copyOf ? ` TEMPLATE ${copyOf}` : '';
  return psql(`CREATE DATABASE ${name}${copied}`).replace(/\/[^/]*$/, `/${name}`);
}

/** Removes a database. */
export function dropDatabase(name: string) {
  if (onPostgres) psql(`DROP DATABASE IF EXISTS ${name}`);
}
