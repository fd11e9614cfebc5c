import { spawnSync } from 'node:child_process'

test('`npm test` fails for an unknown step and runs none', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['.ci/steps.mjs', 'lint', 'jset'], {
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/^Unknown steps: jset\. Choose from format, lint, /)
  expect([status, stdout]).toEqual([1, ''])
})
