import type { NewSession } from '../../../application/commerce/identity/session-repository.port.ts'
import { makeSessionId } from '../../../domain/identity/session-entry.ts'
import { made } from './made.ts'

type Stated = Pick<NewSession, 'token' | 'accountId' | 'endsAt'> & Partial<NewSession>

/** A session that started an hour before it ends, in an unknown browser; its public id is the beginning of its token. */
export const aSession = (stated: Stated): NewSession => ({
  id: made(makeSessionId(stated.token.slice(0, 30))),
  device: { browser: 'other', system: 'other' },
  since: new Date(stated.endsAt.getTime() - 3_600_000),
  ...stated,
})
