import '../support/require-node.ts'
import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from '../support/chromium.ts'

const PORT = 4180

/** The journeys of a shopper in a real browser, against the built shop with an embedded database of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  timeout: 120_000,
  // A busy machine is slow, not wrong: only what does not come at all is missed.
  expect: { timeout: 20_000 },
  // What fails once and then passes is named at the end of `npm test`.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    // What is pressed and does not come is missed as soon as what is expected.
    actionTimeout: 20_000,
    launchOptions: chromiumLaunch(),
    // Somebody who was asked before; who is asked for the first time has a file of their own.
    storageState: {
      cookies: [{
        name: 'vsf-consent', value: 'necessary', domain: 'localhost', path: '/', expires: -1,
        httpOnly: false, secure: false, sameSite: 'Lax',
      }],
      origins: [],
    },
    // A trace doubles what a journey costs: `--trace on` where one is wanted.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'rm -rf test-results/e2e-data && npm run -s serve',
    cwd: '../..',
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      DATA_DIR: 'test-results/e2e-data',
      LOG_LEVEL: 'warn',
      // Journeys come from several households.
      TRUST_PROXY: 'loopback',
      // A busy machine is slow, not wrong.
      RENDERED_PAGES: '1000000',
      EVENT_LOOP_LAG_LIMIT: '60000',
    },
    url: `http://localhost:${PORT}/health/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
