import * as TE from 'fp-ts/lib/TaskEither.js'
import { loginTarget } from '../../../domain/identity/login-target.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { redirectSite } from '../../../domain/settings/redirect-site.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { RedirectTarget } from '../../../domain/identity/resolve-redirect.ts'
import { token } from '../../token.ts'
import type { Log } from '../shop/log.port.ts'
import { canParseUrl } from '../../../domain/parse-url.ts'

/** The page that a login link leads to; an invalid URL is logged and tried as a path of the shop (Account §5). */
export type FindLoginTarget = (url: string | null | undefined, locale: Locale) => TE.TaskEither<Failure, RedirectTarget>
export const FindLoginTarget = token<FindLoginTarget>('FindLoginTarget')

export const makeFindLoginTarget =
  ({ shop, log }: { readonly shop: ShopSettings; readonly log: Log }): FindLoginTarget =>
  (url, locale) =>
    TE.fromIO(() => {
      if (url != null && !url.startsWith('/') && !canParseUrl(url)) log.warn('Invalid url in a login link', url.length)
      return loginTarget(url, redirectSite(shop, locale))
    })
