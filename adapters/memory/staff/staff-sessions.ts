import * as E from 'fp-ts/lib/Either.js'
import type { StaffSessions } from '../../../application/commerce/staff/staff-sessions.port.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import { idleSince, minuteOf } from '../../../domain/staff/staff-session.ts'
import { atomically } from '../atomically.ts'
import type { StoredStaffMember, StoredStaffSession, ShopState } from '../shop-state.ts'

type ActiveSession = { readonly session: StoredStaffSession; readonly staff: StoredStaffMember }

const findActive = ({ staffSessions, staff }: ShopState, token: SessionToken, now: Date): ActiveSession | undefined => {
  const session = staffSessions.get(token)
  const member = session && staff.get(session.staffId)
  return session === undefined || member === undefined || member.person.isDisabled || session.endsAt <= now
    ? undefined
    : { session, staff: member }
}

export const openStaffSessions = (state: ShopState): StaffSessions => ({
  begin: (token, staffId, checked, endsAt) =>
    atomically(() => {
      const member = state.staff.get(staffId)
      if (member === undefined || member.person.isDisabled || member.passwordHash !== checked) return E.right(false)
      state.staffSessions.set(token, { staffId, endsAt })
      return E.right(true)
    }),
  waiting: (token, now) =>
    atomically(() => {
      const active = findActive(state, token, now)
      return E.right(
        active && active.session.usedAt === undefined ? { person: active.staff.person, secret: active.staff.secret } : undefined,
      )
    }),
  confirm: (waiting, step, { token, endsAt, ...begun }, auditEntry) =>
    atomically(() => {
      const active = findActive(state, waiting, begun.at)
      if (active === undefined || active.session.usedAt !== undefined || active.staff.lastStep >= step) return E.right(false)
      const { staffId } = active.session
      state.staff.set(staffId, { ...active.staff, lastStep: step })
      state.staffSessions.delete(waiting)
      state.staffSessions.set(token, { staffId, endsAt, begun, usedAt: minuteOf(begun.at) })
      state.auditEntries.push(auditEntry)
      return E.right(true)
    }),
  holder: (token, now) =>
    atomically(() => {
      const active = findActive(state, token, now)
      const usedAt = active?.session.usedAt
      if (active === undefined || usedAt === undefined || usedAt <= idleSince(now)) return E.right(undefined)
      state.staffSessions.set(token, { ...active.session, usedAt: minuteOf(now) })
      return E.right(active.staff.person)
    }),
  end: (token) =>
    atomically(() => {
      state.staffSessions.delete(token)
      return E.right(undefined)
    }),
})
