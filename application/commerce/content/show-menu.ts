import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Menu } from '../../../domain/content/menu.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { At } from '../shop/at.ts'
import type { ContentLibrary } from './content-library.port.ts'

/** The menu as editors made it; nothing where they made none (Account §2.12). */
export type ShowMenu = (at: At) => TE.TaskEither<Failure, Menu | undefined>

export const makeShowMenu =
  ({ content }: { readonly content: ContentLibrary }): ShowMenu =>
  (at) => TE.fromIO(() => content.menu(at))
