import { localePath, readLocalizedPath } from '../shop/localized-path.ts'

const SUBSCRIPTION_LINK = /(?:^|\/)subscription\/token\//

/** The page after a sign-in: from the link of a subscription mail to the list of subscriptions (Account §2.4, decision A15). */
export const afterLogin = (target: string): string => {
  const { pathname } = new URL(target, 'https://here.invalid')
  return SUBSCRIPTION_LINK.test(pathname) ? localePath(readLocalizedPath(pathname).locale, '/my-account/my-subscriptions') : target
}
