import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ContentLibrary } from './content-library.port.ts'
import type { UseCase } from '../operation.ts'
import type { contentContract } from '../../contract/content.ts'

/** The menu as editors composed it; `undefined` if there is none (Account §2.12). */
export type GetMenu = UseCase<typeof contentContract.getMenu>

export const makeGetMenu =
  ({ content }: { readonly content: ContentLibrary }): GetMenu =>
  (at) => TE.fromIO(() => (at.drafts ?? content).menu(at))
