import * as TE from 'fp-ts/lib/TaskEither.js'
import { TOTP, Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { sessionInMemory } from '../../../../adapters/memory/identity/session-in-memory.ts'
import type { RequestContext } from '../../../../application/commerce/shop/request-context.ts'
import type { StaffKeeper } from '../../../../application/commerce/shop/staff-keeper.port.ts'
import type { SessionToken } from '../../../../domain/identity/session.ts'
import type { AccessToken } from '../../../../domain/staff/access-token.ts'
import type { StaffCaller } from '../../../../domain/staff/staff-permission.ts'
import { aStaffToken } from '../../../support/builders/staff.ts'
import { AT, openCommerce, type Commerce } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { usualCatalogue } from '../../../support/purchase.ts'

const PASSWORD = 'gut-gehuetet-5'
const MINUTE = 60_000

const staffInMemory = (token?: AccessToken): StaffKeeper => {
  let sessionToken: SessionToken | undefined
  const keep = (session: SessionToken): void => { sessionToken = session }
  return {
    read: () => sessionToken, candidates: () => (sessionToken === undefined ? [] : [sessionToken]), choose: keep, token: () =>
      token, store: keep,
    clear: () => { sessionToken = undefined },
  }
}
const visit = (from = 'here', staff = staffInMemory()): RequestContext & { readonly staff: StaffKeeper } =>
  ({ ...AT, publicUrl: 'https://iris.example', from, session: sessionInMemory(), staff })

/** The operations as this member of staff, or this program of theirs, may use them. */
const as = (shop: Commerce, holder: StaffCaller) => shop.backOffice(visit(), TE.right(holder))

const begin = (shop: Commerce, who: RequestContext, email: string, password = PASSWORD) =>
  shop.backOffice(who).beginStaffSession({ email, password })
const confirm = (shop: Commerce, who: RequestContext, code: string) => shop.backOffice(who).confirmStaffSession({ code })

const codeOf = (secret: string, { clock }: Commerce, minutes = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + minutes * MINUTE })

const withLea = async () => {
  const shop = openCommerce(usualCatalogue())
  const lea = { email: 'lea@iris.example', name: 'Lea Graf', roles: ['all'], password: PASSWORD } as const
  const added = await value(shop.addStaff('the machine', lea))
  return { shop, ...added }
}
const signedIn = async (shop: Commerce, secret: string, who = visit()): Promise<typeof who> => {
  await value(begin(shop, who, 'lea@iris.example'))
  await value(confirm(shop, who, codeOf(secret, shop)))
  return who
}

describe('the sign-in of staff', () => {
  it('requires the password and then the code; the password alone gives no access', async () => {
    const { shop, secret, person } = await withLea()
    const who = visit()
    await value(begin(shop, who, 'LEA@iris.example'))
    const first = who.staff.read()
    expect(await refusal(shop.resolveStaff(who))).toEqual({ _tag: 'NotSignedIn' })
    expect(await value(confirm(shop, who, codeOf(secret, shop)))).toEqual(person)
    expect(who.staff.read()).not.toBe(first)
    expect(await value(shop.resolveStaff(who))).toEqual({ person, session: who.staff.read() })
  })

  it('returns the same error for an unknown e-mail, a wrong password and a disabled member of staff', async () => {
    const { shop } = await withLea()
    const omar = await value(shop.addStaff('Lea', { email: 'omar@iris.example', name: 'Omar', roles: ['orders'], password: PASSWORD }))
    await value(shop.setStaffAccess('Lea', omar.person.id, true))
    for (const [name, password] of [['no', PASSWORD], ['lea', 'falsch-7-falsch'], ['omar', PASSWORD]] as const)
      expect(await refusal(begin(shop, visit(), `${name}@iris.example`, password))).toEqual({ _tag: 'WrongCredentials' })
  })

  it('accepts a code of the adjacent half minutes, and none further away, and each once', async () => {
    const { shop, secret } = await withLea()
    const tried = async (code: string) => {
      const who = visit()
      await value(begin(shop, who, 'lea@iris.example'))
      return confirm(shop, who, code)()
    }
    for (const far of [-1, 1]) expect((await tried(codeOf(secret, shop, far)))._tag).toBe('Left')
    expect((await tried(codeOf(secret, shop, -0.5)))._tag).toBe('Right')
    expect(await tried(codeOf(secret, shop, -0.5))).toMatchObject({ left: { _tag: 'WrongCode' } })
    expect((await tried(codeOf(secret, shop, 0.5)))._tag).toBe('Right')
    expect(await tried(codeOf(secret, shop))).toMatchObject({ left: { _tag: 'WrongCode' } })
  })

  it('limits guesses: ten passwords per person from any network, five codes after the password', async () => {
    const { shop, secret } = await withLea()
    const who = visit()
    await value(begin(shop, who, 'lea@iris.example'))
    for (let time = 0; time < 5; time += 1)
      expect(await refusal(confirm(shop, who, '000000'))).toEqual({ _tag: 'WrongCode' })
    expect(await refusal(confirm(shop, who, codeOf(secret, shop)))).toMatchObject({ _tag: 'TooManyAttempts' })
    for (let time = 0; time < 9; time += 1)
      expect(await refusal(begin(shop, visit(`place ${time}`), 'lea@iris.example', 'nicht-richtig-3')))
        .toEqual({ _tag: 'WrongCredentials' })
    expect(await refusal(begin(shop, visit('elsewhere'), 'lea@iris.example')))
      .toMatchObject({ _tag: 'TooManyAttempts' })
  })

  it('locks no one else in a network out when one person’s password is attempted repeatedly', async () => {
    const { shop } = await withLea()
    await value(shop.addStaff('Lea', { email: 'omar@iris.example', name: 'Omar', roles: ['orders'], password: PASSWORD }))
    for (let time = 0; time < 40; time += 1)
      expect(await refusal(begin(shop, visit(), 'lea@iris.example', 'nicht-richtig-3')))
        .toMatchObject({ _tag: time < 10 ? 'WrongCredentials' : 'TooManyAttempts' })
    await value(begin(shop, visit(), 'omar@iris.example'))
  })

  it('ends when a member of staff signs out, is disabled, or gets new credentials', async () => {
    const { shop, secret, person } = await withLea()
    await value(shop.addStaff('Lea', { email: 'eve@iris.example', name: 'Eve', roles: ['all'], password: PASSWORD }))
    const left = await signedIn(shop, secret)
    const cookie = left.staff.read()
    await value(shop.backOffice(left).endStaffSession({}))
    expect(left.staff.read()).toBeUndefined()
    if (cookie !== undefined) left.staff.store(cookie, new Date())
    expect(await refusal(shop.resolveStaff(left))).toEqual({ _tag: 'NotSignedIn' })
    shop.clock.advance(MINUTE)
    const there = await signedIn(shop, secret)
    const { secret: other } = await value(shop.resetStaff('Eve', 'lea@iris.example', 'ganz-anders-8'))
    expect(other).not.toBe(secret)
    expect(await refusal(shop.resolveStaff(there))).toEqual({ _tag: 'NotSignedIn' })
    await value(shop.setStaffAccess('Eve', person.id, true))
    expect(await refusal(begin(shop, visit(), 'lea@iris.example', 'ganz-anders-8'))).toEqual({ _tag: 'WrongCredentials' })
  })

  it('gives programs their own token, with fewer permissions than its owner, until it expires or is revoked', async () => {
    const { shop, person } = await withLea()
    const { token, entry } = await value(as(shop, { person }).createAccessToken({ name: 'feed', roles: ['products'], days: 2 }))
    const program = visit('there', staffInMemory(token))
    expect(await value(shop.resolveStaff(program))).toEqual({ person, token: { id: entry.id, roles: ['products'] } })
    shop.clock.advance(2 * 24 * 60 * MINUTE)
    expect(await refusal(shop.resolveStaff(program))).toEqual({ _tag: 'NotSignedIn' })
    const next = await value(as(shop, { person }).createAccessToken({ name: 'feed', roles: ['products'] }))
    await value(as(shop, { person }).revokeAccessToken({ id: next.entry.id }))
    expect(await refusal(shop.resolveStaff(visit('there', staffInMemory(next.token))))).toEqual({ _tag: 'NotSignedIn' })
    expect(await refusal(as(shop, { person }).revokeAccessToken({ id: entry.name }))).toEqual({ _tag: 'NotFound', what: 'token' })
  })

  it('rejects staff without a name or a role, with a weak password, or twice', async () => {
    const { shop } = await withLea()
    const omar = { email: 'omar@iris.example', name: 'Omar', roles: ['orders'], password: PASSWORD } as const
    expect(await refusal(shop.addStaff('Lea', { ...omar, name: ' ' }))).toEqual({ _tag: 'InvalidStaffName' })
    expect(await refusal(shop.addStaff('Lea', { ...omar, roles: [] }))).toEqual({ _tag: 'NoStaffRole' })
    expect(await refusal(shop.addStaff('Lea', { ...omar, password: 'kurz' }))).toMatchObject({ _tag: 'WeakPassword' })
    expect(await refusal(shop.addStaff('Lea', { ...omar, email: 'lea@IRIS.example' }))).toEqual({ _tag: 'StaffEmailTaken' })
  })
})

describe('the management of staff', () => {
  it('requires the permission, checked each time, and is recorded in their name', async () => {
    const { shop, person } = await withLea()
    const omar = { email: 'omar@iris.example', name: 'Omar', roles: ['orders'], password: PASSWORD } as const
    const added = await value(as(shop, { person }).addStaff(omar))
    for (const holder of [{ person: added.person }, { person, token: aStaffToken(['all']) }]) {
      expect(await refusal(as(shop, holder).addStaff({ ...omar, email: 'eve@iris.example' }))).toEqual({ _tag: 'NotAllowed' })
      expect(await refusal(as(shop, holder).changeStaffRoles({ id: added.person.id, roles: ['all'] }))).toEqual({ _tag: 'NotAllowed' })
      expect(await refusal(as(shop, holder).resetStaff({ email: 'lea@iris.example', password: PASSWORD }))).toEqual({ _tag: 'NotAllowed' })
    }
    expect(
      (await value(as(shop, { person }).changeStaffRoles({ id: added.person.id, roles: ['products', 'products'] }))).roles,
    ).toEqual(['products'])
  })
})
