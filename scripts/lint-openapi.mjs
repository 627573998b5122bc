// Lints openapi/openapi.json by the rules of redocly.yaml; warnings count as errors.
import { createRequire } from 'node:module';
import { join } from 'node:path';
const ROOT = join(import.meta.dirname, '..');
const { formatProblems, lint, loadConfig } = createRequire(join(ROOT, 'frontend/package.json'))('@redocly/openapi-core');

const config = await loadConfig({ configPath: join(ROOT, 'redocly.yaml') });
const problems = await lint({ ref: join(ROOT, process.argv[2] ?? 'openapi/openapi.json'), config });
if (problems.length > 0) {
  formatProblems(problems, { format: 'stylish', totals: { errors: 0, warnings: 0, ignored: 0 }, version: '' });
  console.log(`${problems.length} findings`);
  process.exit(1);
}
