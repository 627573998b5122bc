// What passed and failed, said as the browser stories say it, so that scripts/test counts both alike.
let passed = 0;
const faults = [];

/** Runs one test. */
export async function test(name, run) {
  try {
    await run();
    passed += 1;
    console.log(`  ok ${name}`);
  } catch (fault) {
    faults.push(name);
    console.log(`\n  ${faults.length}) [integration] ${name}\n     ${fault.message.replaceAll('\n', '\n     ')}\n`);
  }
}

/** Says the sums; whether all passed. */
export function report() {
  if (faults.length > 0) console.log(`\n  ${faults.length} failed`);
  console.log(`  ${passed} passed`);
  return faults.length === 0 && passed > 0;
}
