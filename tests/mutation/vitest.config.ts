import type { ViteUserConfig } from 'vitest/config'
import shop from '../../vite.config.ts'

// A mutant of the domain must be killed by the domain's own tests; tests of other layers do not count.
const TESTS = process.env['MUTATED_FLOOR'] === 'application' ? 'tests/{application,headless}' : 'tests/domain'

/** The tests that run on mutants, in one process, without a browser or a database. */
export default async (): Promise<ViteUserConfig> => ({
  ...(await shop({ command: 'serve', mode: 'test' })),
  test: {
    environment: 'node' as const,
    include: [`${TESTS}/**/*.test.ts`],
    // The payment stories take longer than all other tests together; mutants that only they kill count as survivors.
    exclude: ['tests/headless/readme.test.ts', 'tests/headless/payment-orderings.test.ts'],
    setupFiles: ['tests/mutation/short-properties.ts'],
    testTimeout: 180_000,
    server: { deps: { inline: ['fp-ts', 'io-ts'] } },
  },
})
