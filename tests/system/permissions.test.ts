import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCESS, type Caller } from '../../domain/access/access-table.ts'
import type { VisitorPermission } from '../../application/contract/operation.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { OPERATIONS } from '../../adapters/commerce-api/operations.ts'
import { validBodyOf } from '../support/api/valid-bodies.ts'
import { staffCommand } from '../support/staff-requests.ts'
import { requestShop } from '../support/system/request-shop.ts'
import { requestAs, namesSomething, ROWS, statesOf, tableOf, type Cell, type Row } from '../support/system/permission-matrix.ts'
import { rightsPage, type TestedAccess } from '../support/system/permissions-page.ts'
import { ACTORS, openRightsFixture, OWNER, type Actor, type OrderKind, type RightsFixture } from '../support/system/permission-fixture.ts'
import { value } from '../support/outcome.ts'
import { enginesOverHttp } from '../support/postgres-engines.ts'
import { everyUseCase } from '../support/commerce.ts'

const OWNERS: readonly Actor[] = ['owner', 'owner at another brand']
const SIGNED_IN: readonly Actor[] = [...OWNERS, 'other customer']

/** The relation of each caller to data of the owner. */
const CALLER: { readonly [actor in Actor]: Caller } = {
  guest: 'guest', staff: 'guest', 'ended session': 'guest', owner: 'owner', 'owner at another brand': 'owner',
  'where it was ordered': 'ordering browser', 'other customer': 'other customer',
}

/** The callers permitted to use data of the owner, where the domain's table has no entry. */
const LET_IN: { readonly [permission in Exclude<VisitorPermission, keyof typeof ACCESS>]: readonly Actor[] } = {
  anyone: ACTORS,
  visitor: ACTORS,
  customer: OWNERS,
  // A mail link is valid in the shop of its brand.
  'e-mail token': ACTORS.filter((actor) => actor !== 'owner at another brand'),
}
/** A link in a mail about a reminder, a delivery, the newsletter or an old address is answered the same for any token. */
const SAME_FOR_ALL = [
  'endReminderAlarm', 'applySubscriptionLink', 'unsubscribeNewsletter', 'cancelEmailChangeByLink', 'cancelAccountDeletionByLink',
]

const actorsOf = (callers: readonly Caller[], state: string): readonly Actor[] => {
  // If a guest's data belongs to nobody, its owner is another customer.
  const whose = (actor: Actor): Caller => (CALLER[actor] === 'owner' && state.includes('of a guest') ? 'other customer' : CALLER[actor])
  return ACTORS.filter((actor) => callers.includes(whose(actor)))
}

const letIn = (row: Row, state: string): readonly Actor[] => {
  const callers = tableOf(row, state)
  if (callers !== undefined) return actorsOf(callers, state)
  if (SAME_FOR_ALL.includes(row.name)) return ACTORS
  return row.permission === 'customer' && !namesSomething(row) ? SIGNED_IN : LET_IN[row.permission as keyof typeof LET_IN]
}

/** Operations that need more than a permission: a key, another brand's password, the token of a mail that was not sent. */
const LEFT_UNDONE: readonly string[] = ['addPasskey', 'signInWithPasskey', 'changeMyPassword', 'requestEmailChange', 'confirmEmailChange']

/** The link of an order may reveal that it exists (see who-sees-an-order): only its content is protected. */
const MAY_KNOW: readonly VisitorPermission[] = ['own order token']
const SHUT = [401, 403, 404]

const isMalformed = ({ text }: Cell): boolean => /^\{"type":"[^"]*malformed"/i.test(text)

type Cells = { readonly theirs: Cell; readonly missing: Cell | undefined }

/** The errors of a response, and of the response for unknown data. */
const faultsOf = (row: Row, state: string, actor: Actor, { theirs, missing }: Cells): readonly string[] => {
  const isLetIn = letIn(row, state).includes(actor)
  const mayKnow = MAY_KNOW.includes(row.permission)
  const faults: readonly (readonly [string, boolean])[] = [
    ['the question was none', isLetIn && isMalformed(theirs)],
    ['rejected', isLetIn && SHUT.includes(theirs.status)],
    ['nothing done', isLetIn && theirs.status >= 400 && !LEFT_UNDONE.includes(row.name)],
    ['let in', !isLetIn && theirs.status < 400],
    ['not required to sign in', !isLetIn && (missing === undefined || mayKnow) && theirs.status !== 401],
    ['distinguishable from unknown data', !isLetIn && missing !== undefined && !mayKnow && theirs.text !== missing.text],
    ['let in to nothing', missing !== undefined && missing.status < 400 && !SAME_FOR_ALL.includes(row.name)],
  ]
  return faults.flatMap(([fault, is]) => (is ? [fault] : []))
}

describe.each(enginesOverHttp)('the permissions of shop operations, on $name', { timeout: 120_000 }, ({ open, name: engine }) => {
  let database: Database
  let environment: RightsFixture
  const response: TestedAccess[] = []
  let times = 0
  beforeAll(async () => {
    database = await open()
    environment = await openRightsFixture(database)
  }, 60_000)
  afterAll(async () => {
    await environment.close()
    await database.close()
  })
  const send = async (row: Row, state: string, actor: Actor, input: 'theirs' | 'nobody’s'): Promise<Cell> => {
    times += 1
    return requestAs(environment, row, { actor, state, target: input, times })
  }

  const written = () => Promise.all(['purchase_order', 'order_line', 'order_change', 'outbox', 'cart', 'reservation', 'customer_address']
    .map(async (table) => (await sql`select t::text from ${sql.table(table)} as t order by 1`.execute(environment.db)).rows))

  it.each(ROWS)('T1 T2 T3 T4 are enforced as their row states: $name', async (row) => {
    const faults: string[] = []
    for (const state of statesOf(row)) {
      const statuses: number[] = []
      for (const actor of ACTORS) {
        const theirs = await send(row, state, actor, 'theirs')
        const missing = namesSomething(row) ? await send(row, state, actor, 'nobody’s') : undefined
        const result = faultsOf(row, state, actor, { theirs, missing })
        faults.push(...result.map((fault) => `${state}, ${actor}: ${fault}: ${theirs.status} ${theirs.text}`))
        statuses.push(theirs.status)
      }
      response.push({ row, state, statuses })
    }
    expect(faults).toEqual([])
  })

  it.each(Object.keys(ACCESS['ordered cart']) as OrderKind[])(
    'R5 an ordered cart %s, ordered again, returns its order to the callers in the table, and changes nothing',
    async (state) => {
      const actors = actorsOf(ACCESS['ordered cart'][state], state)
      const faults: unknown[] = []
      for (const actor of ACTORS) {
        const { token, ordered } = await environment.order(state)
        const carried = { cookie: await environment.cookieOf(actor, ordered), 'content-type': 'application/json' }
        const body = JSON.stringify({ ...validBodyOf(OPERATIONS.createOrder) as object, token_value: ordered })
        const before = await written()
        const answer = await fetch(`${environment.urlFor(actor)}/orders`, { method: 'POST', headers: carried, body })
        const text = await answer.text()
        const isHandedOut = answer.headers.getSetCookie().some((line) => line.startsWith('vsf-ordered='))
        const outcome = [answer.status, text.includes(token), isHandedOut]
        // The owner elsewhere gets the order number; only the browser that ordered it gets access.
        const due = actors.includes(actor) ? [201, true, actor === 'where it was ordered'] : [401, false, false]
        if (String(outcome) !== String(due)) faults.push([actor, outcome, due, text])
        expect([actor, await written()]).toEqual([actor, before])
      }
      expect([actors.length, faults]).toEqual([state === 'of a guest' ? 1 : 3, []])
    },
  )

  it('contradict no example request', () => {
    const secrets = ROWS.filter(({ path }) => /\{(token|item_id)\}/.test(path))
    expect(secrets.filter((row) => !namesSomething(row)).map(({ name }) => name)).toEqual([])
    const mine = ROWS.filter(({ path }) => path.includes('/customers/me/') && path.includes('{'))
    expect(mine.filter(({ permission }) => permission !== 'customer').map(({ name }) => name)).toEqual([])
  })

  it(`are documented (${engine})`, async () => {
    await expect(rightsPage(response)).toMatchFileSnapshot('../../docs/permissions.md')
  })

  it('Q7 reveal to a stranger neither another customer’s payment method nor their address', async () => {
    const home = { street: 'Lindenweg', street_number: '4a', postcode: '8008', city: 'Zürich', country_code: 'CH' }
    const readAddresses = async () => (
      await requestShop(`${environment.url}/address-sanitizer`, 'POST', { ...home, street: 'Lindenweg ' })
    ).text
    const named = { first_name: 'Anna', last_name: 'Keller', email: OWNER, ...home }
    const paid = async (actor: Actor) => (await requestShop<object>(`${environment.url}/customers/me/last-payment`, 'POST', {
      ...validBodyOf(OPERATIONS.getLastPayment) as object, billing_address: named, shipping_address: named,
    }, { cookie: await environment.cookieOf(actor, '') })).body
    const STRANGERS = ['other customer', 'guest', 'ended session', 'staff'] as const
    const readAll = async () => [await readAddresses(), ...await Promise.all(STRANGERS.map(paid))]
    const before = await readAll()
    const { token } = await environment.order('of a customer')
    const placed = await value(environment.ports.orders.order(token))
    await value(everyUseCase(environment.ports).recordTransfer(staffCommand(placed, 'came'), placed.totals.total))
    expect(await paid('owner')).toMatchObject({ invoice_allowed: true })
    // In the matrix the other customer may have ordered, and not paid.
    const [, ordered, ...others] = before
    expect(ordered).toMatchObject({ invoice_allowed: false })
    for (const one of others) expect(one).toEqual({ last_payment_method: null, invoice_allowed: false })
    expect(await readAll()).toEqual(before)
  })
})
