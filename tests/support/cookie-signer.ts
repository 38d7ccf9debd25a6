import { makeCookieSigner } from '../../adapters/cookies/cookie-signer.ts'

/** The secret of the tests' shop, and the signer of its cookies. */
export const TEST_SECRET = 'the secret of a shop in the tests'
export const testCookieSigner = makeCookieSigner(TEST_SECRET)

/** The cookie of a browser that ordered a cart, in a shop with that secret. */
export const orderedCookie = (cart: string): string => `vsf-ordered=${testCookieSigner.sign('vsf-ordered', cart)}`
