import { expect, test as base } from '@playwright/test'
import { hear } from '../../support/received.ts'

/** Few enough that somebody who signs in from all of them within a quarter of an hour is not taken for many who guess. */
const HOUSEHOLDS = 12

const sumOf = (text: string): number => Buffer.from(text).reduce((sum, byte) => sum + byte, 0)

/** What a browser says of an answer by which the shop refuses: it writes each of them down as an error. */
export const refused = (status: 401 | 404 | 409 | 410 | 422): RegExp =>
  new RegExp(`^error: Failed to load resource: .* status of ${status} `)

/** What a browser says, and the page in it, when the shop answers with a fault or not at all, or not in its own words. */
export const FAILED =
  /^(?:answered: 5\d\d |error: Failed to load resource: .*(?:status of 5\d\d |net::)|error: The shop did not answer as agreed )/

type Heard = {
  /** Says beforehand what a browser will have to say from now on, each at least once, as by a journey that breaks something on purpose. */
  readonly expects: (...complaints: readonly RegExp[]) => void
  /** What a browser may have to say, or not, as others than the shop do in the page. */
  readonly borne: readonly RegExp[]
}

/**
 * A journey, from one of some households, which the shop of the journeys believes: what a place may do in a minute is meant for
 * one, and on a quick machine all journeys together do more. It fails where a browser has something to say that it does not expect,
 * or never says what it expects.
 */
export const test = base.extend<Heard>({
  borne: [[], { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, handOn, { testId }) => {
    await handOn({ 'x-forwarded-for': `198.51.100.${1 + (sumOf(testId) % HOUSEHOLDS)}`, ...extraHTTPHeaders })
  },
  // Every window is opened by the browser, also one that a journey opens for somebody else.
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
      hear(context, receive)
      return context
    }
    await handOn((...complaints) => { for (const one of complaints) expected.set(one, false) })
    browser.newContext = open
    expect(unexpected, 'what a browser had to say').toEqual([])
    expect([...expected].flatMap(([one, isHeard]) => isHeard ? [] : [String(one)]), 'what no browser had to say').toEqual([])
  }, { auto: true }],
})
