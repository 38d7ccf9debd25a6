import { describe, expect, it } from 'vitest'
import { makeCodeSecrets } from '../../../adapters/encryption/code-secrets.ts'
import type { NewStaffSession } from '../../../application/commerce/staff/staff-sessions.port.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeSessionId } from '../../../domain/identity/session-entry.ts'
import { makeSessionToken } from '../../../domain/identity/session.ts'
import type { EncryptedSecret } from '../../../domain/staff/encrypted-secret.ts'
import { makeAccessToken, makeAccessTokenId, type AccessTokenEntry } from '../../../domain/staff/access-token.ts'
import type { AuditEntryFilter } from '../../../domain/staff/audit-entry-filter.ts'
import type { AuditEntryKind } from '../../../domain/staff/audit-entry.ts'
import { makeStaffName } from '../../../domain/staff/staff-name.ts'
import type { StaffCaller, StaffPermission } from '../../../domain/staff/staff-permission.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { made } from '../../support/builders/made.ts'
import { aStaffPerson, staffId } from '../../support/builders/staff.ts'
import { refusal, value } from '../../support/outcome.ts'
import { retentionCutoffs } from '../../../domain/settings/retention.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { purgeAll } from '../../support/purge-all.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000)
const token = (name: string) => made(makeSessionToken(`desk-${name}`.padEnd(44, '_')))
const sessionId = (name: string) => made(makeSessionId(`session-${name}`.padEnd(22, '_')))
const PHONE = { browser: 'firefox', system: 'android' } as const
const access = (name: string) => made(makeAccessToken(`iris_${name}`.padEnd(50, '_')))
const act = (what: AuditEntryKind = 'staff.added') => ({ by: 'Lea Graf', what, about: 'somebody', at: NOON })
const SECRETS = makeCodeSecrets('a secret that no shop has, long enough')
const [SECRET, OTHER] = ['one', 'other'].map((secret) => SECRETS.encrypt(secret, staffId('lea'))) as [EncryptedSecret, EncryptedSecret]
const KEYS = { passwordHash: 'hash', secret: SECRET }

const lea = aStaffPerson()
const omar = aStaffPerson({
  id: staffId('omar'), email: made(makeEmail('Omar@iris.example')), name: made(makeStaffName('Omar Sutter')),
  roles: ['orders', 'products'],
})

const added = async ({ staffRepository }: Storage): Promise<void> => {
  for (const person of [omar, lea]) await value(staffRepository.add({ person, ...KEYS }, act()))
}
const begun = (name: string, minutes = 0): NewStaffSession =>
  ({ token: token(name), id: sessionId(name), device: PHONE, at: later(minutes), endsAt: later(minutes + 720) })
const letIn = async ({ staffSessions }: Storage, name: string, person = lea, step = 7, checked = 'hash'): Promise<boolean> => {
  await value(staffSessions.begin(token(`first-${name}`), person.id, checked, later(10)))
  return value(staffSessions.confirm(token(`first-${name}`), step, begun(name), act('staff.signed_in')))
}

/** Lea has three sessions and a fourth that waits for a code; Omar has one. */
const seated = async (storage: Storage): Promise<void> => {
  for (const [step, name] of ['desk', 'phone', 'left'].entries()) await letIn(storage, name, lea, step + 1)
  await letIn(storage, 'omar', omar)
  await value(storage.staffSessions.begin(token('waits'), lea.id, 'hash', later(100)))
}
const aToken = (id: string, stated: Partial<AccessTokenEntry> = {}): AccessTokenEntry => ({
  id: made(makeAccessTokenId(id.padEnd(22, '_'))), name: made(makeStaffName('feed')), roles: ['products'], since: NOON,
  endsAt: later(1000),
  ...stated,
})
const noted = (auditLog: Storage['auditLog'], filter: AuditEntryFilter) => value(auditLog.find(filter, { page: 1, itemsPerPage: 9 }))

/** Contract of the staff accounts. */
export const staffContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const shopCatalogue = aCatalogue({ products: [] })
  /** With Lea and Omar. */
  const withStaff = (does: (storage: Storage) => Promise<unknown>) => run(shopCatalogue, async (storage) => {
    await added(storage)
    await does(storage)
  })

  describe('members of staff', () => {
    it('are found by their e-mail address in any case, and listed by name', () =>
      withStaff(async (storage) => {
        expect(await value(storage.staffRepository.byEmail(made(makeEmail('omar@iris.example'))))).toEqual({ person: omar, ...KEYS })
        expect(await value(storage.staffRepository.byEmail(made(makeEmail('nobody@iris.example'))))).toBeUndefined()
        expect(await value(storage.staffRepository.list)).toEqual([lea, omar])
      }))

    it('are unique per e-mail address, also when two are added at once', () =>
      run(shopCatalogue, async ({ staffRepository }) => {
        const twice = ['one', 'two'].map((name) => ({ person: { ...lea, id: staffId(name) }, ...KEYS }))
        const done = await Promise.all(twice.map((person) => staffRepository.add(person, act())()))
        expect(done.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Right'])
        expect(await refusal(staffRepository.add({ person: { ...lea, id: staffId('three') }, ...KEYS }, act())))
          .toEqual({ _tag: 'StaffEmailTaken' })
      }))

    it('change their roles, but one with the permission to manage staff remains, even when two leave at once', () =>
      withStaff(async (storage) => {
        const { staffRepository } = storage
        expect(await refusal(staffRepository.change(lea.id, { roles: ['orders'] }, act()))).toEqual({ _tag: 'LastAdministrator' })
        expect(await refusal(staffRepository.change(lea.id, { isDisabled: true }, act()))).toEqual({ _tag: 'LastAdministrator' })
        expect(await value(staffRepository.change(omar.id, { roles: ['all'] }, act()))).toEqual({ ...omar, roles: ['all'] })
        const done = await Promise.all([lea, omar].map(({ id }) => staffRepository.change(id, { isDisabled: true }, act())()))
        expect(done.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Right'])
        expect(await refusal(staffRepository.change(staffId('nobody'), { roles: ['all'] }, act())))
          .toEqual({ _tag: 'NotFound', what: 'staff' })
      }))

    it('enter their code after the password, which gives no access, and are signed in by it once', () =>
      withStaff(async (storage) => {
        const { staffSessions } = storage
        await value(staffSessions.begin(token('first'), lea.id, 'hash', later(10)))
        expect(await value(staffSessions.holder(token('first'), NOON))).toBeUndefined()
        expect(await value(staffSessions.waiting(token('first'), NOON))).toEqual({ person: lea, secret: SECRET })
        expect(await value(staffSessions.waiting(token('first'), later(10)))).toBeUndefined()
        expect(await value(staffSessions.confirm(token('first'), 7, begun('desk'), act('staff.signed_in')))).toBe(true)
        expect(await value(staffSessions.holder(token('desk'), NOON))).toEqual(lea)
        expect(await value(staffSessions.waiting(token('desk'), NOON))).toBeUndefined()
        expect(await value(staffSessions.confirm(token('first'), 8, begun('again'), act('staff.signed_in')))).toBe(false)
        expect(await value(staffSessions.holder(token('again'), NOON))).toBeUndefined()
      }))

    it('are signed in by one of two requests with the same code at once, and by no older code', () =>
      withStaff(async (storage) => {
        expect((await Promise.all([letIn(storage, 'one'), letIn(storage, 'two')])).toSorted()).toEqual([false, true])
        expect(await letIn(storage, 'older', lea, 6)).toBe(false)
        expect(await letIn(storage, 'newer', lea, 8)).toBe(true)
        expect(await letIn(storage, 'other', omar)).toBe(true)
      }))

    it('are signed out after twelve hours, after half an hour of inactivity, and when they sign out', () =>
      withStaff(async (storage) => {
        const { staffSessions } = storage
        await letIn(storage, 'desk')
        expect(await value(staffSessions.holder(token('desk'), later(29)))).toEqual(lea)
        expect(await value(staffSessions.holder(token('desk'), later(58)))).toEqual(lea)
        expect(await value(staffSessions.holder(token('desk'), later(88)))).toBeUndefined()
        await letIn(storage, 'long', lea, 8)
        for (let minutes = 20; minutes < 720; minutes += 20) await value(staffSessions.holder(token('long'), later(minutes)))
        expect(await value(staffSessions.holder(token('long'), later(720)))).toBeUndefined()
        await letIn(storage, 'gone', lea, 9)
        await value(staffSessions.end(token('gone')))
        expect(await value(staffSessions.holder(token('gone'), NOON))).toBeUndefined()
      }))

    it('see their sessions, and end one or all others; one waiting for a code is ended too, and no one else’s', () =>
      withStaff(async (storage) => {
        const { staffSessions, ownStaffSessions, auditLog } = storage
        const ended = act('staff.sessions_ended')
        await seated(storage)
        await value(staffSessions.holder(token('phone'), later(1)))
        await value(staffSessions.holder(token('desk'), later(20)))
        const listed = async (at: Date) => value(ownStaffSessions.list(lea.id, token('desk'), at))
        expect(await listed(later(31))).toEqual([
          { id: sessionId('desk'), device: PHONE, since: NOON, lastUsed: later(20), isHere: true },
        ])
        expect((await listed(later(2))).map(({ id }) => id)).toEqual([sessionId('desk'), sessionId('phone'), sessionId('left')])
        for (const foreign of ['omar', 'nobody'])
          expect(await refusal(ownStaffSessions.end(lea.id, sessionId(foreign), ended))).toEqual({ _tag: 'NotFound', what: 'session' })
        await value(ownStaffSessions.end(lea.id, sessionId('phone'), ended))
        expect(await value(staffSessions.holder(token('phone'), later(2)))).toBeUndefined()
        expect(await value(staffSessions.holder(token('left'), later(2)))).toEqual(lea)
        await value(ownStaffSessions.endOthers(lea.id, token('desk'), ended))
        expect(await value(staffSessions.holder(token('left'), later(2)))).toBeUndefined()
        expect(await value(staffSessions.waiting(token('waits'), later(2)))).toBeUndefined()
        expect(await value(staffSessions.holder(token('desk'), later(2)))).toEqual(lea)
        expect(await value(staffSessions.holder(token('omar'), later(2)))).toEqual(omar)
        expect((await noted(auditLog, { what: 'staff.sessions_ended' })).total).toBe(2)
      }))

    it('end no other session from one that ended meanwhile, waits for a code or is another person’s', () =>
      withStaff(async (storage) => {
        const { staffSessions, ownStaffSessions, auditLog } = storage
        const ended = act('staff.sessions_ended')
        await seated(storage)
        await value(staffSessions.end(token('left')))
        for (const here of ['left', 'waits', 'omar', 'nobody'])
          expect(await refusal(ownStaffSessions.endOthers(lea.id, token(here), ended))).toEqual({ _tag: 'NotSignedIn' })
        for (const name of ['desk', 'phone']) expect(await value(staffSessions.holder(token(name), later(2)))).toEqual(lea)
        expect(await value(staffSessions.waiting(token('waits'), later(2)))).toBeDefined()
        const done = await Promise.all(['desk', 'phone'].map((here) => ownStaffSessions.endOthers(lea.id, token(here), ended)()))
        expect(done.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Right'])
        const left = await Promise.all(['desk', 'phone'].map((name) => value(staffSessions.holder(token(name), later(2)))))
        expect(left.filter((person) => person !== undefined)).toEqual([lea])
        expect((await noted(auditLog, { what: 'staff.sessions_ended' })).total).toBe(1)
      }))

    it('are signed out at once when they are disabled, with their API tokens, or get new credentials', () =>
      withStaff(async (storage) => {
        const { staffRepository, staffSessions, accessTokens } = storage
        const entry = aToken('token')
        await value(accessTokens.add(access('feed'), entry, omar.id, act('token.created')))
        await letIn(storage, 'desk', omar)
        await value(staffRepository.changeCredentials(omar.id, { keys: { passwordHash: 'new', secret: OTHER } }, act()))
        expect(await value(staffSessions.holder(token('desk'), NOON))).toBeUndefined()
        expect(await value(accessTokens.holder(access('feed'), NOON))).toBeUndefined()
        expect(await value(staffSessions.begin(token('late'), omar.id, 'hash', later(10)))).toBe(false)
        expect(await letIn(storage, 'anew', omar, 7, 'new')).toBe(true)
        await value(accessTokens.add(access('next'), aToken('next'), omar.id, act()))
        await value(staffRepository.change(omar.id, { isDisabled: true }, act()))
        expect(await value(staffSessions.holder(token('anew'), NOON))).toBeUndefined()
        expect(await value(accessTokens.holder(access('next'), NOON))).toBeUndefined()
        expect(await value(staffSessions.begin(token('late'), omar.id, 'new', later(10)))).toBe(false)
        expect(await value(staffSessions.waiting(token('late'), NOON))).toBeUndefined()
        await value(staffRepository.change(omar.id, { isDisabled: false }, act()))
        expect(await value(staffSessions.holder(token('anew'), NOON))).toBeUndefined()
        expect(await value(accessTokens.holder(access('next'), NOON))).toBeUndefined()
      }))

    it('H-K09 give a token no role that they do not have themselves', () =>
      withStaff(async (storage) => {
        const { accessTokens } = storage
        for (const roles of [['all'], ['products', 'content', 'all']] as const)
          expect(await refusal(accessTokens.add(access('feed'), aToken('token', { roles }), omar.id, act())))
            .toEqual({ _tag: 'RoleNotOwned' })
        expect(await value(accessTokens.holder(access('feed'), NOON))).toBeUndefined()
        await value(accessTokens.add(access('feed'), aToken('token', { roles: ['products', 'orders'] }), omar.id, act()))
        await value(accessTokens.add(access('all'), aToken('all', { roles: ['all'] }), lea.id, act()))
      }))

    it('H-S20 have one audit entry for reading the same record within a period', () =>
      run(shopCatalogue, async ({ auditLog }) => {
        const look = (by: string, about: string, minutes: number) =>
          value(auditLog.noteLook({ by, what: 'order.viewed', about, at: later(minutes) }, later(minutes - 60)))
        for (const minutes of [0, 10, 59]) await look('Lea', 'IR-1', minutes)
        await look('Lea', 'IR-2', 10)
        await look('Omar', 'IR-1', 10)
        await look('Lea', 'IR-1', 60)
        const { acts } = await noted(auditLog, { what: 'order.viewed' })
        expect(acts.map(({ by, about, at }) => [by, about, at])).toEqual([
          ['Lea', 'IR-1', later(60)], ['Omar', 'IR-1', later(10)], ['Lea', 'IR-2', later(10)], ['Lea', 'IR-1', NOON],
        ])
      }))

    it('leave sign-ins, which contain networks, in the audit log for half a year', () =>
      run(shopCatalogue, async (storage) => {
        const { auditLog } = storage
        for (const what of ['staff.signed_in', 'staff.sign_in_failed', 'staff.sign_in_blocked', 'staff.added'] as const) {
          await value(auditLog.note({ ...act(what), at: new Date(NOON.getTime() - 181 * 24 * 3_600_000) }))
          await value(auditLog.note({ ...act(what), at: new Date(NOON.getTime() - 179 * 24 * 3_600_000) }))
        }
        await purgeAll(storage.expiredData, retentionCutoffs(NOON))
        const { acts } = await noted(auditLog, {})
        expect(acts.map(({ what }) => what)).toEqual([
          'staff.added', 'staff.added', 'staff.sign_in_blocked', 'staff.sign_in_failed', 'staff.signed_in',
        ])
      }))

    it('act with their permissions at that moment, not those at the start of the request', () =>
      withStaff(async (storage) => {
        const { staffRepository, accessTokens, actingStaff, auditLog } = storage
        const entry = aToken('token')
        await value(accessTokens.add(access('feed'), entry, omar.id, act('token.created')))
        const program = { person: omar, token: { id: entry.id, roles: entry.roles } }
        const doing = (holder: StaffCaller, permission: StaffPermission) =>
          actingStaff.doing(holder, permission, auditLog.note(act('stock.changed')))
        const changes = async () => (await noted(auditLog, { what: 'stock.changed' })).total
        await value(doing({ person: omar }, 'products:write'))
        await value(doing(program, 'products:write'))
        expect(await changes()).toBe(2)
        await value(staffRepository.change(omar.id, { roles: ['orders'] }, act()))
        for (const holder of [{ person: omar }, program])
          expect(await refusal(doing(holder, 'products:write'))).toEqual({ _tag: 'NotAllowed' })
        await value(doing({ person: omar }, 'orders:write'))
        await value(staffRepository.change(omar.id, { roles: ['products'], isDisabled: true }, act()))
        expect(await refusal(doing({ person: omar }, 'products:write'))).toEqual({ _tag: 'NotAllowed' })
        await value(staffRepository.change(omar.id, { isDisabled: false }, act()))
        expect(await refusal(doing(program, 'products:write'))).toEqual({ _tag: 'NotAllowed' })
        const next = aToken('next')
        await value(accessTokens.add(access('next'), next, omar.id, act('token.created')))
        const other = { person: omar, token: { id: next.id, roles: next.roles } }
        await value(doing(other, 'products:write'))
        await value(accessTokens.revoke(omar.id, next.id, act('token.revoked')))
        expect(await refusal(doing(other, 'products:write'))).toEqual({ _tag: 'NotAllowed' })
        expect(await changes()).toBe(4)
      }))

    it('perform part of an action with another permission as well, and lose it with either', () =>
      withStaff(async (storage) => {
        const { staffRepository, actingStaff, auditLog } = storage
        await value(staffRepository.change(omar.id, { roles: ['all'] }, act()))
        const holder: StaffCaller = { person: { ...omar, roles: ['all'] } }
        const both = (outer: StaffPermission, inner: StaffPermission) =>
          actingStaff.doing(holder, outer, actingStaff.doing(holder, inner, auditLog.note(act('coupon.created'))))
        await value(both('coupons:write', 'coupons:unlimited'))
        await value(staffRepository.change(omar.id, { roles: ['products'] }, act()))
        await value(both('coupons:write', 'products:write'))
        for (const lost of [both('coupons:write', 'coupons:unlimited'), both('coupons:unlimited', 'coupons:write')])
          expect(await refusal(lost)).toEqual({ _tag: 'NotAllowed' })
        expect((await noted(auditLog, { what: 'coupon.created' })).total).toBe(2)
      }))

    it('change their password with their codes unchanged, and their sessions end', () =>
      withStaff(async (storage) => {
        const { staffRepository, staffSessions } = storage
        await letIn(storage, 'desk', omar, 7)
        await value(
          staffRepository.changeCredentials(omar.id, { passwordHash: 'new', passwordBefore: 'hash' }, act('staff.password_changed')))
        expect(await value(staffSessions.holder(token('desk'), NOON))).toBeUndefined()
        expect(await value(staffRepository.byEmail(omar.email))).toEqual({ person: omar, passwordHash: 'new', secret: SECRET })
        expect(await letIn(storage, 'again', omar, 7, 'new')).toBe(false)
        expect(await letIn(storage, 'later', omar, 8, 'new')).toBe(true)
      }))

    it('change only the password that was checked', () =>
      withStaff(async (storage) => {
        const { staffRepository } = storage
        const before = (await value(staffRepository.byEmail(omar.email)))?.passwordHash
        await value(staffRepository.changeCredentials(omar.id, { keys: { passwordHash: 'reset', secret: OTHER } }, act()))
        const change = (passwordBefore: string) =>
          staffRepository.changeCredentials(omar.id, { passwordHash: 'new', passwordBefore }, act('staff.password_changed'))
        expect(await refusal(change(before ?? ''))).toEqual({ _tag: 'NotFound', what: 'staff' })
        expect((await value(staffRepository.byEmail(omar.email)))?.passwordHash).toBe('reset')
        await value(change('reset'))
        expect((await value(staffRepository.byEmail(omar.email)))?.passwordHash).toBe('new')
      }))

    it('store the secret of their codes in a new format, unless another one was set meanwhile', () =>
      withStaff(async (storage) => {
        const { staffRepository } = storage
        expect(new Map((await value(staffRepository.storedSecrets)).map(({ id, stored }) => [id, stored])))
          .toEqual(new Map([[lea.id, SECRET], [omar.id, SECRET]]))
        await value(staffRepository.replaceSecret(lea.id, SECRET, OTHER))
        await value(staffRepository.replaceSecret(lea.id, SECRET, SECRETS.encrypt('third', lea.id)))
        expect((await value(staffRepository.byEmail(lea.email)))?.secret).toBe(OTHER)
        expect((await value(staffRepository.byEmail(omar.email)))?.secret).toBe(SECRET)
      }))

    it('create API tokens, see them until they expire, and revoke their own', () =>
      withStaff(async (storage) => {
        const { accessTokens } = storage
        const entry = (name: string, minutes: number) =>
          aToken(name, { name: made(makeStaffName(name)), since: later(minutes), endsAt: later(minutes + 60) })
        await value(accessTokens.add(access('b'), entry('b', 1), lea.id, act('token.created')))
        await value(accessTokens.add(access('a'), entry('a', 0), lea.id, act('token.created')))
        expect((await value(accessTokens.list(lea.id, later(2)))).map(({ name }) => name)).toEqual(['a', 'b'])
        expect((await value(accessTokens.list(lea.id, later(60)))).map(({ name }) => name)).toEqual(['b'])
        expect(await value(accessTokens.holder(access('a'), later(60)))).toBeUndefined()
        expect(await refusal(accessTokens.revoke(omar.id, entry('b', 1).id, act()))).toEqual({ _tag: 'NotFound', what: 'token' })
        await value(accessTokens.revoke(lea.id, entry('b', 1).id, act('token.revoked')))
        expect(await value(accessTokens.holder(access('b'), later(2)))).toBeUndefined()
      }))

    it('have an audit log of their actions, newest first, filtered by action, day and name', () =>
      run(shopCatalogue, async ({ auditLog }) => {
        await value(auditLog.note({ ...act('token.created'), at: new Date('2026-03-02T22:59:59Z') }))
        await value(auditLog.note({ ...act('staff.reset'), about: 'omar@50%_', at: new Date('2026-03-02T23:00:00Z'), detail: 'why' }))
        const find = async (filter: Parameters<typeof auditLog.find>[0], page = 1) => {
          const { acts, total } = await value(auditLog.find(filter, { page, itemsPerPage: 1 }))
          return [acts.map(({ what, detail }) => [what, detail]), total]
        }
        expect(await find({})).toEqual([[['staff.reset', 'why']], 2])
        expect(await find({}, 2)).toEqual([[['token.created', undefined]], 2])
        expect(await find({ what: 'token.created' })).toEqual([[['token.created', undefined]], 1])
        expect(await find({ day: '2026-03-02' })).toEqual([[['token.created', undefined]], 1])
        expect(await find({ day: '2026-03-03', text: 'OMAR@50%_' })).toEqual([[['staff.reset', 'why']], 1])
        expect(await find({ text: 'graf' })).toEqual([[['staff.reset', 'why']], 2])
        expect(await find({ text: 'nobody\u0000' })).toEqual([[], 0])
      }))

    it('leave no expired session behind', () =>
      withStaff(async (storage) => {
        await letIn(storage, 'desk')
        await purgeAll(storage.expiredData, { ...retentionCutoffs(NOON), now: later(721) })
        expect(await value(storage.staffSessions.holder(token('desk'), NOON))).toBeUndefined()
      }))
  })
}
