import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerOf } from '../../support/api/answer-of.ts'
import type { Opened, OpenGateways } from './open-gateways.ts'

export const shippingGatewayContract = (how: string, open: OpenGateways): void => {
  describe(`ways to ship, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    it('names those to a country that are offered to everybody, by key', async () => {
      const { options } = opened.gateways.shipping
      expect((await answerOf(options('CH'))).map(({ key, price }) => [key, price.cents])).toStrictEqual([
        ['gls_parcel', 790], ['swisspost_b_post_parcel', 690],
      ])
      expect((await answerOf(options('DE'))).map(({ key }) => key)).toStrictEqual(['dhl'])
      expect(await answerOf(options('LT'))).toStrictEqual([])
    })
  })
}
