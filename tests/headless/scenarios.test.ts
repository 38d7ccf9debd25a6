import { describe, expect, it } from 'vitest'
import { ABILITIES } from '../scenarios/abilities.ts'
import { CART_SCENARIOS } from '../scenarios/cart.ts'
import { CHECKOUT_SCENARIOS } from '../scenarios/checkout.ts'
import { COUPON_SCENARIOS } from '../scenarios/coupons.ts'
import { openHeadlessStage } from '../scenarios/headless-stage.ts'

describe('the scenarios of the specification, without HTTP', () => {
  for (const { title, play, locales } of ABILITIES)
    it.each(locales)(`${title} in %s`, async (locale) => expect(play(openHeadlessStage(locale))).resolves.toBeUndefined())
  for (const { title, play } of [...CART_SCENARIOS, ...COUPON_SCENARIOS, ...CHECKOUT_SCENARIOS])
    it(`${title}`, async () => expect(play(openHeadlessStage())).resolves.toBeUndefined())
})
