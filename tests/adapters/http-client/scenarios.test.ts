import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../domain/shop/locale.ts'
import { ABILITIES } from '../../scenarios/abilities.ts'
import { CART_SCENARIOS } from '../../scenarios/cart.ts'
import { CHECKOUT_SCENARIOS } from '../../scenarios/checkout.ts'
import { COUPON_SCENARIOS } from '../../scenarios/coupons.ts'
import { openHttpStage } from '../../scenarios/http-stage.ts'
import type { Scenario } from '../../scenarios/shopper.ts'

const playOverHttp = async ({ play }: Scenario, locale: Locale = 'de'): Promise<void> => {
  const stage = await openHttpStage(locale)
  try {
    await play(stage)
  } finally {
    await stage.close()
  }
}

describe('the scenarios of the specification, over HTTP', () => {
  for (const ability of ABILITIES)
    it.each(ability.locales)(`${ability.title} in %s`, async (locale) => expect(playOverHttp(ability, locale)).resolves.toBeUndefined())
  for (const scenario of [...CART_SCENARIOS, ...COUPON_SCENARIOS, ...CHECKOUT_SCENARIOS])
    it(`${scenario.title}`, async () => expect(playOverHttp(scenario)).resolves.toBeUndefined())
})
