import { mayMeasure } from '../../domain/tracking/consent.ts'
import { makeConsentKeeper } from './consent-keeper.ts'
import type { CookieJar } from './cookie-jar.ts'
import { VISITOR } from './cookie-table.ts'

const NAME = /^[A-Za-z0-9_-]{16,64}$/

/** The visitor id for experiments; only with consent to statistics, whatever a cookie contains. */
export const assignedVisitor = (jar: CookieJar): string | undefined => {
  const name = jar.read(VISITOR, (text) => (NAME.test(text) ? text : undefined))
  return mayMeasure(makeConsentKeeper(jar).read()) ? name : undefined
}

/** The same; a visitor without an id gets one. */
export const nameVisitor = (jar: CookieJar, makeName: () => string): string | undefined => {
  if (!mayMeasure(makeConsentKeeper(jar).read())) return undefined
  if (assignedVisitor(jar) === undefined) jar.set(VISITOR, makeName())
  return assignedVisitor(jar)
}
