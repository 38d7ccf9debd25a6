import { availableParallelism } from 'node:os'
import type { TestProjectConfiguration } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

/** A busy machine is slow, not wrong: only what hangs is stopped. Milliseconds. */
const LONGEST = 60_000

/** All cores, where Vitest would keep one for itself: of two that is half, and it has little to do once the tests run. */
const WORKERS = availableParallelism()

const inNode = (name: string, ...include: readonly string[]) => ({
  extends: true as const,
  test: {
    name, environment: 'node' as const, include: [...include], maxWorkers: WORKERS, testTimeout: LONGEST, hookTimeout: LONGEST,
    server: { deps: { inline: ['fp-ts', 'io-ts'] } },
  },
})

/** Files that leave nothing behind share what is loaded: loading it for each of them again took longer than the tests. */
const together = (project: ReturnType<typeof inNode>) => ({
  ...project, test: { ...project.test, isolate: false },
})

/** As `npm start` does: what a database is asked in a test is seldom worth compiling it well. */
const DATABASE_AS_SERVED = ['--wasm-tiering-budget=200000000']

/** Tests of real databases, processes and a real browser are tried again once; which needed it, `npm test` names at its end. */
const withDatabases = (project: ReturnType<typeof inNode>) => ({
  ...project,
  test: { ...project.test, retry: 1, execArgv: DATABASE_AS_SERVED, globalSetup: './tests/support/databases-at-hand.ts' },
})

/** Stories run as tests in a real browser; its plugins are loaded only when that project is wanted, they take seconds. */
const stories = async (): Promise<TestProjectConfiguration> => {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  const { playwright } = await import('@vitest/browser-playwright')
  const { chromiumLaunch } = await import('./tests/support/chromium.ts')
  return {
    extends: true,
    plugins: [storybookTest({ configDir: new URL('./storybook', import.meta.url).pathname })],
    test: {
      name: 'storybook',
      retry: 1,
      maxWorkers: WORKERS,
      // Each story leaves nothing behind: what all of them load is loaded once.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: chromiumLaunch() }),
        instances: [{ browser: 'chromium' as const }],
        screenshotFailures: false,
      },
    },
  }
}

const wanted = process.argv.flatMap((argument, index, all) =>
  argument === '--project' ? [all[index + 1] ?? ''] : argument.startsWith('--project=') ? [argument.slice(10)] : [],
)

/** Every group of tests that vitest runs; the browser journeys run apart, with Playwright. */
const projects = async (): Promise<TestProjectConfiguration[]> => [
  together(inNode('architecture', 'tests/architecture/**/*.test.ts')),
  together(inNode('domain', 'tests/domain/**/*.test.ts')),
  together(inNode('application', 'tests/application/**/*.test.ts', 'tests/headless/**/*.test.ts')),
  withDatabases(together(inNode('adapters', 'tests/adapters/**/*.test.ts', 'tests/contracts/**/*.test.ts'))),
  withDatabases(inNode('system', 'tests/system/**/*.test.ts')),
  withDatabases(inNode('visual', 'tests/visual/**/*.test.ts')),
  together(inNode('ui', 'tests/ui/**/*.test.ts', 'tests/ui/**/*.test.tsx')),
  ...(wanted.length === 0 || wanted.includes('storybook') ? [await stories()] : []),
]

export const tests = async () => ({ projects: await projects(), sequence: { sequencer: LongestFirst } })
