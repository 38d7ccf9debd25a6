import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ContentPage } from '../../../domain/content/content-page.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { At } from '../shop/at.ts'
import type { ContentLibrary } from './content-library.port.ts'

/** A page as editors composed it; nothing where there is none (Account §1). */
export type ShowContent = (slug: string, at: At) => TE.TaskEither<Failure, ContentPage | undefined>

export const makeShowContent =
  (deps: { readonly content: ContentLibrary }): ShowContent =>
  (slug, at) => TE.fromIO(() => deps.content.page(slug, at))
