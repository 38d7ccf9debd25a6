import type { ViteUserConfig } from 'vitest/config'
import shop from '../../vite.config.ts'

// A mutant of the domain must fall to the domain's own tests; what the floor above happens to notice is no proof of it.
const TESTS = process.env['MUTATED_FLOOR'] === 'application' ? 'tests/{application,headless}' : 'tests/domain'

/** The tests that mutants are tried against, in one process, without a browser or a database. */
export default async (): Promise<ViteUserConfig> => ({
  ...(await shop({ command: 'serve', mode: 'test' })),
  test: {
    environment: 'node' as const,
    include: [`${TESTS}/**/*.test.ts`],
    // The stories of payments take longer than all others together; what only they notice counts as not noticed.
    exclude: ['tests/headless/readme.test.ts', 'tests/headless/payment-orderings.test.ts'],
    setupFiles: ['tests/mutation/short-properties.ts'],
    testTimeout: 180_000,
    server: { deps: { inline: ['fp-ts', 'io-ts'] } },
  },
})
