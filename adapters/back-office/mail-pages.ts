import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { pageQuery } from '../../domain/listing/read-query.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import { queryOf, type BackOfficeSite } from './back-office.ts'
import { form, parsed } from './form.ts'
import { may } from './may.ts'

const TASKS = '/desk/tasks'

const id = parsed((text) => readWholeNumber(text, IDS), { _tag: 'NotFound', what: 'mail' })

/** Mails that no server accepted, and the shop's other open work. */
export const mailPages = ({ page }: BackOfficeSite): void => {
  page(TASKS, 'tasks', {
    load: ({ backOffice, holder }, request) => pipe(
      TE.fromEither(pageQuery(queryOf(request))),
      TE.bindW('failed', (query) => backOffice.listFailedMails(query)),
      TE.bindW('figures', () => backOffice.getPendingTasks({})),
      TE.bindW('troubles', () => backOffice.listFailures({})),
      TE.map((work) => ({ ...work, isReviewLinked: may(holder, 'listReviews') })),
    ),
    act: ({ backOffice }, _shown, typed) => pipe(form(backOffice.resendMail, { id })(typed), TE.map(() => TASKS)),
  })
}
