import { describe, expect, it } from 'vitest'
import { openOperations } from '../../../application/commerce/operations.ts'
import type { Implementing } from '../../../application/commerce/operation.ts'
import { none, operation, type, type Contract, type FailureOf } from '../../../application/contract/operation.ts'
import { SHOP_CONTRACT } from '../../../application/contract/shop.ts'
import { STAFF_CONTRACT } from '../../../application/contract/staff/staff.ts'
import { openCommerce } from '../../support/commerce.ts'
import { usualCatalogue } from '../../support/purchase.ts'

const planted = {
  wave: operation({ input: none, output: type<number>(), refusals: ['NotFound'], permission: 'customer' }),
}

describe('the contract of the shop', () => {
  it('has a permission for each operation: one without does not compile', () => {
    // @ts-expect-error The permission is missing.
    expect(operation({ input: none, output: type<void>(), refusals: [] }).permission).toBeUndefined()
    const { permission: _permission, ...bare } = STAFF_CONTRACT.refundOrder
    // @ts-expect-error The permission of an operation of staff is missing.
    const contract: Contract = { refundOrder: bare }
    expect(contract).not.toHaveProperty('refundOrder.permission')
    // @ts-expect-error There is no such permission.
    expect(operation({ input: none, output: type<void>(), refusals: [], permission: 'everybody' }).permission).toBe('everybody')
  })

  it('names the refusals of an operation and of its permission: another one does not compile', () => {
    const failures: readonly FailureOf<typeof planted.wave>[] = [
      { _tag: 'NotFound', what: 'cart' }, { _tag: 'NotSignedIn' }, { _tag: 'ServiceUnavailable' },
      // @ts-expect-error This operation never refuses a cart as empty.
      { _tag: 'CartEmpty' },
    ]
    expect(failures).toHaveLength(4)
  })

  it('is implemented whole: a missing operation does not compile', () => {
    // @ts-expect-error The operation `wave` is missing.
    const missing: Implementing<typeof planted> = {}
    expect(missing).toEqual({})
  })

  it('has a use case for every operation, by the same names', () => {
    const { deps } = openCommerce(usualCatalogue())
    const names = (topics: object) =>
      Object.entries(topics).map(([topic, operations]: readonly [string, object]) => [topic, Object.keys(operations).toSorted()])
    expect(names(openOperations(deps, deps))).toEqual(names(SHOP_CONTRACT))
    const all = Object.values(SHOP_CONTRACT).flatMap((operations) => Object.keys(operations))
    expect([all.length, new Set(all).size]).toEqual([139, 139])
  })
})
