import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import type { ProviderUsers } from '../../../../application/commerce/identity/provider-users.port.ts'
import { makeRemoveIdentities } from '../../../../application/commerce/identity/remove-identities.ts'
import { makeAccountId } from '../../../../domain/customer/account-id.ts'
import { hasOtherSignInMethod } from '../../../../domain/identity/other-sign-in-methods.ts'
import { aCustomer } from '../../../support/builders/customer.ts'
import { aCatalogue } from '../../../support/builders/catalogue.ts'
import { made } from '../../../support/builders/made.ts'
import { openCommerce } from '../../../support/commerce.ts'
import { value } from '../../../support/outcome.ts'

const ANNA = aCustomer({ accountId: made(makeAccountId('anna'.padEnd(22, '_'))) })
const AT_GOOGLE = { provider: 'google', subject: 'google-1' } as const
const MINUTE = 60_000

/** The shop with an identity service that answers, or does not, and remembers when it was asked, in minutes. */
const openRemovals = async (isAnswering: (minute: number) => boolean) => {
  const shop = openCommerce(aCatalogue())
  const begun = shop.clock.now().getTime()
  const request: number[] = []
  const providerUsers: ProviderUsers = {
    remove: (identity) => {
      const minute = (shop.clock.now().getTime() - begun) / MINUTE
      expect(identity).toEqual(AT_GOOGLE)
      request.push(minute)
      return isAnswering(minute) ? TE.right(undefined) : TE.left({ _tag: 'ServiceUnavailable' })
    },
  }
  await value(shop.kept.customers.add(ANNA, 'hash'))
  await value(shop.kept.linkedIdentities.link(ANNA.accountId, AT_GOOGLE, { mails: [] }))
  await value(shop.kept.linkedIdentities.unlink(ANNA.accountId, 'google', { isEnough: hasOtherSignInMethod }))
  const remove = makeRemoveIdentities({ ...shop.deps, providerUsers })
  /** Each minute a round. */
  const rounds = async (count: number): Promise<number> => {
    let done = 0
    for (let round = 0; round < count; round += 1) {
      done += await value(remove())
      shop.clock.advance(MINUTE)
    }
    return done
  }
  return { asked: request, rounds }
}

describe('whoever has no account any more', () => {
  it('G9 is deleted by the identity service at once, and once', async () => {
    const { asked, rounds } = await openRemovals(() => true)
    expect(await rounds(20)).toBe(1)
    expect(asked).toEqual([0])
  })

  it('G9 is asked for again while the service does not do it, after pauses that grow up to a day, until it has', async () => {
    const { asked, rounds } = await openRemovals((minute) => minute >= 6000)
    expect(await rounds(10_000)).toBe(1)
    const pauses = asked.slice(1).map((minute, index) => minute - asked[index]!)
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440, 1440])
  })
})
