import { expect, test as base } from '@playwright/test'
import { reportBrowserErrors } from '../../support/report-browser-errors.ts'

/** Few enough that signing in from all of them within a quarter of an hour is below the rate limit. */
const NETWORKS = 12

const sumOf = (text: string): number => Buffer.from(text).reduce((sum, byte) => sum + byte, 0)

/** What a browser logs for a response with a refusal: it logs each as an error. */
export const refused = (status: 401 | 404 | 409 | 410 | 422): RegExp =>
  new RegExp(`^error: Failed to load resource: .* status of ${status} `)

/** What the browser and the page log when the shop responds with an error, not at all, or with an invalid response. */
export const FAILED =
  /^(?:answered: 5\d\d |error: Failed to load resource: .*(?:status of 5\d\d |net::)|error: Invalid response of the shop )/

type LogFixtures = {
  /** Announces expected log messages, each at least once, for a test that causes failures. */
  readonly expects: (...complaints: readonly RegExp[]) => void
  /** Optional log messages of third parties in the page. */
  readonly borne: readonly RegExp[]
}

/**
 * A journey, from one of several networks that the shop of the journeys trusts: the rate limit of a minute is meant for one network,
 * and on a fast machine all journeys together exceed it. It fails on unexpected log messages, or if expected ones are missing.
 */
export const test = base.extend<LogFixtures>({
  borne: [[], { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, handOn, { testId }) => {
    await handOn({ 'x-forwarded-for': `198.51.100.${1 + (sumOf(testId) % NETWORKS)}`, ...extraHTTPHeaders })
  },
  // Every window is opened by the browser, also one that a journey opens for another person.
  expects: [async ({ browser, borne }, handOn) => {
    const unexpected: string[] = []
    const expected = new Map<RegExp, boolean>()
    const receive = (complaint: string): void => {
      const meant = [...expected.keys()].filter((one) => one.test(complaint))
      for (const one of meant) expected.set(one, true)
      if (meant.length === 0 && !borne.some((one) => one.test(complaint))) unexpected.push(complaint)
    }
    const open = browser.newContext.bind(browser)
    browser.newContext = async (options) => {
      const context = await open(options)
      reportBrowserErrors(context, receive)
      return context
    }
    await handOn((...complaints) => { for (const one of complaints) expected.set(one, false) })
    browser.newContext = open
    expect(unexpected, 'what a browser had to say').toEqual([])
    expect([...expected].flatMap(([one, wasLogged]) => wasLogged ? [] : [String(one)]), 'what no browser had to say').toEqual([])
  }, { auto: true }],
})
