import '../support/require-node.ts'
import { defineConfig, devices } from '@playwright/test'
import { chromiumForBriefPages } from '../support/chromium.ts'

const PORT = 4180

/** Files of a minute or more that one worker runs by itself: started last, they would keep it busy alone. */
const LONGEST = ['tracking', 'social', 'back-office', 'faults', 'process', 'purchase', 'identity-transitions', 'due-jobs']
  .map((name) => `${name}.spec.ts`)

/** The journeys of a shopper in a real browser, against the built shop with its own embedded database. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  timeout: 120_000,
  // Long timeouts for a busy machine: only what never happens fails.
  expect: { timeout: 20_000 },
  // Tests that fail and then pass are listed at the end of `npm test`.
  retries: 1,
  // A journey often waits, for the shop or a poll: of two cores, two workers leave a part idle.
  workers: 3,
  fullyParallel: true,
  // Playwright starts one project after the other.
  projects: [{ name: 'longest', testMatch: LONGEST }, { name: 'others', testIgnore: LONGEST }],
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    // An action may take as long as an expectation.
    actionTimeout: 20_000,
    launchOptions: chromiumForBriefPages(),
    // A visitor with a stored consent; first-time visitors have a separate file.
    storageState: {
      cookies: [{
        name: 'vsf-consent', value: 'necessary', domain: 'localhost', path: '/', expires: -1,
        httpOnly: false, secure: false, sameSite: 'Lax',
      }],
      origins: [],
    },
    // A trace doubles the time of a journey: `--trace on` on demand.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'rm -rf test-results/e2e-data && node tests/support/fill-directory.ts test-results/e2e-data && npm run -s serve',
    cwd: '../..',
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      DATA_DIR: 'test-results/e2e-data',
      LOG_LEVEL: 'warn',
      // Journeys come from several client networks.
      TRUST_PROXY: 'loopback',
      // A busy machine is slow.
      RENDERED_PAGES: '1000000',
      EVENT_LOOP_LAG_LIMIT: '60000',
    },
    url: `http://localhost:${PORT}/health/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
