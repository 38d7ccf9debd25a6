import { test as base } from '@playwright/test'

/** Few enough that somebody who signs in from all of them within a quarter of an hour is not taken for many who guess. */
const HOUSEHOLDS = 12

const sumOf = (text: string): number => Buffer.from(text).reduce((sum, byte) => sum + byte, 0)

/**
 * A journey, from one of some households, which the shop of the journeys believes: what a place may do in a minute is meant for
 * one, and on a quick machine all journeys together do more.
 */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, handOn, { testId }) => {
    await handOn({ 'x-forwarded-for': `198.51.100.${1 + (sumOf(testId) % HOUSEHOLDS)}`, ...extraHTTPHeaders })
  },
})
