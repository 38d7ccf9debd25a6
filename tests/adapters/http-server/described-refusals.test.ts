import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import type { Refusal } from '../../../domain/refusal.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'

const searching = async (refusal: Refusal): Promise<readonly [number, string]> => {
  const { commerce } = openSmallShop()
  const app = await openApi({
    ...commerce,
    shop: (context) => {
      const shop = commerce.shop(context)
      return { ...shop, catalogue: { ...shop.catalogue, searchProducts: () => TE.left(refusal as never) } }
    },
  })
  const response = await app.inject({ url: '/api/search?term=x' })
  await app.close()
  return [response.statusCode, response.json<{ readonly type: string }>().type]
}

describe('the response of an operation in a test', () => {
  it('F-O14 is a refusal that its description names', async () => {
    expect(await searching({ _tag: 'InvalidSearchTerm' })).toEqual([422, 'urn:iris:problem:InvalidSearchTerm'])
  })

  it('F-O14 is a defect when its description names another refusal of that status, or none', async () => {
    expect(await searching({ _tag: 'SoldOut' })).toEqual([500, 'about:blank'])
    expect(await searching({ _tag: 'CartCompleted' })).toEqual([500, 'about:blank'])
  })
})
