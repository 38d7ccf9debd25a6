import * as E from 'fp-ts/lib/Either.js'
import type { StaffSessions } from '../../../application/commerce/staff/staff-sessions.port.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import { idleSince, minuteOf } from '../../../domain/staff/staff-session.ts'
import { atOnce } from '../at-once.ts'
import type { StoredStaffMember, StoredStaffSession, ShopState } from '../shop-state.ts'

type Found = { readonly session: StoredStaffSession; readonly staff: StoredStaffMember }

const held = ({ staffSessions, staff }: ShopState, token: SessionToken, now: Date): Found | undefined => {
  const session = staffSessions.get(token)
  const kept = session && staff.get(session.staffId)
  return session === undefined || kept === undefined || kept.person.isDisabled || session.endsAt <= now
    ? undefined
    : { session, staff: kept }
}

export const openStaffSessions = (state: ShopState): StaffSessions => ({
  begin: (token, staffId, checked, endsAt) =>
    atOnce(() => {
      const kept = state.staff.get(staffId)
      if (kept === undefined || kept.person.isDisabled || kept.passwordHash !== checked) return E.right(false)
      state.staffSessions.set(token, { staffId, endsAt })
      return E.right(true)
    }),
  waiting: (token, now) =>
    atOnce(() => {
      const found = held(state, token, now)
      return E.right(found && found.session.usedAt === undefined ? { person: found.staff.person, secret: found.staff.secret } : undefined)
    }),
  confirm: (waiting, step, { token, endsAt, ...begun }, act) =>
    atOnce(() => {
      const found = held(state, waiting, begun.at)
      if (found === undefined || found.session.usedAt !== undefined || found.staff.lastStep >= step) return E.right(false)
      const { staffId } = found.session
      state.staff.set(staffId, { ...found.staff, lastStep: step })
      state.staffSessions.delete(waiting)
      state.staffSessions.set(token, { staffId, endsAt, begun, usedAt: minuteOf(begun.at) })
      state.auditEntries.push(act)
      return E.right(true)
    }),
  holder: (token, now) =>
    atOnce(() => {
      const found = held(state, token, now)
      const usedAt = found?.session.usedAt
      if (found === undefined || usedAt === undefined || usedAt <= idleSince(now)) return E.right(undefined)
      state.staffSessions.set(token, { ...found.session, usedAt: minuteOf(now) })
      return E.right(found.staff.person)
    }),
  end: (token) =>
    atOnce(() => {
      state.staffSessions.delete(token)
      return E.right(undefined)
    }),
})
