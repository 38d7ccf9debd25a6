import * as E from 'fp-ts/lib/Either.js'
import type { OwnStaffSessions } from '../../../application/commerce/staff/own-staff-sessions.port.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import { idleSince } from '../../../domain/staff/staff-session.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

export const openOwnStaffSessions = ({ staffSessions, auditEntries }: ShopState): OwnStaffSessions => ({
  list: (owner, here, now) =>
    atOnce(() => E.right(
      [...staffSessions]
        .flatMap(([token, { staffId, endsAt, begun, usedAt }]) =>
          staffId !== owner || endsAt <= now || begun === undefined || usedAt === undefined || usedAt <= idleSince(now)
            ? []
            : [{ id: begun.id, device: begun.device, since: begun.at, lastUsed: usedAt, isHere: token === here }])
        .toSorted((one, other) => other.lastUsed.getTime() - one.lastUsed.getTime() || other.since.getTime() - one.since.getTime()),
    )),
  end: (owner, id, act) =>
    atOnce(() => {
      const found = [...staffSessions].find(([, { staffId, begun }]) => staffId === owner && begun?.id === id)
      if (found === undefined) return E.left({ _tag: 'NotFound', what: 'session' })
      staffSessions.delete(found[0])
      auditEntries.push(act)
      return E.right(undefined)
    }),
  endOthers: (owner, here, act) =>
    atOnce<NotSignedIn, void>(() => {
      const desk = staffSessions.get(here)
      if (desk?.staffId !== owner || desk.begun === undefined) return E.left({ _tag: 'NotSignedIn' })
      for (const [token, { staffId }] of staffSessions) if (staffId === owner && token !== here) staffSessions.delete(token)
      auditEntries.push(act)
      return E.right(undefined)
    }),
})
