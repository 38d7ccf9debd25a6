import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { FastifyReply } from 'fastify'
import type { Failure } from '../../domain/refusal.ts'
import { pageQuery } from '../../domain/listing/read-query.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import { queryOf, typedIn, type BackOfficeSite, type StaffContext } from './back-office.ts'
import { form, parsed } from './form.ts'
import { may } from './may.ts'

const TASKS = '/desk/tasks'

/** Mails that no server accepted, and the shop's other open work. */
export const mailPages = ({ get, post, show, refused }: BackOfficeSite): void => {
  const showAll = async (context: StaffContext, reply: FastifyReply, page: number, failure?: Failure): Promise<FastifyReply> => {
    const { backOffice, holder } = context
    const work = await pipe(
      TE.Do, TE.apSW('figures', backOffice.getPendingTasks({})), TE.apSW('failed', backOffice.listFailedMails({ page })),
      TE.apSW('troubles', backOffice.listFailures({})),
    )()
    return E.isLeft(work)
      ? refused(reply, context, work.left)
      : show(reply, context, 'tasks', { ...work.right, page, isReviewLinked: may(holder, 'listReviews'), failure })
  }
  get(TASKS, async (context, request, reply) => {
    const query = pageQuery(queryOf(request))
    return E.isLeft(query) ? refused(reply, context, query.left, TASKS) : showAll(context, reply, query.right.page)
  })
  post(TASKS, async (context, request, reply) => {
    const id = parsed((text) => readWholeNumber(text, IDS), { _tag: 'NotFound', what: 'mail' })
    const result = await form(context.backOffice.resendMail, { id })(typedIn(request))()
    return E.isLeft(result) ? showAll(context, reply, 1, result.left) : reply.redirect(TASKS, 303)
  })
}
