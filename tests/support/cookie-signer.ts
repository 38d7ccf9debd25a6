import { makeCookieSigner } from '../../adapters/cookies/cookie-signer.ts'

/** The secret of a shop in the tests, and what it signs cookies with. */
export const TEST_SECRET = 'the secret of a shop in the tests'
export const testCookieSigner = makeCookieSigner(TEST_SECRET)

/** What the browser carries that ordered a cart, in a shop of that secret. */
export const orderedCookie = (cart: string): string => `vsf-ordered=${testCookieSigner.sign('vsf-ordered', cart)}`
