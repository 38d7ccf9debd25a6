import { availableParallelism } from 'node:os'
import type { TestProjectConfiguration } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

/** Milliseconds. Generous, because a busy machine is slow: only a test that hangs is stopped. */
const LONGEST = 60_000

/** All cores; Vitest would leave one free, although its main process has little to do while tests run. */
const WORKERS = availableParallelism()

const inNode = (name: string, ...include: readonly string[]) => ({
  extends: true as const,
  test: {
    name, environment: 'node' as const, include: [...include], maxWorkers: WORKERS, testTimeout: LONGEST, hookTimeout: LONGEST,
    server: { deps: { inline: ['fp-ts', 'io-ts'] } },
  },
})

/** Files that leave no state behind share one module cache: loading everything for each file took longer than the tests. */
const together = (project: ReturnType<typeof inNode>) => ({
  ...project, test: { ...project.test, isolate: false },
})

/** As in `npm start`: test databases run too few queries for JIT compilation to pay off. */
const DATABASE_AS_SERVED = ['--wasm-tiering-budget=200000000']

/** Tests with real databases, processes and browsers are retried once; `npm test` lists the retried ones at its end. */
const withDatabases = (project: ReturnType<typeof inNode>) => ({
  ...project,
  test: { ...project.test, retry: 1, execArgv: DATABASE_AS_SERVED, globalSetup: './tests/support/create-database-template.ts' },
})

/**
 * Tests that start and kill shops often wait: one worker more than cores. Vitest wants projects with another number of workers to run in
 * a separate group.
 */
const waiting = (project: ReturnType<typeof withDatabases>) => ({
  ...project, test: { ...project.test, maxWorkers: WORKERS + 1, sequence: { groupOrder: 1 } },
})

/** Stories run as tests in a real browser; the plugins take seconds to load, so only that project loads them. */
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
      // Stories leave no state behind, so their modules are loaded once.
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

const requested = process.argv.flatMap((argument, index, all) =>
  argument === '--project' ? [all[index + 1] ?? ''] : argument.startsWith('--project=') ? [argument.slice(10)] : [],
)

/** Every group of tests that vitest runs; the browser journeys run separately, with Playwright. */
const projects = async (): Promise<TestProjectConfiguration[]> => [
  together(inNode('architecture', 'tests/architecture/**/*.test.ts')),
  together(inNode('domain', 'tests/domain/**/*.test.ts')),
  together(inNode('application', 'tests/application/**/*.test.ts', 'tests/headless/**/*.test.ts')),
  withDatabases(together(inNode('adapters', 'tests/{adapters,contracts,tools}/**/*.test.ts'))),
  waiting(withDatabases(inNode('system', 'tests/system/**/*.test.ts'))),
  waiting(withDatabases(inNode('visual', 'tests/visual/**/*.test.ts'))),
  together(inNode('ui', 'tests/ui/**/*.test.ts', 'tests/ui/**/*.test.tsx')),
  ...(requested.length === 0 || requested.includes('storybook') ? [await stories()] : []),
]

export const tests = async () => ({ projects: await projects(), sequence: { sequencer: LongestFirst } })
