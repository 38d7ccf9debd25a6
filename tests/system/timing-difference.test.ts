import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../adapters/commerce-api/operations.ts'
import { readablePasswords } from '../../adapters/memory/identity/readable-passwords.ts'
import { openSettableClock } from '../../adapters/memory/shop/settable-clock.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { openShopStorage } from '../../adapters/postgres/open-shop-storage.ts'
import type { PasswordHasher } from '../../application/commerce/identity/password-hasher.port.ts'
import type { ResponseTimer } from '../../application/commerce/shop/response-timer.port.ts'
import { completeEmailLink } from '../support/complete-email-link.ts'
import { validBodyOf } from '../support/api/valid-bodies.ts'
import { smallCatalogue } from '../support/api/small-catalogue.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { aVisitor, type Visitor } from '../support/system/visitor.ts'
import { engines } from '../support/postgres-engines.ts'
import { TRIES } from '../support/repetitions.ts'
import { recordQueries } from '../support/record-queries.ts'

const PASSWORD = 'sehr7gute-sicht'
const NAMES = { first_name: 'Anna', last_name: 'Keller' }
const ASKER = { email: 'asker@example.ch', password: PASSWORD }
const PLENTY = { reading: 100_000, writing: 100_000, ordering: 100_000 }
/** E-mail addresses of each kind, used in turn. */
const EACH = TRIES.addressesOfEachKind

/** What the shop may know of an e-mail address, and reveals to nobody. */
const SORTS = ['unknown', 'proven', 'claimed'] as const
type Sort = (typeof SORTS)[number]
const emailOf = (sort: Sort, number: number): string => `${String(number).padStart(3, '0')}.${sort}@example.ch`

type Door = keyof typeof OPERATIONS
type Body = Readonly<Record<string, unknown>>
const bodyOf = (door: Door): Body => (validBodyOf({ name: door, request: { body: OPERATIONS[door].request.body } as never }) ?? {}) as Body

/** Every operation with an e-mail address, read from the operations. */
const doors = (Object.keys(OPERATIONS) as Door[]).filter((door) => JSON.stringify(bodyOf(door)).includes('@'))

/** The request of each; registration is last, since all addresses are known afterwards. */
const BODIES: { readonly [door in Door]?: (email: string) => Body } = {
  signIn: (email) => ({ email, password: `not ${PASSWORD}` }),
  sendPasswordReset: (email) => ({ email }),
  sendLoginLink: (email) => ({ ...bodyOf('sendLoginLink'), email }),
  requestNewsletter: (email) => ({ email }),
  requestEmailChange: (email) => ({ email, current_password: PASSWORD }),
  getReorderInterval: (email) => ({ ...bodyOf('getReorderInterval'), email }),
  sendMessage: (email) => ({ ...bodyOf('sendMessage'), email }),
  declareWithdrawal: (email) => ({ ...bodyOf('declareWithdrawal'), email }),
  updateOrder: (email) => ({ email }),
  signUp: (email) => ({ ...bodyOf('signUp'), email, password: PASSWORD }),
}
const DOORS = Object.keys(BODIES) as Door[]

/** It is the customer's own address: any other is equally wrong, known or not. */
const OWN_ONLY: readonly Door[] = ['verifyOrderAccess', 'updateMarketingCommunication']

/** The whole response, its cost, and whether it waited for the fixed response time: 0 is immediate. */
type Measurement = {
  readonly status: number
  readonly text: string
  readonly hashes: number
  readonly fixedTimes: number
  readonly queries: readonly string[]
}

const looksUp = (statement: string): boolean => /"(?:customer|marketing_subscription|purchase_order)"/.test(statement)

describe.each(engines)('account enumeration, over HTTP on $name', { timeout: 120_000 }, ({ open }) => {
  let database: Database
  let shop: ListeningShop
  let caller: Visitor
  let cart = ''
  let [hashes, fixedTimes] = [0, 0]
  const clock = openSettableClock(new Date('2026-03-02T08:00:00Z'))
  let watched: ReturnType<typeof recordQueries>
  const passwords: PasswordHasher = {
    hash: (password) => { hashes += 1; return readablePasswords.hash(password) },
    matches: (hash, password) => { hashes += 1; return readablePasswords.matches(hash, password) },
  }
  const responseTimer: ResponseTimer = (respond) => { fixedTimes += 1; return respond }

  beforeAll(async () => {
    database = await open()
    watched = recordQueries(database.db)
    shop = await openListeningShop(
      database, smallCatalogue, { ...openShopStorage(watched.watched), clock, passwords, responseTimer }, { limits: PLENTY })
    const register = (email: string) => aVisitor(shop.url).ask('/customers', 'POST', { ...NAMES, email, password: PASSWORD })
    for (let number = 0; number < EACH; number += 1) {
      // Frequent requests are rate limited, which is another test.
      clock.advance(3_600_000)
      for (const sort of ['proven', 'claimed'] as const) await register(emailOf(sort, number))
      await completeEmailLink(shop.ports, { email: emailOf('proven', number), password: PASSWORD })
    }
    await register(ASKER.email)
    await completeEmailLink(shop.ports, ASKER)
    caller = aVisitor(shop.url)
    await caller.ask('/session', 'POST', ASKER)
    const guest = aVisitor(shop.url)
    cart = (await guest.ask<{ readonly token_value: string }>('/carts', 'POST', {})).body.token_value
    await guest.ask(`/carts/${cart}/items`, 'POST', bodyOf('addToCart'))
  }, 120_000)
  afterAll(async () => {
    await shop.close()
    await database.close()
  })

  const measure = async (door: Door, email: string): Promise<Measurement> => {
    clock.advance(3_600_000)
    const { method, path } = OPERATIONS[door]
    const visitor = door === 'requestEmailChange' ? caller : aVisitor(shop.url)
    const before = { hashes, fixedTimes, queries: watched.statements().length }
    const { status, text } = await visitor.ask(path.replace(/^\/api/, '').replace('{token}', cart), method, BODIES[door]?.(email))
    // The digest of a cart is computed from the request, including its e-mail address.
    const plain = text.replaceAll(email, 'E').replace(/("account_id":)"[^"]+"/g, '$1"A"').replace(/\d{4}-\d\d-\d\d[\dT:.Z]*/g, 'D')
      .replace(/("digest":)"[0-9a-f.]+"/g, '$1"D"')
    const queries = watched.statements().slice(before.queries)
    return { status, text: plain, hashes: hashes - before.hashes, fixedTimes: fixedTimes - before.fixedTimes, queries }
  }

  it('I7 is tested for every operation with an e-mail address', () => {
    expect(doors.toSorted()).toEqual([...DOORS, ...OWN_ONLY].toSorted())
  })

  it.each(DOORS)('I7 %s answers the same for the same work, in fixed time if it looks up the address', async (door) => {
    const measurements: { readonly [sort in Sort]: Measurement[] } = { unknown: [], proven: [], claimed: [] }
    for (let number = 0; number < EACH; number += 1)
      for (const sort of SORTS) measurements[sort].push(await measure(door, emailOf(sort, number)))
    // A lookup takes a variable time: only the fixed response time hides it.
    const all = SORTS.flatMap((sort) => measurements[sort])
    const fixedTimes = all.some(({ queries }) => queries.some(looksUp)) ? 1 : 0
    expect(all.filter((one) => one.fixedTimes < fixedTimes)).toEqual([])
    const measured = (sort: Sort) => measurements[sort].map(({ queries, ...rest }) => (rest.fixedTimes > 0 ? rest : { ...rest, queries }))
    const [first] = measured('unknown')
    const response = door === 'signIn' ? [401] : [200, 201, 204]
    expect(response).toContain(first?.status)
    for (const sort of SORTS) expect([sort, measured(sort)]).toEqual([sort, Array.from({ length: EACH }, () => first)])
  })
})
