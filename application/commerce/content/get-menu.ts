import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ContentLibrary } from './content-library.port.ts'
import type { UseCase } from '../operation.ts'
import type { contentContract } from '../../contract/content.ts'

/** The menu as editors composed it; `undefined` if there is none (Account §2.12). */
export const makeGetMenu =
  ({ content }: { readonly content: ContentLibrary }): UseCase<typeof contentContract.getMenu> =>
  (at) => TE.fromIO(() => (at.drafts ?? content).menu(at))
