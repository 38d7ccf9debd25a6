import { mayMeasure } from '../../domain/tracking/consent.ts'
import { makeConsentKeeper } from './consent-keeper.ts'
import type { CookieJar } from './cookie-jar.ts'
import { VISITOR } from './cookie-table.ts'

const NAME = /^[A-Za-z0-9_-]{16,64}$/

/** Whoever may be sorted into variants: by the name they were given; nobody without a yes to statistics, whatever a cookie says. */
export const assignedVisitor = (jar: CookieJar): string | undefined => {
  const name = jar.read(VISITOR, (text) => (NAME.test(text) ? text : undefined))
  return mayMeasure(makeConsentKeeper(jar).read()) ? name : undefined
}

/** The same; whoever has none is given a name. */
export const nameVisitor = (jar: CookieJar, makeName: () => string): string | undefined => {
  if (!mayMeasure(makeConsentKeeper(jar).read())) return undefined
  if (assignedVisitor(jar) === undefined) jar.set(VISITOR, makeName())
  return assignedVisitor(jar)
}
