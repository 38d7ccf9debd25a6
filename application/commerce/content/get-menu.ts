import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Menu } from '../../../domain/content/menu.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { PageContext } from '../shop/page-context.ts'
import type { ContentLibrary } from './content-library.port.ts'

/** The menu as editors composed it; `undefined` if there is none (Account §2.12). */
export type GetMenu = (at: PageContext) => TE.TaskEither<Failure, Menu | undefined>

export const makeGetMenu =
  ({ content }: { readonly content: ContentLibrary }): GetMenu =>
  (at) => TE.fromIO(() => (at.drafts ?? content).menu(at))
