import { localePath, readLocalizedPath } from '../shop/localized-path.ts'

const LETTER = /(?:^|\/)subscription\/token\//

/** Where a login leads that began at a target: from the letter of a subscription to all of them (Account §2.4, decision A15). */
export const afterLogin = (target: string): string => {
  const { pathname } = new URL(target, 'https://here.invalid')
  return LETTER.test(pathname) ? localePath(readLocalizedPath(pathname).locale, '/my-account/my-subscriptions') : target
}
