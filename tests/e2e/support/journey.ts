import { expect, test as base } from '@playwright/test'
import { hear } from '../../support/heard.ts'

/** Few enough that somebody who signs in from all of them within a quarter of an hour is not taken for many who guess. */
const HOUSEHOLDS = 12

const sumOf = (text: string): number => Buffer.from(text).reduce((sum, byte) => sum + byte, 0)

/** What a browser says of an answer by which the shop refuses: it writes each of them down as an error. */
export const refused = (status: 401 | 404 | 409 | 410 | 422): RegExp =>
  new RegExp(`^error: Failed to load resource: .* status of ${status} `)

/** What a browser says, and the page in it, when the shop answers with a fault or not at all, or not in its own words. */
export const FAILED = [
  /^answered: 5\d\d /, /^error: Failed to load resource: .*(?:status of 5\d\d |net::)/, /^error: The shop did not answer as agreed /,
]

type Heard = {
  /** Says beforehand what a browser will have to say, as by a journey that breaks something on purpose. */
  readonly expects: (...complaints: readonly RegExp[]) => void
}

/**
 * A journey, from one of some households, which the shop of the journeys believes: what a place may do in a minute is meant for
 * one, and on a quick machine all journeys together do more. It fails where a browser has something to say that it does not expect.
 */
export const test = base.extend<Heard>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, handOn, { testId }) => {
    await handOn({ 'x-forwarded-for': `198.51.100.${1 + (sumOf(testId) % HOUSEHOLDS)}`, ...extraHTTPHeaders })
  },
  // Every window is opened by the browser, also one that a journey opens for somebody else.
  expects: [async ({ browser }, handOn) => {
    const heard: string[] = []
    const expected: RegExp[] = []
    const open = browser.newContext.bind(browser)
    browser.newContext = async (options) => {
      const context = await open(options)
      hear(context, (complaint) => { heard.push(complaint) })
      return context
    }
    await handOn((...complaints) => { expected.push(...complaints) })
    browser.newContext = open
    expect(heard.filter((complaint) => !expected.some((one) => one.test(complaint))), 'what a browser had to say').toEqual([])
  }, { auto: true }],
})
