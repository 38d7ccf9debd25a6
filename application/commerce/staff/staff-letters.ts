import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { countablePage } from '../../../domain/listing/one-page.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { FigureBook } from '../shop/shop-figures.port.ts'
import type { FailedLetter, FailedLetters } from './failed-letters.port.ts'
import { forStaff, type ForStaffDeps } from './for-staff.ts'

export type StaffLetterDeps = { readonly failedLetters: FailedLetters; readonly figureBook: FigureBook; readonly clock: Clock }

export type FoundLetters = { readonly letters: readonly FailedLetter[]; readonly total: number; readonly pages: number }

const ITEMS_PER_PAGE = 50

const list = ({ failedLetters }: StaffLetterDeps, page: number): TE.TaskEither<Failure, FoundLetters> =>
  pipe(
    failedLetters.list({ page: countablePage(page), itemsPerPage: ITEMS_PER_PAGE }),
    TE.map((found) => ({ ...found, pages: Math.max(1, Math.ceil(found.total / ITEMS_PER_PAGE)) })),
  )

/** What is done at the desk with letters that did not leave, and what else the shop has on its hands. */
export const makeStaffLetters = (deps: StaffLetterDeps & ForStaffDeps) => {
  const may = forStaff(deps)
  return {
    listFailedLetters: may('watch the work', (_, page: number) => list(deps, page)),
    sendLetterAgain: may('watch the work', ({ person }, id: number) => deps.failedLetters.sendAgain(id, {
      by: person.name, what: 'letter.sent_again', about: String(id), at: deps.clock.now(),
    })),
    showWork: may('watch the work', () => deps.figureBook.figures(deps.clock.now())),
  }
}
