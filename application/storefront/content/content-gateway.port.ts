import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ContentPage } from '../../../domain/content/content-page.ts'
import type { Menu } from '../../../domain/content/menu.ts'
import type { ShopInfo } from '../../../domain/content/shop-info.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'

/** Content of the editors, through the API. */
export interface ContentGateway {
  readonly page: (slug: string, locale: Locale) => TaskEither<Failure, ContentPage | undefined>
  readonly menu: (locale: Locale) => TaskEither<Failure, Menu | undefined>
  readonly info: (locale: Locale) => TaskEither<Failure, ShopInfo | undefined>
}
export const ContentGateway = token<ContentGateway>('ContentGateway')
