import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { countOutcomes } from '../rules/outcome.ts'
import { readOutcomes, RESULTS, resultFiles } from '../rules/result-files.ts'
import { bringChromium } from './bring-chromium.ts'
import { bringEmulator } from './firebase/bring-emulator.ts'
import { runCommand } from './run-step.ts'
import { exitCodeOf, runSteps, summaryOf, type Step } from './run-steps.ts'

const vitest = (file: string, ...projects: readonly string[]): number =>
  runCommand('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(RESULTS, file)}`,
  ])

const STEPS: readonly Step[] = [
  { name: 'browser', run: bringChromium },
  { name: 'types', run: () => runCommand('tsc', ['-p', 'tsconfig.json']) },
  { name: 'lint', run: () => runCommand('npm', ['run', '-s', 'lint']) },
  { name: 'what nobody imports', run: () => runCommand('knip', []) },
  { name: 'what only tests import', run: () => runCommand('knip', ['-c', 'tests/architecture/knip.production.json']) },
  {
    name: 'tests without a browser',
    run: () => vitest('vitest-node.json', 'architecture', 'domain', 'application', 'adapters', 'ui'),
  },
  { name: 'build', run: () => runCommand('npm', ['run', '-s', 'build']) },
  // Some of these kill the built shop and time its return, so no other step runs beside them.
  { name: 'what must hold', needs: ['browser', 'build'], run: () => vitest('vitest-holds.json', 'holds', 'looks') },
  { name: 'stories', needs: ['browser'], run: () => vitest('vitest-storybook.json', 'storybook') },
  // Without it only the journeys that need it fail.
  { name: 'auth emulator', run: () => { bringEmulator(); return 0 } },
  {
    name: 'journeys', needs: ['browser', 'build'],
    run: () => runCommand('playwright', ['test', '-c', 'tests/e2e/playwright.config.ts']),
  },
  { name: 'rules', run: () => runCommand(process.execPath, ['tests/rules/print-rules.ts']) },
]

const started = performance.now()
mkdirSync(RESULTS, { recursive: true })
// Results of an earlier run would be counted as this one's.
for (const file of resultFiles()) rmSync(file)

const results = runSteps(STEPS)
process.exitCode = exitCodeOf(results)
const outcomes = readOutcomes(resultFiles())
const { passed, failed, unsteady } = countOutcomes(outcomes)
console.log(`\n${summaryOf(results)}`)
console.log(`\n${Math.round((performance.now() - started) / 1000)} s in all`)
console.log(`${passed} passed, ${failed} failed`)
for (const { title, file } of outcomes.filter(({ ended }) => ended === 'failed')) console.log(`failed: ${file}: ${title}`)
for (const test of unsteady) console.log(`passed only when it was tried again: ${test}`)
