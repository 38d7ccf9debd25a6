import { expect, it } from 'vitest'
import { readModules } from './imports.ts'

const ROOT = new URL('../..', import.meta.url).pathname

/** An amount in a place that requires a setting. */
const CODED_AMOUNT = /(threshold|orderlimit|freeshipping|\bfee|shippingprice)\w*['"]?\s*(:|=|\?\?)\s*[\d_]{3,}/i

it('CC-SHIP-11 no fee, threshold or limit of an order is hard-coded', () => {
  expect(CODED_AMOUNT.test('freeShippingThreshold: 10000')).toBe(true)
  const modules = readModules(ROOT, ['domain', 'application', 'ui'])
  expect(modules.filter(({ code }) => CODED_AMOUNT.test(code)).map(({ path }) => path)).toEqual([])
})
