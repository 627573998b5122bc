#!/usr/bin/env node
// sbom.mjs VERSION: prints what the program consists of as CycloneDX 1.6.
import { components } from './components.mjs';

const version = process.argv[2];
const purl = { cargo: 'pkg:cargo/', npm: 'pkg:npm/', carried: 'pkg:generic/' };

const listed = components(process.cwd()).map((one) => {
  const id = `${purl[one.kind]}${one.name.split('/').map(encodeURIComponent).join('/')}${one.version ? `@${encodeURIComponent(one.version)}` : ''}`;
  return {
    type: 'library',
    'bom-ref': id,
    name: one.name,
    ...(one.version && { version: one.version }),
    ...(one.hash && { hashes: [one.hash] }),
    licenses: [{ expression: one.licence }],
    purl: id,
  };
});

const document = {
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: {
      type: 'application',
      'bom-ref': `tierway@${version}`,
      name: 'tierway',
      version,
      licenses: [{ expression: 'MIT OR Apache-2.0' }],
    },
  },
  components: listed,
};
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
