import * as E from 'fp-ts/lib/Either.js'
import type { OwnStaffSessions } from '../../../application/commerce/staff/own-staff-sessions.port.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import { idleSince } from '../../../domain/staff/staff-session.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

export const openOwnStaffSessions = ({ staffSessions, auditEntries }: ShopState): OwnStaffSessions => ({
  list: (owner, here, now) =>
    atomically(() => E.right(
      [...staffSessions]
        .flatMap(([token, { staffId, endsAt, begun, usedAt }]) =>
          staffId !== owner || endsAt <= now || begun === undefined || usedAt === undefined || usedAt <= idleSince(now)
            ? []
            : [{ id: begun.id, device: begun.device, since: begun.at, lastUsed: usedAt, isHere: token === here }])
        .toSorted((left, right) => right.lastUsed.getTime() - left.lastUsed.getTime() || right.since.getTime() - left.since.getTime()),
    )),
  end: (owner, id, auditEntry) =>
    atomically(() => {
      const match = [...staffSessions].find(([, { staffId, begun }]) => staffId === owner && begun?.id === id)
      if (match === undefined) return E.left({ _tag: 'NotFound', what: 'session' })
      staffSessions.delete(match[0])
      auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
  endOthers: (owner, here, auditEntry) =>
    atomically<NotSignedIn, void>(() => {
      const current = staffSessions.get(here)
      if (current?.staffId !== owner || current.begun === undefined) return E.left({ _tag: 'NotSignedIn' })
      for (const [token, { staffId }] of staffSessions) if (staffId === owner && token !== here) staffSessions.delete(token)
      auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
})
