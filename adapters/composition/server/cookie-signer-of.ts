import type { Configuration } from '../../configuration/configuration.ts'
import { makeCookieSigner, type CookieSigner } from '../../cookies/cookie-signer.ts'

/** The keys that sign and verify cookies. */
export const cookieSignerOf = ({ formerSecret }: Pick<Configuration, 'formerSecret'>, secret: string): CookieSigner =>
  makeCookieSigner(secret, formerSecret === undefined ? [] : [formerSecret])
