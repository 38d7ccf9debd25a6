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

/** The shop with an identity service that responds or fails, and records the times of the requests, in minutes. */
const openRemovals = async (isAnswering: (minute: number) => boolean) => {
  const shop = openCommerce(aCatalogue())
  const begun = shop.clock.now().getTime()
  const requests: number[] = []
  const providerUsers: ProviderUsers = {
    remove: (identity) => {
      const minute = (shop.clock.now().getTime() - begun) / MINUTE
      expect(identity).toEqual(AT_GOOGLE)
      requests.push(minute)
      return isAnswering(minute) ? TE.right(undefined) : TE.left({ _tag: 'ServiceUnavailable' })
    },
  }
  await value(shop.storage.customers.add(ANNA, 'hash'))
  await value(shop.storage.linkedIdentities.link(ANNA.accountId, AT_GOOGLE, { mails: [] }))
  await value(shop.storage.linkedIdentities.unlink(ANNA.accountId, 'google', { isEnough: hasOtherSignInMethod }))
  const remove = makeRemoveIdentities({ ...shop.deps, providerUsers })
  /** Runs the job every minute. */
  const runJobs = async (count: number): Promise<number> => {
    let done = 0
    for (let run = 0; run < count; run += 1) {
      done += await value(remove())
      shop.clock.advance(MINUTE)
    }
    return done
  }
  return { requests, runJobs }
}

describe('the identity of a deleted account', () => {
  it('G9 is deleted at the identity service at once, and once', async () => {
    const { requests, runJobs } = await openRemovals(() => true)
    expect(await runJobs(20)).toBe(1)
    expect(requests).toEqual([0])
  })

  it('G9 is retried until the service confirms, after pauses that grow up to a day', async () => {
    const { requests, runJobs } = await openRemovals((minute) => minute >= 6000)
    expect(await runJobs(10_000)).toBe(1)
    const pauses = requests.slice(1).map((minute, index) => minute - requests[index]!)
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440, 1440])
  })
})
