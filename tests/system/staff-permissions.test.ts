import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { STAFF_OPERATIONS } from '../../adapters/commerce-api/staff/staff-operations.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { isPermitted, type StaffPermission } from '../../domain/staff/staff-permission.ts'
import { STAFF_ROLES, type StaffRole } from '../../domain/staff/staff-role.ts'
import { openApi, openSmallShop } from '../support/api/open-api-shop.ts'
import { smallCatalogue } from '../support/api/small-catalogue.ts'
import { aStaffPerson, aStaffToken } from '../support/builders/staff.ts'
import { value } from '../support/outcome.ts'
import { emptied, enginesOverHttp } from '../support/postgres-engines.ts'
import { requestBackOffice, signedInAs, type RequestBackOffice } from '../support/staff/back-office.ts'
import { staffRightsPage, type StaffAccess } from '../support/staff/staff-permissions-page.ts'
import { everyUseCase } from '../support/commerce.ts'

type Row = { readonly name: string; readonly method: string; readonly path: string; readonly right: StaffPermission | 'anyone' | 'staff' }
const ROWS: readonly Row[] = Object.entries(STAFF_OPERATIONS).map(([name,
  { method, path, permission: right }]) => ({ name, method, path, right }))

const OUTSIDE = ['an anonymous caller', 'a customer', 'a password without code', 'a disabled employee'] as const
const PROGRAM = 'a program of all'
const ACTORS = [...OUTSIDE, ...STAFF_ROLES, PROGRAM] as const
type Actor = (typeof ACTORS)[number]

/** One body for each operation that needs one, with unknown ids. */
const BODIES: Readonly<Record<string, object>> = {
  beginStaffSession: { email: 'no@iris.example', password: 'falsch-7-falsch' },
  confirmStaffSession: { code: '000000' },
  addStaff: { email: 'x', name: 'X', password: 'kurz', roles: [] },
  changeStaffRoles: { roles: ['products'] },
  setStaffAccess: { is_disabled: true },
  resetStaff: { email: 'no@iris.example', password: 'ganz-anders-8' },
  createAccessToken: { name: '', roles: [] },
  changeOwnPassword: { current_password: 'x', new_password: 'kurz' },
  stepOrder: { key: 'something', step: 'pack' },
  shipParcel: { key: 'something' },
  returnItems: { key: 'something', items: [], is_sellable: true },
  cancelRemainingItems: { key: 'something' },
  cancelOrder: { key: 'something' },
  refundOrder: { key: 'something' },
  markRefundPaid: { key: 'something' },
  changeStock: { options: {}, read: { on_hand: 0, stop_order: false }, kind: 'by', packs: 1, stop_order: false, reason: 'count' },
  changePrice: { price: { price_channel: 'iris-ch', currency: 'CHF', original: 1, current: 1, website: 1, bulk: [] } },
  cancelPlannedPrice: { price_channel: 'iris-ch', from: '2026-01-01T00:00:00Z' },
  setProductVisibility: { is_active: false },
  stopSale: { reason: 'recall' },
  createCoupon: { code: '', new_customers_only: false, not_with_promotional_prices: false },
  publishReview: { version: 0 },
  rejectReview: { version: 0, reason: 'off_topic' },
  replyToReview: { version: 0, text: 'Danke.' },
  deleteReviewReply: { version: 0 },
  recordTransfer: { key: 'something', amount: { value: 1, currency: 'CHF' } },
}

const isRole = (actor: Actor): actor is StaffRole => (STAFF_ROLES as readonly string[]).includes(actor)

const mayAsk = (actor: Actor, { right }: Row): boolean => {
  if (right === 'anyone') return true
  if (right === 'staff') return isRole(actor) || actor === PROGRAM
  if (actor === PROGRAM) return isPermitted({ person: aStaffPerson(), token: aStaffToken(['all']) }, right)
  return isRole(actor) && isPermitted({ person: aStaffPerson({ roles: [actor] }) }, right)
}

describe.each(enginesOverHttp)('the permissions of staff operations, on $name', { timeout: 120_000 }, ({ open }) => {
  let database: Database
  let app: FastifyInstance
  let clients: ReadonlyMap<Actor, RequestBackOffice>
  const response: StaffAccess[] = []

  beforeAll(async () => {
    database = await open()
    const { commerce, ports } = openSmallShop(smallCatalogue, await emptied(database, smallCatalogue))
    app = await openApi(commerce)
    const shop = { ports, now: () => ports.clock.now() }
    const byRole = new Map<Actor, RequestBackOffice>()
    for (const role of STAFF_ROLES) byRole.set(role, (await signedInAs(app, shop, role, [role])).ask)
    const gone = await signedInAs(app, shop, 'gone', ['all'])
    await value(everyUseCase(ports).setStaffAccess('test', gone.person.id, true))
    const half = await requestBackOffice(app, {})('POST', '/session', { email: 'all@iris.example', password: 'gut-gehuetet-5' })
    const { body } = await byRole.get('all')!('POST', '/me/tokens', { name: 'all', roles: ['all'] })
    clients = new Map<Actor, RequestBackOffice>([
      ...byRole,
      ['an anonymous caller', requestBackOffice(app, {})],
      // The secret of another cookie is invalid here.
      ['a customer', requestBackOffice(app, { cookie: `access_token=${half.cookie.split('=')[1] ?? ''}` })],
      ['a password without code', requestBackOffice(app, { cookie: half.cookie })],
      ['a disabled employee', gone.ask],
      [PROGRAM, requestBackOffice(app, { token: String(body['token']) })],
    ])
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  it.each(ROWS)('T1 T2 are enforced as their row states: $name', async (row) => {
    const path = row.path.replace('/api/staff', '').replaceAll(/\{(?:product|mail|review)_id\}/g, '999999')
      .replaceAll(/\{\w+\}/g, 'nobodys-nobodys-nobodys')
    const statuses: number[] = []
    const faults: string[] = []
    for (const actor of ACTORS) {
      // The own session ends last, and once.
      if (row.name === 'endStaffSession' && actor !== 'an anonymous caller') continue
      const { status } = await clients.get(actor)!(row.method as 'GET', path, BODIES[row.name])
      statuses.push(status)
      const isPermitted = isRole(actor) || actor === PROGRAM
      if (row.right === 'anyone') continue
      if (mayAsk(actor, row) === [401, 403].includes(status)) faults.push(`${actor}: ${status}`)
      if (mayAsk(actor, row)) continue
      if (status !== (isPermitted ? 403 : 401)) faults.push(`${actor} gets ${status}`)
      for (const body of [{}, [], { unknown: 1 }]) {
        const { status: ofInvalid } = await clients.get(actor)!(row.method as 'GET', row.path.replace('/api/staff', ''), body)
        if (ofInvalid !== status) faults.push(`${actor} gets ${ofInvalid} for invalid input`)
      }
    }
    expect(faults).toEqual([])
    response.push({ name: row.name, right: row.right, statuses })
  })

  it('are documented', async () => {
    await expect(staffRightsPage(ACTORS, response.filter(({ right }) => right !== 'anyone')))
      .toMatchFileSnapshot('../../docs/staff-permissions.md')
  })
})
