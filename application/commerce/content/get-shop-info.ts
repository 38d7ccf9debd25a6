import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ContentLibrary } from './content-library.port.ts'
import type { UseCase } from '../operation.ts'
import type { contentContract } from '../../contract/content.ts'

/** Shop information from editors; `undefined` if there is none (Account §3). */
export const makeGetShopInfo =
  ({ content }: { readonly content: ContentLibrary }): UseCase<typeof contentContract.getShopInfo> =>
  (at) => TE.fromIO(() => (at.drafts ?? content).info(at))
