import type { Configuration } from '../../configuration/configuration.ts'
import { makeCookieSigner, type CookieSigner } from '../../cookies/cookie-signer.ts'

/** By which keys cookies are signed and read. */
export const cookieSignerOf = ({ formerSecret }: Pick<Configuration, 'formerSecret'>, secret: string): CookieSigner =>
  makeCookieSigner(secret, formerSecret === undefined ? [] : [formerSecret])
